"""Programs for N queens in C and C++, in the styles in which they are written.

A style is a text. `$name` takes a name or an expression, `$conflict{value|row}` and its kin a test, and lines that begin with `@`
are replaced:

    @board           declares the board
    @solution b      what is done with the board b
    @return          goes back from a solution
    @recurse call    goes on with the next row
    @end             goes back where no column is left
    @stop            goes back from a solution where only the first is wanted
    @after           what comes after a column has been taken and given back

`$cols` counts through the columns and `$before` through the rows before this one, `$base` is the first of each, `$done` is true
below the last row. `$pn` and `$an` are N as a last parameter and argument, where it is handed on. `SHORT` and marks as in
queens.py.
"""

from short import in_full, marks

STYLES = {}

SHORT = [
    (r"@rows\((.*)\): (.+) for (.+)", r"$type $place(\1) {\n    @found \2\n    for (\3) {"),
    (r"@tried", r"    }\n    @end\n}"),
    (r"@test\((.*)\): (.+)", r"$bool $ok(\1) {\n    @false if \2\n}"),
    (r"@found (.+) if (.+)", r"if (\2) {\n    @solution \1\n    @return\n}"),
    (r"@false if (.+) for (.+)", r"for (\2)\n    if (\1)\n        return $no;\nreturn $yes;"),
    marks("$r", "$c"),
]


class Style:
    def __init__(self, text, call, mistakes, **options):
        text = in_full(text, SHORT)
        self.text, self.call, self.mistakes = text.split("\n"), call, mistakes.split()
        self.bases = options.get("bases", (0, 1))
        self.languages = options.get("languages", ("c", "cpp"))
        # `cleared` or `last tried`, where the board may be kept by a pointer.
        self.final = options.get("final")
        # `columns`, `cells`, or `none` for one that only counts.
        self.board = options.get("board", "columns")
        self.simulated = options.get("simulated", {})
        self.is_recursive = "@recurse" in text
        # Whether it can end at the first solution.
        self.stops = "@return" in text or "@stop" in text
        self.hands_on = "$pn" in text
        self.largest = options.get("largest", 10)
        self.grows = options.get("grows", False)
        self.own_board = "@board" not in text
        self.headers = options.get("headers", ())


def style(name, text, call, mistakes, **options):
    STYLES[name] = Style(text, call, mistakes, **options)


TESTS = "no_main no_anti no_column no_diagonals"
SKIPS = "skip_first skip_last"
COLUMNS = "columns_short columns_from_1"

style("recursion, board cleared", """
@board

$bool $ok(int $r, int $c$pn) {
    for ($before) {
        if ($conflict{$b[i]|i})
            return $no;
    }
    return $yes;
}

@rows(int $r$pn): $b if $done for $cols
        if ($ok($r, $c$an)) {#@accept
            $b[$r] = $c;#@accept #@set
            @recurse $place($r + 1$an)
            $b[$r] = $empty;
            @after
        }
@tried
""", "$place($base$an)", f"{TESTS} {SKIPS} {COLUMNS} early stop_loop alias", final="cleared")

style("recursion, test of the board", """
@board

$bool $ok(int $r$pn) {
    int i;
    @false if $conflict{$b[i]|i|$b[$r]} for i = $from; i < $to; i++
}

$type $place(int $r$pn) {
    int $c;
    @found $b if $done
    for ($c = $first; $below; $c++) {
        $b[$r] = $c;#@accept #@set
        if ($ok($r$an)) {#@accept
            @recurse $place($r + 1$an)
            @after
        }
    }
    @end
}
""", "$place($base$an)", f"{TESTS} {SKIPS} {COLUMNS} stop_loop alias", final="last tried", simulated={"ahead": True})

style("recursion, last row inside", """
@board

$bool $ok(int $r, int $c$pn)
{
    @false if $conflict{$b[i]|i} for $before
}

$type $place(int $r$pn)
{
    for ($cols)
    {
        if ($ok($r, $c$an))#@accept
        {
            $b[$r] = $c;#@accept #@set
            if ($last) {
                @solution $b
                @stop
            }
            else {
                @recurse $place($r + 1$an)
            }
            @after
        }
    }
    @end
}
""", "$place($base$an)", f"{TESTS} {SKIPS} {COLUMNS}")

