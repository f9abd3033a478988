# queens 6; none 0: 0 right, 0 wrong, 0 again, 0 missing; total 4 right; alias none; cause none
def search():
    size = 6
    num = 0
    cols = [0] * 20

    def attacked(row, col):
        for above in range(row):
            if cols[above] == col or abs(cols[above] - col) == row - above:
                return True
        return False

    def put(row):
        nonlocal num
        if row == size:
            num += 1
            return
        for col in range(size):
            if not attacked(row, col):
                cols[row] = col
                put(row + 1)

    put(0)
    print(f"There are {num} solutions.")

search()
