public class Queens {
    static final int N = 8;
    static int[] board = new int[N]; // the column of the queen in each row
    static int solutions = 0;

    static boolean isFree(int row, int col) {
        for (int r = 0; r < row; r++) {
            if (board[r] == col || Math.abs(board[r] - col) == row - r)
                return false;
        }
        return true;
    }

    static void printBoard() {
        for (int row = 0; row < N; row++)
            System.out.print(board[row] + " ");
        System.out.println();
    }

    static void place(int row) {
        if (row == N) {
            solutions++;
            printBoard();
            return;
        }
        for (int col = 0; col < N; col++) {
            if (isFree(row, col)) {
                board[row] = col;
                place(row + 1);
            }
        }
    }

    public static void main(String[] args) {
        place(0);
        System.out.println(solutions + " solutions");
    }
}
