public class Tour {
    static final int SIDE = 8;
    static int[][] board = new int[SIDE][SIDE]; // the number of each square, from 1 on
    static final int[] DOWN = {1, 2, 2, 1, -1, -2, -2, -1};
    static final int[] RIGHT = {2, 1, -1, -2, -2, -1, 1, 2};

    static boolean isOpen(int row, int col) {
        return row >= 0 && row < SIDE && col >= 0 && col < SIDE && board[row][col] == 0;
    }

    static int waysOn(int row, int col) {
        int ways = 0;
        for (int move = 0; move < 8; move++) {
            if (isOpen(row + DOWN[move], col + RIGHT[move]))
                ways++;
        }
        return ways;
    }

    static boolean ride(int row, int col, int number) {
        board[row][col] = number;
        if (number == SIDE * SIDE)
            return true;
        boolean[] tried = new boolean[8];
        while (true) {
            int best = -1, fewest = 9;
            for (int move = 0; move < 8; move++) {
                int r = row + DOWN[move], c = col + RIGHT[move];
                if (!tried[move] && isOpen(r, c) && waysOn(r, c) < fewest) {
                    fewest = waysOn(r, c);
                    best = move;
                }
            }
            if (best < 0)
                break;
            tried[best] = true;
            if (ride(row + DOWN[best], col + RIGHT[best], number + 1))
                return true;
        }
        board[row][col] = 0;
        return false;
    }

    public static void main(String[] args) {
        if (!ride(0, 0, 1)) {
            System.out.println("no tour");
            return;
        }
        for (int[] row : board) {
            for (int number : row)
                System.out.printf("%3d", number);
            System.out.println();
        }
    }
}
