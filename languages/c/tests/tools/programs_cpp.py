"""Random programs in C++: classes, references, overloads, containers, algorithms, streams and lambdas; with what is known
of each as in programs_c.py. Fifty after one another have the same first part, which is built once.

A constructor that copies prints nothing: a `vector` of the machine moves its elements without one.
"""

import random

from writer import Writer

NUMBERS = ["int", "int", "int", "unsigned", "long", "short", "unsigned char", "long long", "size_t"]


class Program(Writer):
    """One program: its `text` as far as `main`, `head`, and all of it, the lines where something unset is used, and the line
    of the fault, if there is one."""

    def __init__(self, seed, number):
        super().__init__(f"cpp/{seed}/head/{number // 50}")
        self.unset, self.fault = [], None
        self.write_head()
        self.head = "".join(self.lines)
        self.random = random.Random(f"cpp/{seed}/{number}")
        self.write()
        self.text = "".join(self.lines)

    def one(self, kind):
        names = [name for scope in self.scopes for k, name in scope if k == kind]
        return self.random.choice(names) if names else None

    # Expressions.

    def whole(self, depth=2):
        if depth <= 0 or self.chance(0.2):
            return self.leaf()
        a, b = self.whole(depth - 1), self.whole(depth - 2)
        kind = self.below(15)
        if kind < 5:
            # Of `-f() + m[1]` g++ makes `m[1] - f()`.
            a = self.leaf() if a[0] == "-" and "[" in b else a
            return f"({a} {self.pick('+', '-', '*', '^', '&', '|')} {b})"
        if kind < 7:
            return f"({a} {self.pick('<', '<=', '>', '>=', '==', '!=')} {b})"
        if kind == 7:
            return f"({a} {self.pick('/', '%')} (({b} & 7) + 1))"
        if kind == 8:
            return f"({a} {self.pick('<<', '>>')} ({b} & 7))"
        if kind == 9:
            return f"({a} ? {b} : {self.leaf()})"
        if kind == 10:
            return f"{self.pick('max', 'min')}<int>({a}, {b})"
        if kind == 11:
            return f"({a} {self.pick('&&', '||')} {b})"
        if kind == 12:
            return f"{self.pick('static_cast<int>', 'int', 'short', 'bool', 'char')}({a})"
        if kind == 13:
            return self.pick(f"twice({a})", f"twice({b}, 3)", f"over(int({a}))", f"over(1.5)", f'over("{self.pick("ab", "xyz")}")', "over('c')")
        return self.pick(f"abs(int({a} % 100))", f"-({a})", f"!({a})", f"~({a})")

    def leaf(self):
        v, o = self.one("vector"), self.one("object")
        s, m, n = self.one("string"), self.one("map"), self.one("whole")
        choices = [str(self.pick(0, 1, 2, 3, 5, 7, 10, 31, 100, 255, 1000))]
        if n:
            choices += [n, n, n]
        if v:
            choices += [f"(int){v}.size()", f"({v}.empty() ? 0 : {v}[0])", f"({v}.empty() ? 1 : {v}.back())", f"(int)count({v}.begin(), {v}.end(), 1)",
                        f"accumulate({v}.begin(), {v}.end(), 0) % 1000", f"({v}.empty() ? 0 : *max_element({v}.begin(), {v}.end()))"]
        if o:
            choices += [f"{o}.x", f"{o}.get()", f"{o}.area({self.below(4)})", f"({o} == {o})"]
        if s:
            choices += [f"(int){s}.size()", f"({s}.empty() ? 0 : {s}[0])", f"(int){s}.find('a')", f"({s} < \"m\")"]
        if m:
            choices += [f"(int){m}.size()", f"(int){m}.count({self.below(6)})", f"{m}[{self.below(6)}]"]
        return self.random.choice(choices)

    def text_of(self):
        s = self.one("string")
        return self.pick('string("ab")', f"to_string({self.whole(1)} % 1000)", f"({s} + 'z')", f"{s}.substr(0, 3)", f"string({self.below(4)}, 'q')", s, f"({s} + \"-\")")

    # Statements.

    def statement(self, depth, nest):
        makers = [self.assign, self.assign, self.print, self.print, self.local, self.vector, self.vector, self.string, self.map, self.set,
                  self.object, self.object, self.sort, self.queue, self.lambda_, self.streams, self.pairs, self.grid, self.pointer, self.permute, self.hashed, self.walk, self.template]
        if nest > 0:
            makers += [self.attempt]
            makers += [self.branch, self.branch, self.loop, self.loop, self.range, self.range]
        self.random.choice(makers)(depth, nest)

    def assign(self, depth, _):
        n, o = self.one("whole"), self.one("object")
        if n and self.chance(0.6):
            self.put(depth, f"{n} {self.pick('=', '+=', '-=', '^=', '*=')} {self.whole()};")
        elif n and self.chance(0.5):
            # An `auto` may be a `bool`, which does not count.
            steps = [] if n[0] == "a" else [f"{n}++;", f"--{n};"]
            self.put(depth, self.pick("change(total);", *steps, f"{n} = over(int({n}));"))
        elif o:
            self.put(depth, f"{o}.x {self.pick('=', '+=')} {self.whole()};")

    def print(self, depth, _):
        parts = []
        for _ in range(1 + self.below(3)):
            kind = self.below(9)
            if kind < 4:
                parts.append(self.whole())
            elif kind == 4:
                parts.append(self.text_of())
            elif kind == 5:
                parts.append(f"setw({self.below(8)}) << {self.pick('left', 'right', 'setfill(chr)')} << {self.whole(1)}")
            elif kind == 6:
                parts.append(f"{self.pick('fixed', 'scientific', 'defaultfloat')} << setprecision({self.below(7)}) << {self.whole(1)} / {self.pick('4.0', '7.0', '3.0f')}")
            elif kind == 7:
                parts.append(f"{self.pick('hex', 'oct', 'dec', 'showbase', 'noshowbase', 'boolalpha', 'noboolalpha', 'showpos', 'noshowpos', 'uppercase', 'nouppercase')} << {self.whole(1)} << {self.pick('true', 'false', '1.25')}")
            else:
                parts.append(self.one("object") or "'c'")
        self.put(depth, "cout << " + " << ' ' << ".join(parts) + f" << {self.pick('endl', chr(39) + chr(92) + 'n' + chr(39))};")

    def local(self, depth, _):
        n = self.name(self.pick("n", "n", "n", "a"))
        kind = "auto" if n[0] == "a" else self.pick(*NUMBERS)
        self.put(depth, self.pick(f"{kind} {n} = {self.whole()};", f"{kind} {n}(0 + {self.whole(1)});", f"int {n}{{{self.pick(1, 2, 3)}}};"))
        self.declare("whole", n)

    def vector(self, depth, _):
        v = self.one("vector")
        if not v or self.chance(0.25):
            v = self.name("v")
            self.put(depth, f"vector<int> {v}{self.pick('', '(4)', '(3, 7)', ' = {5, 1, 4}', '{3, 2, 3, 1}', f'(row.begin(), row.begin() + 3)')};")
            self.declare("vector", v)
            return
        self.put(depth, self.pick(
            f"{v}.push_back({self.whole()});", f"if (!{v}.empty()) {v}.pop_back();", f"{v}.insert({v}.begin(), {self.whole(1)});",
            f"if ({v}.size() > 2) {v}.erase({v}.begin() + 1);", f"{v}.resize({self.below(6)});", f"{v}.assign({self.below(5)}, {self.whole(1)});",
            f"reverse({v}.begin(), {v}.end());", f"{v}.erase(unique({v}.begin(), {v}.end()), {v}.end());", f"{v} = row;",
            f"for (auto &e : {v}) e ^= {self.whole(1)};", f"fill({v}.begin(), {v}.end(), {self.whole(1)});", f"{v}.emplace_back({self.whole(1)});",
            f"if ({v}.size() > 1) swap({v}[0], {v}[1]);", f"rotate({v}.begin(), {v}.begin() + {v}.size() / 2, {v}.end());",
            f"show(\"{v}\", {v});", f"by_value({v});", f"by_reference({v});", f"if ({v}.size() > 40) {v}.clear();"))

    def string(self, depth, _):
        s = self.one("string")
        if self.chance(0.2):
            s = self.name("s")
            self.put(depth, f"string {s} = {self.text_of()};")
            self.declare("string", s)
            return
        self.put(depth, self.pick(
            f"{s} += {self.text_of()};", f"{s} = {self.text_of()};", f"{s}.push_back('a' + ({self.whole(1)} & 15));", f"if (!{s}.empty()) {s}.pop_back();",
            f"sort({s}.begin(), {s}.end());", f"reverse({s}.begin(), {s}.end());", f"if ({s}.size() > 2) {s}.erase(1, 1);", f"{s}.insert(0, \"k\");",
            f"cout << {s} << ' ' << {s}.length() << endl;", f"for (char &c : {s}) c = toupper(c);", f"if ({s}.size() > 30) {s}.clear();",
            f"cout << ({s} == \"ab\") << {s}.find(\"b\") << endl;", f"if ({s}.size() > 1) {s}.replace(0, 1, \"rr\");", f"cout << {s}.c_str() << '\\n';"))

    def map(self, depth, _):
        m = self.one("map")
        if self.chance(0.15):
            m = self.name("m")
            self.put(depth, f"map<int, int> {m};")
            self.declare("map", m)
            return
        self.put(depth, self.pick(
            f"{m}[{self.whole(1)} % 10] = {self.whole(1)};", f"{m}[{self.below(6)}]++;", f"{m}.erase({self.below(6)});", f"for (auto &p : {m}) cout << p.first << ':' << p.second << ' ';",
            f"for (const auto &[key, value] : {m}) cout << key << '=' << value << endl;", f"if ({m}.count(2)) cout << {m}[2] << endl;",
            f"if ({m}.find(3) != {m}.end()) {m}.find(3)->second = {self.whole(1)};", f"names[{self.text_of()}] += {self.whole(1)};",
            f"for (auto it = names.begin(); it != names.end(); ++it) cout << it->first << it->second << endl;", f"{m}.insert(make_pair({self.below(9)}, {self.whole(1)}));"))

    def set(self, depth, _):
        self.put(depth, self.pick(
            f"marks.insert({self.whole(1)} % 20);", f"marks.erase({self.below(9)});", "for (int e : marks) cout << e << ' ';", f"cout << marks.count({self.below(9)}) << marks.size() << endl;",
            f"many.insert({self.whole(1)} % 8);", f"cout << many.count({self.below(8)}) << ' ' << many.size() << endl;", "if (!marks.empty()) cout << *marks.begin() << ' ' << *marks.rbegin() << endl;",
            f"{{ auto it = marks.lower_bound({self.below(20)}); if (it != marks.end()) cout << *it << endl; }}", "if (!many.empty()) many.erase(many.begin());"))

    def object(self, depth, _):
        o = self.one("object")
        if self.chance(0.35):
            new = self.name("q" if self.chance(0.15) else "o")
            if new[0] == "q":
                self.put(depth, f"Square {new}(0 + {self.whole(1)});")
            else:
                self.put(depth, self.pick(f"Shape {new};", f"Shape {new}(0 + {self.whole(1)});", f"Shape {new}({self.whole(1)}, {self.below(9)});", f"Shape {new} = {o};",
                                          f"Shape {new} = {o} + {o};", f"Shape {new} = made({self.whole(1)});"))
            self.declare("object", new)
            return
        self.put(depth, self.pick(
            f"{o} = {'Square' if o[0] == 'q' else 'Shape'}({self.whole(1)});", f"cout << {o} << endl;", f"{o}.set({self.whole(1)}).set(2);", f"cout << ({o} < {o}) << ({o} == {o}) << endl;",
            f"{o} += {self.whole(1)};", f"{o}[{self.below(3)}] = {self.whole(1)};", f"cout << {o}({self.whole(1)}) << endl;", f"ask({o});", f"cout << Shape::alive << endl;",
            f"{{ Shape *p = new Square({self.whole(1)}); cout << p->area(2) << endl; delete p; }}", f"shapes.push_back({o});", f"if (!shapes.empty()) cout << shapes.back().x << endl;",
            f"{{ Shape *p = &{o}; p->x++; (*p).set(p->x); }}", f"++{o};", f"sort(shapes.begin(), shapes.end());", f"if (shapes.size() > 1) shapes.erase(shapes.begin());",
            f"{{ Shape *p = new Shape[2]; p[1].x = {self.whole(1)}; cout << p[1] << endl; delete[] p; }}"))

    def sort(self, depth, _):
        v = self.one("vector")
        if not v:
            return self.put(depth, ";")
        order = self.pick("", ", greater<int>()", ", [](int a, int b) { return a % 5 < b % 5; }", ", by_last", ", [&](int a, int b) { return (a ^ total) < (b ^ total); }")
        many = f"for (int i = 0; i < {self.pick(17, 20, 33)}; i++) {v}.push_back((i * {self.pick(7, 13, 31)}) % {self.pick(11, 23)}); " if self.chance(0.4) else ""
        word = self.pick("sort", "sort", "sort", "stable_sort", "make_heap")
        self.put(depth, f"{many}{word}({v}.begin(), {v}.end(){order}); show(\"sorted\", {v});" + (f" if ({v}.size() > 12) {v}.resize(5);" if many else ""))

    def queue(self, depth, _):
        self.put(depth, self.pick(
            f"heap.push({self.whole(1)});", f"if (!heap.empty()) {{ cout << heap.top() << endl; heap.pop(); }}", f"least.push(make_pair({self.whole(1)} % 4, {self.whole(1)}));",
            f"if (!least.empty()) {{ cout << least.top().first << ',' << least.top().second << endl; least.pop(); }}", f"line.push({self.whole(1)});",
            f"while (line.size() > 2) {{ cout << line.front(); line.pop(); }}", f"pile.push({self.whole(1)});", f"if (!pile.empty()) {{ total += pile.top() % 100; pile.pop(); }}",
            f"both.push_front({self.whole(1)});", f"both.push_back({self.whole(1)});", f"if (both.size() > 2) {{ both.pop_front(); both.pop_back(); cout << both[0] << endl; }}",
            f"nearest.push(Near{{{self.whole(1)} % 3, {self.below(9)}}});", f"while (!nearest.empty()) {{ cout << nearest.top().far << nearest.top().id << ' '; nearest.pop(); }}",
            f"for (int i = 0; i < 9; i++) nearest.push(Near{{(i * 7) % 3, i}});"))

    def lambda_(self, depth, _):
        f = self.name("f")
        capture = self.pick("=", "&", "&total", "total")
        change = f"total += {self.pick('a', '1')}; " if capture in ("&", "&total") else ""
        inside = self.pick("a + total", "a * 2 - total", "a > total ? a : total")
        self.put(depth, f"auto {f} = [{capture}](int a) {{ {change}return {inside}; }};")
        self.put(depth, f"cout << {f}({self.whole(1)} % 1000) << ' ' << {f}(2) << endl;")
        v = self.one("vector")
        if v:
            self.put(depth, self.pick(f"cout << count_if({v}.begin(), {v}.end(), [&](int a) {{ return a > total; }}) << endl;",
                                      f"for_each({v}.begin(), {v}.end(), [&](int a) {{ total ^= a; }});",
                                      f"transform({v}.begin(), {v}.end(), {v}.begin(), {f});",
                                      f"cout << any_of({v}.begin(), {v}.end(), [](int a) {{ return a == 3; }}) << endl;"))

    def streams(self, depth, _):
        s = self.name("t")
        self.put(depth, f"stringstream {s};")
        self.put(depth, f"{s} << {self.whole(1)} << ' ' << {self.text_of()} << \" \" << 2.5;")
        n = self.name("n")
        self.put(depth, f"int {n} = 0; string {s}w; {s} >> {n} >> {s}w; cout << {n} << {s}w << {s}.str() << endl;")
        self.declare("whole", n)

    def pairs(self, depth, _):
        p = self.name("p")
        self.put(depth, f"pair<int, int> {p}({self.whole(1)}, {self.whole(1)});")
        self.put(depth, self.pick(f"cout << {p}.first << {p}.second << ({p} < make_pair(1, 2)) << endl;", f"auto [{p}a, {p}b] = {p}; cout << {p}a - {p}b % 7 << endl;", f"swap({p}.first, {p}.second); total ^= {p}.first;"))

    def grid(self, depth, _):
        self.put(depth, self.pick(
            f"grid[{self.below(3)}][({self.whole(1)}) & 3] = {self.whole(1)};", "for (auto &row : grid) for (int e : row) cout << e << ' ';", f"grid[{self.below(3)}].assign(4, {self.whole(1)});",
            "swap(grid[0], grid[2]);", f"cout << grid[1].size() << grid.size() << grid[2][{self.below(4)}] << endl;", f"{{ vector<vector<int>> copy = grid; copy[0][0] = {self.whole(1)}; cout << (copy == grid) << endl; }}",
            f"box[({self.whole(1)}) & 3] = {self.whole(1)}; cout << box.size() << box[1] << endl;", f"bits[({self.whole(1)}) & 7] = 1; cout << bits << bits.count() << endl;", "bits.flip(); cout << bits.to_ulong() << endl;", "bits >>= 1;"))

    def pointer(self, depth, _):
        p = self.name("p")
        self.put(depth, self.pick(
            f"int *{p} = new int({self.whole(1)}); total ^= *{p}; delete {p};", f"int *{p} = new int[4](); {p}[2] = {self.whole(1)}; cout << {p}[2] + {p}[1] << endl; delete[] {p};",
            f"int &{p} = total; {p} ^= {self.whole(1)};", f"const int &{p} = 0 + {self.whole(1)}; cout << {p} << endl;", f"Node *{p} = new Node{{{self.whole(1)}, chain}}; chain = {p};",
            f"for (Node *{p} = chain; {p}; {p} = {p}->next) cout << {p}->value << ' ';"))

    def permute(self, depth, _):
        v = self.name("v")
        self.put(depth, f"vector<int> {v} = {{{self.pick('1, 2, 3', '2, 1, 3', '1, 1, 2')}}};")
        self.put(depth, f"do {{ cout << {v}[0] << {v}[1] << {v}[2] << ' '; }} while ({self.pick('next', 'next', 'prev')}_permutation({v}.begin(), {v}.end()));")

    def hashed(self, depth, _):
        self.put(depth, self.pick(
            f"spots.insert({self.whole(1)} % {self.pick(9, 50, 1000)});", f"spots.erase({self.below(9)});", "for (int e : spots) cout << e << ' ';",
            f"for (int i = 0; i < {self.pick(5, 12, 31)}; i++) spots.insert(i * {self.pick(3, 17, 1001)} - 20);", f"cout << spots.count({self.below(9)}) << spots.size() << endl;",
            f"score[{self.text_of()}] += {self.whole(1)};", "for (auto &e : score) cout << e.first << e.second << ' ';", f"score.erase({self.text_of()});",
            "if (!spots.empty()) spots.erase(spots.begin());", "{ auto copy = score; copy[\"k\"]++; for (auto &e : copy) cout << e.first << ','; }",
            f"{{ unordered_set<string> few = {{\"a\", {self.text_of()}, \"queen\"}}; for (auto &e : few) cout << e << ' '; }}"))

    def walk(self, depth, _):
        self.put(depth, self.pick(
            f"walk.push_back({self.whole(1)});", f"walk.push_front({self.whole(1)});", "if (!walk.empty()) walk.pop_front();", "for (int e : walk) cout << e << ' ';", "walk.sort();", "walk.reverse();",
            f"walk.remove({self.below(6)});", f"walk.insert(walk.begin(), {self.whole(1)});", f"for (auto it = walk.begin(); it != walk.end();) if (*it % 3 == 0) it = walk.erase(it); else ++it;",
            f"walk.sort([](int a, int b) {{ return a % 4 > b % 4; }});", "if (walk.size() > 1) cout << walk.front() << *walk.rbegin() << endl;"))

    def template(self, depth, _):
        b = self.name("b")
        self.put(depth, self.pick(
            f"cout << larger(int({self.whole(1)}), 3) << larger<double>(1, 2.5) << larger(string(\"a\"), {self.text_of()}) << endl;",
            f"Box<int> {b}; {b}.put({self.whole(1)}); {b}.put(4); cout << {b}.size() << {b}.take() << {b} << endl;",
            f"Box<string> {b}({self.text_of()}); cout << {b} << kind({b}) << kind({b}.size()) << kind(&total) << endl;", f"cout << Fixed<{self.below(4) + 1}>().sum({self.whole(1)} % 50) << endl;",
            f"optional<int> {b}; if (total % 2) {b} = {self.whole(1)}; cout << {b}.value_or(9) << endl;",
            f"function<int(int)> {b} = [&](int a) {{ return a < 1 ? total % 10 : {b}(a - 1) + 1; }}; cout << {b}({self.below(5)}) << endl;"))

    def attempt(self, depth, nest):
        e = self.name("e")
        self.put(depth, "try {")
        self.scopes.append([])
        if self.chance(0.5):
            self.statement(depth + 1, nest - 1)
        self.put(depth + 1, self.pick(f"total ^= risky({self.whole(1)});", f"Shape {e}(1 + {self.whole(1)}, 3); {e}.x = risky({e}.x);", f"for (int i = 0; i < 9; i++) total += risky(i + {self.below(20)});",
                                      f"throw Trouble({self.whole(1)});", f"cout << row.at({self.below(9)}) << stoi({self.text_of()}) << endl;", f"vector<int> {e}(3, risky(total)); show(\"v\", {e});"))
        self.statement(depth + 1, nest - 1)
        self.scopes.pop()
        if self.chance(0.7):
            self.put(depth, f"}} catch (int {e}) {{")
            self.put(depth + 1, f"cout << \"int \" << {e} << endl;")
            if nest > 1 and self.chance(0.3):
                self.block(depth + 1, nest - 1)
        if self.chance(0.5):
            self.put(depth, f"}} catch (const Trouble &{e}) {{")
            self.put(depth + 1, f"total += {e}.code % 10;")
        self.put(depth, f"}} catch ({self.pick('const exception &', 'exception &')}{e}) {{")
        self.put(depth + 1, f"cout << {e}.what() << endl;")
        self.put(depth, "} catch (...) {")
        self.put(depth + 1, "cout << \"other\" << endl;")
        self.put(depth, "}")

    def block(self, depth, nest):
        self.scopes.append([])
        for _ in range(1 + self.below(3)):
            self.statement(depth, nest)
        self.scopes.pop()

    def branch(self, depth, nest):
        self.put(depth, f"if ({self.whole()}) {{")
        self.block(depth + 1, nest - 1)
        if self.chance(0.5):
            self.put(depth, "} else {")
            self.block(depth + 1, nest - 1)
        self.put(depth, "}")

    def loop(self, depth, nest):
        if self.loops > 1:
            return self.print(depth, nest)
        self.loops += 1
        i = self.name("i")
        self.put(depth, self.pick(f"for (int {i} = 0; {i} < {self.pick(2, 3, 4)}; {i}++) {{", f"for (size_t {i} = 0; {i} < min<size_t>(row.size(), 9); {i} += 2) {{", f"for (int {i} = 3; {i} > 0; {i}--) {{"))
        self.scopes.append([])
        self.put(depth + 1, f"total += {i};")
        for _ in range(1 + self.below(2)):
            self.statement(depth + 1, nest - 1)
        if self.chance(0.3):
            self.put(depth + 1, f"if ({self.whole(1)}) {self.pick('break', 'continue')};")
            self.put(depth + 1, "total++;")
        self.scopes.pop()
        self.put(depth, "}")
        self.loops -= 1

    def range(self, depth, nest):
        if self.loops > 1:
            return self.print(depth, nest)
        self.loops += 1
        e = self.name("e")
        self.put(depth, f"for ({self.pick('int', 'auto', 'const int &', 'auto &&')} {e} : {self.pick('vector<int>(row)', '{3, 1, 2}', 'vector<int>(2, 5)')}) {{")
        self.put(depth + 1, f"total ^= {e};")
        self.block(depth + 1, nest - 1)
        self.put(depth, "}")
        self.loops -= 1

    # What is wrong by construction.

    def use_unset(self, depth):
        u = self.name("u")
        *before, place = self.pick(
            (f"int {u};", u), (f"Plain {u};", f"{u}.a = 1;", (f"{u}.b", f"{u}.c[2]")),
            (f"int *{u} = new int[3];", f"{u}[0] = 1;", f"{u}[2]"), (f"Plain *{u} = new Plain;", f"{u}->b"))
        self.put_all(depth, before)
        place = self.drawn(place)
        self.unset.append(self.put(depth, self.pick(f"if ({place} > 5) total = total;", f"while ({place} + 1 > 9) {{ total = total; break; }}", f"switch ({place}) {{ case 1: total = total; }}",
                                                    f"for (; {place} < 3;) {{ total = total; break; }}")))

    def end_with_fault(self, depth):
        z = self.name("z")
        self.fault = self.put_all(depth, self.pick(
            ((f"vector<int> {z}(4, 1);", f"vector<int> {z}(8, 1);"), (f"{z}[{z}.size()] = 1;", f"total = {z}[{z}.size() + 1];", f"{z}[-1] = 1;", f"cout << {z}[8] << endl;")),
            (f"vector<int> {z}(4);", f"int &{z}r = {z}[0]; {z}.resize(400);", f"{z}r = 1;"),
            (f"int *{z} = new int(4);", f"delete {z};", (f"*{z} = 1;", f"delete {z};", f"cout << *{z} << endl;")),
            (f"Shape *{z} = nullptr;", (f"{z}->x = 1;", f"cout << {z}->y << endl;")),
            (f"int {z} = total ^ total;", (f"total /= {z};", f"cout << 5 % {z} << endl;")),
            (f"int {z}[4] = {{0}}, {z}i = 4;", (f"{z}[{z}i] = 1;", f"cout << {z}[{z}i] << endl;")),
            (f"auto {z} = vector<int>(3).begin();", f"*{z} = 1;"),
            (f"int *{z} = new int[3];", f"{z}[3] = 1;"),
            (f"Near {z}[2]; int {z}i = 2;", f"{z}[{z}i].id = 1;")))

    def write_head(self):
        a, b = self.below(9), self.below(9)
        loud = self.chance(0.4)
        say = lambda word: f'cout << "{word}" << x << \' \';' if loud else ""
        text = f"""#include <bits/stdc++.h>
using namespace std;
int total = {a};
class Shape {{
    int side[3];
public:
    int x, y;
    static int alive;
    Shape(int x = {b}, int y = 2) : x(x), y(y) {{ side[0] = side[1] = side[2] = y; alive++; {say('+')} }}
    Shape(const Shape &other) : x(other.x), y(other.y) {{ for (int i = 0; i < 3; i++) side[i] = other.side[i]; alive++; }}
    virtual ~Shape() {{ alive--; {say('-')} }}
    Shape &operator=(const Shape &other) {{ x = other.x; y = other.y; {say('=')} return *this; }}
    int get() const {{ return x % 1000 + y + side[1] % 10; }}
    Shape &set(int v) {{ this->x = v; return *this; }}
    virtual int area(int k) const {{ return x % 100 * k; }}
    Shape operator+(const Shape &other) const {{ return Shape(x % 1000 + other.x % 1000, y); }}
    bool operator==(const Shape &other) const {{ return x == other.x; }}
    bool operator<(const Shape &other) const {{ return x % {self.pick(2, 5, 1000)} < other.x % {self.pick(5, 1000)}; }}
    Shape &operator+=(int v) {{ y += v % 100; return *this; }}
    Shape &operator++() {{ ++y; return *this; }}
    int &operator[](int i) {{ return side[i]; }}
    int operator()(int v) const {{ return v % 50 + x % 50; }}
    friend ostream &operator<<(ostream &out, const Shape &s) {{ return out << '(' << s.x << ',' << s.y << ')'; }}
}};
int Shape::alive = 0;
class Square : public Shape {{
public:
    Square(int v) : Shape(v % 500, 1) {{ {say('s')} }}
    int area(int k) const override {{ return Shape::area(k) + k * k; }}
}};
struct Plain {{ int a, b; short c[4]; }};
struct Node {{ int value; Node *next; }};
struct Near {{ int far, id; }};
struct Order {{ bool operator()(const Near &a, const Near &b) const {{ return a.far {self.pick('>', '<')} b.far; }} }};
bool operator<(const Near &a, const Near &b) {{ return a.far < b.far; }}
Node *chain = nullptr;
vector<int> row = {{3, 1, 4, 1, 5}};
vector<vector<int>> grid(3, vector<int>(4));
array<int, 4> box = {{1, 2}};
bitset<8> bits({a * 7});
vector<Shape> shapes;
map<int, int> table;
map<string, int> names;
set<int> marks;
multiset<int> many;
priority_queue<int> heap;
priority_queue<pair<int, int>, vector<pair<int, int>>, greater<pair<int, int>>> least;
priority_queue<Near{self.pick(', vector<Near>, Order', '')}> nearest;
queue<int> line;
stack<int> pile;
deque<int> both;
string word = "queen";
char chr = '*';
int twice(int a, int b = 2) {{ return a % 1000 * b; }}
int over(int a) {{ return a % 7; }}
int over(double a) {{ return (int)(a * 2); }}
int over(const string &a) {{ return a.size() + 20; }}
int over(char a) {{ return a + 1; }}
void change(int &a) {{ a ^= 5; }}
void change(unsigned &a, int b = 1) {{ a += b; }}
bool by_last(int a, int b) {{ return a % 3 > b % 3; }}
void show(const string &name, const vector<int> &v) {{ cout << name << ':'; for (size_t i = 0; i < v.size(); i++) cout << v[i] << (i + 1 < v.size() ? "," : ""); cout << '\\n'; }}
void by_value(vector<int> v) {{ v.push_back(1); total += v.size(); }}
void by_reference(vector<int> &v) {{ if (v.size() < 20) v.push_back(2); }}
Shape made(int v) {{ Shape s(v % 77); s.y = 3; return s; }}
void ask(const Shape &s) {{ cout << s.area(3) << endl; }}
unordered_set<int> spots;
unordered_map<string, int> score;
list<int> walk = {{4, 1, 3}};
template <typename T> T larger(const T &a, const T &b) {{ return a < b ? b : a; }}
template <typename T> class Box {{
    vector<T> all;
public:
    Box() {{}}
    Box(const T &x);
    ~Box() {{ {say('b').replace('x <<', 'all.size() <<')} }}
    void put(const T &x) {{ all.push_back(x); }}
    T take();
    int size() const;
    friend ostream &operator<<(ostream &out, const Box<T> &b) {{ for (const T &x : b.all) out << '[' << x << ']'; return out; }}
}};
template <typename T> Box<T>::Box(const T &x) : all(2, x) {{}}
template <typename T> T Box<T>::take() {{ T x = all.back(); all.pop_back(); return x; }}
template <class T> int Box<T>::size() const {{ return all.size(); }}
template <int N> struct Fixed {{ int a[N]; int sum(int k) {{ int s = 0; for (int i = 0; i < N; i++) {{ a[i] = k + i; s += a[i]; }} return s; }} }};
template <typename T> int kind(const T &) {{ return 1; }}
template <typename T> int kind(const Box<T> &) {{ return 2; }}
template <typename T> int kind(T *) {{ return 3; }}
struct Trouble : runtime_error {{ int code; Trouble(int c) : runtime_error("trouble"), code(c % 100) {{}} }};
int risky(int v) {{
    Shape held(v % 10);
    string text = "held";
    if (v % 3 == 0) throw v % 5;
    {{ Shape inner(v % 7, 1); if (v % 5 == 0) throw Trouble(v % 7); }}
    if (v % 7 == 0) throw out_of_range(text);
    if (v % 11 == 0) return row.at(5 + v % 4);
    if (v % 13 == 0) throw "text";
    return v % 100;
}}
"""
        for line in text.splitlines():
            self.put(0, line)

    def write(self):
        self.scopes = [[("whole", "total"), ("vector", "row"), ("map", "table"), ("string", "word")]]
        wrong = self.random.random()
        self.put(0, "int main() {")
        self.scopes.append([])
        self.put(1, "Shape shape(4);")
        self.declare("object", "shape")
        body = 5 + self.below(6)
        for at in range(body):
            if wrong < 0.12 and at == body // 2:
                self.use_unset(1)
            self.statement(1, 2)
        # What is printed when a global goes is not compared: the machine leaves globals alone.
        self.put(1, "shapes.clear();")
        self.put(1, 'show("row", row);')
        self.put(1, "cout << dec << total << ' ' << shape << ' ' << word << ' ' << Shape::alive << endl;")
        if wrong > 0.85:
            self.end_with_fault(1)
        self.put(1, "return total & 63;")
        self.put(0, "}")
