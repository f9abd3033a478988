"""No recursion: a stack of dicts that are tried one after the other."""
N = 5
found = []
stack = [{'row': 0, 'queens': [], 'next': 0}]

while stack:
    top = stack[-1]
    if top['row'] == N:
        found.append(top['queens'])
        stack.pop()
        continue
    if top['next'] == N:
        stack.pop()
        continue
    column = top['next']
    top['next'] += 1
    temp = top['queens']
    if all(q != column and abs(q - column) != top['row'] - r
           for r, q in enumerate(temp)):
        stack.append({
            'row': top['row'] + 1,
            'queens': temp + [column],
            'next': 0,
        })

for queens in found:
    print(queens)
print(len(found), "found", end=".\n")
