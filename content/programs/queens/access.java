// N queens column by column: java access.java 8 // alone
// judge: // The Checker Challenge (P1219): java access.java

import java.util.Arrays;

class Queens { // alone
// judge: class Main {
    static int n;
    static int[] cols; // the row of the queen in each column
    // judge: static int shown;

    static boolean[] getAccessRows(int col) {
        boolean[] rows = new boolean[n]; // line 1
        Arrays.fill(rows, true); // line 1
        for (int earlier = 0; earlier < col; earlier++) { // line 2
            int row = cols[earlier], d = col - earlier; // line 2
            for (int struck : new int[] {row, row + d, row - d}) // line 2
                if (struck >= 0 && struck < n) rows[struck] = false; // line 2
        }
        return rows;
    }

    // judge: // The row of each column: exchanging rows and columns keeps solutions.
    // judge: static void report() {
    // judge:     if (shown == 3) return;
    // judge:     shown++;
    // judge:     for (int col = 0; col < n; col++)
    // judge:         System.out.print(cols[col] + 1 + (col + 1 < n ? " " : "\n"));
    // judge: }
    // judge:
    static long solve(int col) { // line 0
        long solutions = 0;
        boolean[] rows = getAccessRows(col);
        for (int row = 0; row < n; row++) { // line 3
            if (!rows[row]) continue; // line 5
            cols[col] = row; // line 6
            // judge: if (col == n - 1) report();
            if (col == n - 1)
                solutions += 1; // line 7
            else
                solutions += solve(col + 1); // line 8
            cols[col] = 0; // line 9
        }
        return solutions;
    }

    public static void main(String[] args) {
        n = args.length > 0 ? Integer.parseInt(args[0]) : 8; // alone
        // judge: n = new java.util.Scanner(System.in).nextInt();
        cols = new int[n];
        System.out.println(solve(0));
    }
}