style("recursion, test after the last queen", """
@board

@test(int $r$pn): $conflict{$b[i]|i|$b[$r]} for int i = $base; i < $r; i++

void $place(int $r$pn) {
    for ($cols) {
        $b[$r] = $c;#@accept #@set
        if ($last) {
            @solution $b
        } else if ($ok($r$an)) {#@accept
            $place($r + 1$an);
        }
    }
}
""", "$place($base$an)", "order", simulated={"ahead": True})

style("marks", """
@board
int $m1[$csize], $m2[$dsize], $m3[$dsize];

@rows(int $r$pn): $b if $done for $cols
        if ($marked)#@accept
            continue;#@accept
        $b[$r] = $c;#@accept
        @set $m[at + $n] = 1;
        @recurse $place($r + 1$an)
        @reset $m[at + $n] = 0;
        @after
@tried
""", "$place($base$an)", f"{TESTS} unreset_column unreset_main unreset_anti {COLUMNS} early")

style("marks that are free at first", """
@board
$bool $m1[$csize], $m2[$dsize], $m3[$dsize];

$type $place(int $r$pn)
{
    int $c;
    for ($c = $first; $below; $c++)
    {
        if ($unmarked)#@accept
        {
            $b[$r] = $c;#@accept
            @set $m[at + $n] = $no;
            if ($last)
            {
                @solution $b
                @stop
            }
            else
            {
                @recurse $place($r + 1$an)
            }
            @reset $m[at + $n] = $yes;
        }
    }
    @end
}

void init($only_pn)
{
    int i;
    for (i = 0; i < 2 * $n + $base; i++) {
        if (i < $n + $base) $m1[i] = $yes;
        $m2[i] = $m3[i] = $yes;
    }
}
""", "init($only_an);\n$place($base$an)", f"{TESTS} unreset_column unreset_main unreset_anti {COLUMNS}")

style("marks in one array", """
@board
int check[3][$dsize];

@rows(int $r$pn): $b if $done for $cols
        if ($checked) {#@accept
            $b[$r] = $c;#@accept
            check[0][$c] = 1;#@set_column
            check[1][$r + $c] = 1;#@set_anti
            check[2][$r - $c + $n] = 1;#@set_main
            @recurse $place($r + 1$an)
            check[0][$c] = 0;#@reset_column
            check[1][$r + $c] = 0;#@reset_anti
            check[2][$r - $c + $n] = 0;#@reset_main
        }
@tried
""", "$place($base$an)", f"{TESTS} unreset_column unreset_main unreset_anti")

style("marks that are counted", """
@board
int $m1[$csize], $m2[$dsize], $m3[$dsize];

$type $place(int $r$pn) {
    @found $b if $done
    for ($cols)
        if ($unset) {#@accept
            $b[$r] = $c;#@accept
            @set $m[at + $n]++;
            @recurse $place($r + 1$an)
            @reset $m[at + $n]--;
        }
    @end
}
""", "$place($base$an)", f"{TESTS}")

style("bits with a board", """
@board

@rows(int $r, unsigned $m1, unsigned $m2, unsigned $m3$pn): $b if $done for $cols
        unsigned bit = 1u << $c;
        if (($mask) & bit)#@accept
            continue;#@accept
        $b[$r] = $c;#@accept
        @recurse $place($r + 1, $m1 | bit, ($m2 | bit) << 1, ($m3 | bit) >> 1$an)
@tried
""", "$place(0, 0, 0, 0$an)", f"{TESTS} {COLUMNS} early", bases=(0,))

style("bits that are counted", """
int all;

void $place(int $m1, int $m2, int $m3)
{
    int free, bit;
    if ($m1 == all) {
        @solution
        return;
    }
    free = all & ~($m1 | $m2 | $m3);
    while (free) {
        bit = free & -free;
        free -= bit;
        $place($m1 | bit, ($m2 | bit) << 1, ($m3 | bit) >> 1);
    }
}
""", "all = (1 << $n) - 1;\n$place(0, 0, 0)", "wrong_total", bases=(0,), board="none")

style("number returned", """
int $b[$size];

int $place(int $r$pn) {
    int found = 0;
    if ($done)
        return 1;
    for ($cols) {
        int i;
        for (i = $base; i < $r; i++)
            if ($conflict{$b[i]|i})#@accept
                break;
        if (i == $r) {#@accept
            $b[$r] = $c;#@accept
            found += $place($r + 1$an);
        }
    }
    return found;
}
""", "", f"{TESTS}", board="none")

