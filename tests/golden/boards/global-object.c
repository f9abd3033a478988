#include <stdio.h>

typedef struct {
    int n;
    char cells[6][6];
} Game;

Game game = {6};
int total;

int attacked(int r, int c) {
    for (int i = 0; i < r; i++) {
        if (game.cells[i][c] == 'Q')
            return 1;
        if (c - r + i >= 0 && game.cells[i][c - r + i] == 'Q')
            return 1;
        if (c + r - i < game.n && game.cells[i][c + r - i] == 'Q')
            return 1;
    }
    return 0;
}

void show(void) {
    for (int r = 0; r < game.n; r++) {
        for (int c = 0; c < game.n; c++)
            putchar(game.cells[r][c]);
        putchar('\n');
    }
    putchar('\n');
}

void place(int r) {
    if (r == game.n) {
        total++;
        show();
        return;
    }
    for (int c = 0; c < game.n; c++) {
        if (attacked(r, c))
            continue;
        game.cells[r][c] = 'Q';
        place(r + 1);
        game.cells[r][c] = '.';
    }
}

int main() {
    for (int r = 0; r < game.n; r++)
        for (int c = 0; c < game.n; c++)
            game.cells[r][c] = '.';
    place(0);
    printf("%d\n", total);
    return 0;
}
