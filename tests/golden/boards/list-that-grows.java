import java.util.ArrayList;

public class Main {
    static boolean fits(int[] board, int row, int column) {
        for (int i = 0; i < row; i++) {
            if (board[i] == column || Math.abs(board[i] - column) == row - i) return false;
        }
        return true;
    }

    static void place(int[] board, int row, ArrayList<int[]> solutions) {
        int n = board.length;
        if (row == n) {
            int[] copy = new int[n];
            System.arraycopy(board, 0, copy, 0, n);
            solutions.add(copy);
            return;
        }
        for (int column = 0; column < n; column++) {
            if (fits(board, row, column)) {
                board[row] = column;
                place(board, row + 1, solutions);
            }
        }
    }

    public static void main(String[] args) {
        ArrayList<int[]> solutions = new ArrayList<>();
        place(new int[6], 0, solutions);
        ArrayList<int[]> more = new ArrayList<>();
        place(new int[5], 0, more);
        System.out.println("done");
    }
}