style("permutation by swaps", """
@board

void swap_two(int i, int j) {
    int t = $b[i];
    $b[i] = $b[j];#@accept
    $b[j] = t;#@accept
}

@test(int $r$pn): $diagonal{$b[i]|i|$b[$r]} for int i = $base; i < $r; i++

void $place(int $r$pn) {
    if ($done) {
        @solution $b
        return;
    }
    for (int i = $r; $below_i; i++) {
        swap_two($r, i);#@accept
        if ($ok($r$an))#@accept
            $place($r + 1$an);#@accept
        swap_two($r, i);
    }
}
""", "for (int i = $base; $below_i; i++)\n    $b[i] = i;\n$place($base$an)", "no_main no_anti", simulated={"swaps": True})

style("steps back, while", """
@board

$bool $ok(int k$pn) {
    int i;
    @false if $conflict{$b[i]|i|$b[k]|k} for i = $base; i < k; i++
}

void $place($only_pn) {
    int k = $base;
    $b[k] = $base - 1;
    while (k >= $base) {
        $b[k]++;#@accept
        while ($cell_below && !$ok(k$an))#@accept
            $b[k]++;#@accept
        if ($cell_below) {
            if ($k_last) {
                @solution $b
                @stop
            } else {
                k++;
                $b[k] = $base - 1;
            }
        } else {
            k--;
        }
    }
}
""", "$place($only_an)", f"{TESTS}")

style("steps back, in main", """
@board

int $ok(int k) {
    for (int i = $base; i < k; i++)
        if ($conflict{$b[i]|i|$b[k]|k})
            return 0;
    return 1;
}

void $place($only_pn) {
    int k = $base, j = $base;
    while (k >= $base) {
        while ($j_below) {
            $b[k] = j;#@accept
            if ($ok(k))#@accept
                break;#@accept
            j++;
        }
        if ($j_below && $k_last) {
            @solution $b
            @stop
            j++;
        } else if ($j_below) {
            k++;
            j = $base;
        } else {
            k--;
            if (k >= $base)
                j = $b[k] + 1;
        }
    }
}
""", "$place($only_an)", f"{TESTS}")

style("goto", """
@board

void $place($only_pn) {
    int $r = $base, i;
    $b[$r] = $base - 1;
next:
    $b[$r]++;#@accept
    if (!($row_below))
        goto back;
    for (i = $base; i < $r; i++)
        if ($conflict{$b[i]|i|$b[$r]})#@accept
            goto next;#@accept
    if ($last) {
        @solution $b
        @stop
        goto next;
    }
    $r++;
    $b[$r] = $base - 1;
    goto next;
back:
    $r--;
    if ($r >= $base)
        goto next;
}
""", "$place($only_an)", f"{TESTS}")

style("own stack", """
@board

void $place($only_pn) {
    int stack[$size], top = $base, $c = $base, i, good;
    while (top >= $base) {
        for (; $below; $c++) {
            good = 1;
            for (i = $base; i < top; i++)
                if ($conflict{stack[i]|i|$c|top}) {#@accept
                    good = 0;
                    break;
                }
            if (good)#@accept
                break;#@accept
        }
        if (!($below)) {
            top--;
            if (top >= $base)
                $c = stack[top] + 1;
            continue;
        }
        stack[top] = $c;#@accept
        top++;
        $c = $base;
        if ($top_done) {
            for (i = $base; i < top; i++)
                $b[i] = stack[i];
            @solution $b
            @stop
            top--;
            $c = stack[top] + 1;
        }
    }
}
""", "$place($only_an)", f"{TESTS}")

style("everything as parameters", """
@test($array, int $r, int $c, int n): $conflict{board[i]|i} for $before

@rows($array, int $r, int n): board if $done_n for $cols_n
        if ($ok(board, $r, $c, n)) {#@accept
            board[$r] = $c;#@accept #@set
            @recurse $place(board, $r + 1, n)
            @after
        }
@tried
""", "$own_board\n$place($b, $base, $n)", f"{TESTS} {SKIPS} stop_loop")

style("structure", """
struct solver {
    int size;
    int $b[$literal];
};

@test(struct solver *s, int $r, int $c): $conflict{s->$b[i]|i} for $before

@rows(struct solver *s, int $r): s->$b if $done_struct for $cols_struct
        if ($ok(s, $r, $c)) {#@accept
            s->$b[$r] = $c;#@accept #@set
            @recurse $place(s, $r + 1)
            @after
        }
@tried
""", "struct solver it;\nit.size = $n;\n$place(&it, $base)", f"{TESTS} {SKIPS} stop_loop")

