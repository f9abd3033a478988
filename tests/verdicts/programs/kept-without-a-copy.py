# queens 6; printed 4: 0 right, 4 wrong, 0 again, 0 missing; total 4 right; alias list; cause alias 5
result = []
def backtrack(board, r, n):
    if r == n:
        result.append(board)
        return
    for c in range(n):
        if all(board[i] != c and abs(board[i] - c) != r - i for i in range(r)):
            board[r] = c
            backtrack(board, r + 1, n)

backtrack([0] * 6, 0, 6)
print(len(result))
for b in result:
    print(b)
