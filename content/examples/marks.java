import java.util.Scanner;

public class Marks {
    static int n, count;
    static int[] queen;
    static boolean[] column, rising, falling;

    static void place(int row) {
        if (row == n) {
            count++;
            if (count <= 3) {
                for (int r = 0; r < n; r++)
                    System.out.print(queen[r] + 1 + (r < n - 1 ? " " : "\n"));
            }
            return;
        }
        for (int col = 0; col < n; col++) {
            if (column[col] || rising[row + col] || falling[row - col + n])
                continue;
            queen[row] = col;
            column[col] = rising[row + col] = falling[row - col + n] = true;
            place(row + 1);
            column[col] = rising[row + col] = falling[row - col + n] = false;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        n = in.hasNextInt() ? in.nextInt() : 8;
        queen = new int[n];
        column = new boolean[n];
        rising = new boolean[2 * n];
        falling = new boolean[2 * n];
        place(0);
        System.out.println(count);
    }
}