# A search on a board of cells.
ON_CELLS = """
@rows(int $r$pn): $b if $done for $cols
        if ($ok($r, $c$an)) {#@accept
            $b[$r][$c] = $queen;#@accept #@set
            @recurse $place($r + 1$an)
            $b[$r][$c] = $blank;#@reset
        }
@tried
"""

style("cells", """
@board

$bool $ok(int $r, int $c$pn) {
    int i, j;
    $cell_tests
    return $yes;
}
""" + ON_CELLS, "$fill\n$place($base$an)", f"{TESTS} {COLUMNS} uncleared", board="cells")

style("cells, all in one loop", """
@board

$bool $ok(int $r, int $c$pn) {
    for (int i = $base; i < $r; i++)
        for (int j = $base; $j_below; j++)
            if ($b[i][j] == $queen && ($attacked))
                return $no;
    return $yes;
}
""" + ON_CELLS, "$fill\n$place($base$an)", f"{TESTS} {COLUMNS} uncleared", board="cells")

style("growing vector", """
vector<int> $b;

bool $ok(int $c) {
    int $r = $b.size();
    @false if $conflict{$b[i]|i} for $before
}

$type $place($only_pn) {
    int $r = $b.size();
    @found $b if $done
    for ($cols) {
        if ($ok($c)) {#@accept
            $b.push_back($c);#@accept #@set
            @recurse $place($only_an)
            $b.pop_back();
            @after
        }
    }
    @end
}
""", "$place($only_an)", f"{TESTS} {SKIPS} {COLUMNS} stop_loop", bases=(0,), languages=("cpp",), headers=("vector",))

style("vector by value", """
void $place(vector<int> $b$pn) {
    int $r = $b.size();
    if ($done) {
        @solution $b
        return;
    }
    for ($cols) {
        bool good = true;
        for (int i = 0; i < $r; i++)
            if ($conflict{$b[i]|i})#@accept
                good = false;
        if (good) {#@accept
            vector<int> next = $b;
            next.push_back($c);#@accept
            $place(next$an);
        }
    }
}
""", "$place(vector<int>()$an)", f"{TESTS} {COLUMNS}", bases=(0,), languages=("cpp",), headers=("vector",))

style("sets", """
@board
set<int> $m1, $m2, $m3;

@rows(int $r$pn): $b if $done for $cols
        if ($counted)#@accept
            continue;#@accept
        $b[$r] = $c;#@accept
        @set $m.insert(at);
        @recurse $place($r + 1$an)
        @reset $m.erase(at);
@tried
""", "$place($base$an)", f"{TESTS} unreset_column unreset_main unreset_anti {COLUMNS}", languages=("cpp",), headers=("set",))

style("class", """
class $cls {
public:
    int n;
    vector<int> $b;

    $cls(int size) : n(size), $b(size + $base) {}

    @test(int $r, int $c): $conflict{$b[i]|i} for $before

    @rows(int $r): $b if $done_n for $cols_n
            if ($ok($r, $c)) {#@accept
                $b[$r] = $c;#@accept #@set
                @recurse $place($r + 1)
                @after
            }
    @tried
};
""", "$cls solver($n);\nsolver.$place($base)", f"{TESTS} {SKIPS} {COLUMNS} stop_loop", languages=("cpp",), headers=("vector",))

style("next_permutation", """
@board

$bool $ok($only_pn) {
    for (int i = $base; $below_i; i++)
        for (int j = $base; j < i; j++)
            if ($diagonal{$b[j]|j|$b[i]|i})
                return $no;
    return $yes;#@accept
}

void $place($only_pn) {
    for (int i = $base; $below_i; i++)
        $b[i] = i;
    do {
        if ($ok($only_an)) {#@accept
            @solution $b
            @stop
        }
    } while (next_permutation($begin, $end));
}
""", "$place($only_an)", "no_main no_anti", languages=("cpp",), headers=("algorithm",), largest=6)

style("texts", """
vector<string> $b;

bool $ok(int $r, int $c$pn) {
    $cell_tests
    return true;
}
""" + ON_CELLS, "$b = vector<string>($n, string($n, '.'));\n$place(0$an)", f"{TESTS} {COLUMNS} uncleared", bases=(0,),
      languages=("cpp",), board="texts", headers=("vector", "string"))
