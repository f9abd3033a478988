# queens 4; none 0: 0 right, 0 wrong, 0 again, 0 missing; total 2 right; alias none; cause none
class Solution:
    def totalNQueens(self, n: int) -> int:
        cols, pos, neg = set(), set(), set()
        res = 0
        def backtrack(r):
            nonlocal res
            if r == n:
                res += 1
                return
            for c in range(n):
                if c in cols or (r + c) in pos or (r - c) in neg:
                    continue
                cols.add(c); pos.add(r + c); neg.add(r - c)
                backtrack(r + 1)
                cols.remove(c); pos.remove(r + c); neg.remove(r - c)
        backtrack(0)
        return res
print(Solution().totalNQueens(4))
