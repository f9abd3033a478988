# queens 5; printed 10: 10 right, 0 wrong, 0 again, 0 missing; total 10 right; alias none; cause none
def place(k, n, x):
    i = 1
    while i < k:
        if x[i] == x[k] or abs(x[i] - x[k]) == abs(i - k):
            return False
        i += 1
    return True
def nqueens(n):
    x = [0] * (n + 1)
    k = 1
    ways = 0
    while k > 0:
        x[k] += 1
        while x[k] <= n and not place(k, n, x):
            x[k] += 1
        if x[k] <= n:
            if k == n:
                ways += 1
                print("Solution", ways, ":", x[1:])
            else:
                k += 1
                x[k] = 0
        else:
            k -= 1
    print("Backtracking complete.", ways, "ways,", "n =", n)
nqueens(5)
