// N queens with three arrays of marks: gcc -O2 marks.c -o marks && ./marks 8 // alone
// judge: // The Checker Challenge (P1219): gcc -O2 marks.c -o marks && ./marks

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h> // alone

enum { MOST = 32 };

int n;
bool columns[MOST + 1], anti_diagonals[2 * MOST + 1], main_diagonals[2 * MOST];
// judge: int placed[MOST + 1], shown;

void mark(int row, int column, bool value) {
    columns[column] = value;
    anti_diagonals[row + column] = value;
    main_diagonals[row - column + n] = value;
}

// judge: void report(void) {
// judge:     if (shown == 3) return;
// judge:     shown++;
// judge:     for (int row = 1; row <= n; row++)
// judge:         printf("%d%c", placed[row], row < n ? ' ' : '\n');
// judge: }
// judge:
long search(int row) { // line 0
    if (row == n + 1) { // line 1
        // judge: report();
        return 1; // line 1
    }
    long solutions = 0;
    for (int column = 1; column <= n; column++) { // line 2
        if (columns[column]) continue; // line 4
        if (anti_diagonals[row + column]) continue; // line 5
        if (main_diagonals[row - column + n]) continue; // line 6
        mark(row, column, true); // line 7
        // judge: placed[row] = column;
        solutions += search(row + 1); // line 7
        mark(row, column, false); // line 8
    }
    return solutions;
}

int main(int argc, char** argv) { // alone
    n = argc > 1 ? atoi(argv[1]) : 8; // alone
// judge: int main(void) {
    // judge: if (scanf("%d", &n) != 1) return 1;
    printf("%ld\n", search(1));
}
