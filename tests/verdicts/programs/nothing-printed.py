# queens 8; none 0: 0 right, 0 wrong, 0 again, 0 missing; total none; alias none; cause none
def main():
    N = 8
    b = [[0] * N for _ in range(N)]
    def free(r, c):
        return not any(b[i][j] and (j == c or abs(j - c) == r - i) for i in range(r) for j in range(N))
    def go(r):
        if r == N:
            return True
        for c in range(N):
            if free(r, c):
                b[r][c] = 1
                if go(r + 1):
                    return True
                b[r][c] = 0
        return False
    go(0)
main()
