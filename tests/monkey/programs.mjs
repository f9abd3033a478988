/**
 * Programs of the monkey, and its links to them: right ones, those with a mistake, refused ones, and some without an end.
 *
 * @import { Dice } from '../js/chance.mjs'
 */

import { readFileSync, readdirSync } from 'node:fs';
import { packed } from '../packed.mjs';

const FOLDER = new URL('../../content/examples/', import.meta.url);
/** @param {string} end of the name of a file */
const examplesOf = (end) =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(end))
    .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'));

/** The examples by the key of their language in a link. @type {Record<string, string[]>} */
const examples = {
  python: examplesOf('.py'),
  c: examplesOf('.c'),
  cpp: examplesOf('.cpp'),
  java: examplesOf('.java'),
};

/** Programs in C and C++ without an end, with a fault, with input, or refused. */
const UNSAFE = [
  '#include <stdio.h>\nint a[4];\nint main(void) { int i = 0; while (1) a[i % 4] = i++; }\n',
  '#include <stdio.h>\nint a[4];\nint main(void) { a[4] = 1; return 0; }\n',
  'int f(int n) { return f(n + 1); }\nint main(void) { return f(0); }\n',
  '#include <stdio.h>\nint main(void) { int n; scanf("%d", &n); printf("%d\\n", 8 / n); }\n',
  '#include <stdio.h>\nint main(void) { int n; printf("%d\\n", n << 33); }\n',
  '#include <iostream>\n#include <vector>\nint main() { std::vector<int> q; std::cout << q[8]; }\n',
  '#include <iostream>\ntemplate <class T> T twice(T a) { return a + a; }\nint main() { std::cout << twice(4); }\n',
  '#include <stdio.h>\nint main(void) { puts("皇后") }\n',
];

/** A program in Java of this body of `main`. @param {string} body */
const main = (body) => `public class Main {\n    public static void main(String[] args) {\n${body}    }\n}\n`;

/** Programs in Java without an end, with an exception, with input, or refused. */
const UNSAFE_JAVA = [
  main('        int[] a = new int[4];\n        int i = 0;\n        while (true)\n            a[i % 4] = i++;\n'),
  main('        int[] queens = {1, 3, 0, 2};\n        System.out.println(queens[4]);\n'),
  'class Deep {\n    static int f(int n) { return f(n + 1); }\n    public static void main(String[] a) { f(0); }\n}\n',
  `import java.util.*;\n\n${main('        int n = new Scanner(System.in).nextInt();\n        System.out.println(8 / n);\n')}`,
  main('        String queens = null;\n        System.out.println("🐎".repeat(8) + queens.length());\n'),
  main('        Runnable place = () -> System.out.println(92);\n        new Thread(place).start();\n'),
  main('        int n = 8;\n        int n = 4;\n'),
  main('        System.out.println("皇后")\n'),
];

/** Those that fill the 64 MiB of their memory, by the key of their language in a link. @type {[lang: string, text: string][]} */
const FILLING = [
  ['python', 'a = []\nwhile True:\n    a = [a, list(range(1000))]\n'],
  [
    'java',
    `import java.util.*;\n\n${main('        List<int[]> a = new ArrayList<>();\n        while (true) a.add(new int[100_000]);\n')}`,
  ],
];

/** Those that do not end as they are begun: endless, too deep, too long, or with an error. */
const UNENDING = [
  'n = 0\nwhile True:\n    n += 1\n',
  'queens = []\nwhile True:\n    queens.append(len(queens) % 8)\n    if len(queens) > 8:\n        queens = []\n',
  'def f(n):\n    return f(n + 1)\n\n\nf(0)\n',
  'while True:\n    print("Q" * 1000)\n',
  'x = 2\nwhile True:\n    x = x * x\n',
  'queens = [1, 3, 0, 2]\nprint(queens)\nprint(queens[4])\n',
  'def squares():\n    while True:\n        yield 1\n\n\nprint(sum(squares()))\n',
];

const REFUSED = [
  'import numpy\nboard = numpy.zeros(8)\n',
  'for row in range(8)\n    print(row)\n',
  'def f():\n\treturn 1\n        return 2\n',
  'x = ( y',
  '"',
  '#include <iostream>\nint main() {\n    std::cout << 92;\n    return 0;\n}\n',
  'print 8',
  'open("board.txt")\nimport os\n',
  '\u{0}',
  '「皇后」',
  `${'('.repeat(500)}\n`,
];

const ODD = [
  '',
  '\n',
  '# nothing\n',
  'print("🐎" * 99)\n',
  'n = int(input())\nqueens = list(range(n))\nprint(queens, input("?"))\n',
  '皇后 = [1, 3, 0, 2]\nprint(皇后)\n',
  'try:\n    1 / 0\nexcept ZeroDivisionError as error:\n    print(error)\nfinally:\n    print("<b>")\n',
  `${'x = 1\n'.repeat(400)}`,
  `x = [${'1, '.repeat(4000)}]\n`,
];

/** C and C++, and Java: without a test of the other diagonal, they print wrong boards. */
const ONE_DIAGONAL = `#include <stdio.h>
#define N 6
int queens[N];
int is_free(int row, int col) {
    for (int i = 0; i < row; i++)
        if (queens[i] == col || queens[i] + i == row + col) return 0;
    return 1;
}
void place(int row) {
    if (row == N) {
        for (int i = 0; i < N; i++) printf("%d ", queens[i] + 1);
        printf("\\n");
        return;
    }
    for (int col = 0; col < N; col++)
        if (is_free(row, col)) { queens[row] = col; place(row + 1); }
}
int main(void) { place(0); return 0; }
`;

const ONE_DIAGONAL_JAVA = `public class Queens {
    static final int N = 6;
    static int[] queens = new int[N];

    static boolean isFree(int row, int col) {
        for (int r = 0; r < row; r++)
            if (queens[r] == col || queens[r] + r == row + col) return false;
        return true;
    }

    static void place(int row) {
        if (row == N) {
            for (int col : queens) System.out.print(col + 1 + " ");
            System.out.println();
            return;
        }
        for (int col = 0; col < N; col++) {
            if (!isFree(row, col)) continue;
            queens[row] = col;
            place(row + 1);
        }
    }

    public static void main(String[] args) { place(0); }
}
`;

const INPUTS = ['8', '6', '4\n5', 'abc', '-1', '1e9', '皇', '<b>', ' '];

/** @param {Dice} dice @param {string} lang an example for another N, which some of them find in the input */
const sized = (dice, lang) =>
  dice
    .oneOf(examples[lang])
    .replace(
      /^(#define (?:N|SIDE)|const (?:int|unsigned) (?:n|N|SIDE) =| {4}static final int (?:N|SIDE) =) \d+/m,
      (_, head) => `${head} ${dice.oneOf([1, 4, 5, 8, 12])}`,
    )
    .replace(/^(n|N) = \d+$/m, (_, name) => `${name} = ${dice.oneOf([1, 4, 5, 8, 12, 'int(input())'])}`);

/** A program with one of its lines left out, doubled, or with another number. @param {Dice} dice @param {string} text */
function mistaken(dice, text) {
  const lines = text.split('\n');
  const at = dice.whole(0, lines.length - 1);
  const changed = dice.oneOf([
    [],
    [lines[at], lines[at]],
    [lines[at].replace(/\d|==|</, (old) => (old === '<' ? '<=' : '2'))],
  ]);
  return lines.toSpliced(at, 1, ...changed).join('\n');
}

const LANGUAGES = ['python', 'python', 'c', 'cpp', 'java'];

/** The text of a program. @param {Dice} dice @param {string} [lang] */
export function programOf(dice, lang = dice.oneOf(LANGUAGES)) {
  const sort = dice.whole(0, 9);
  if (sort < 3) return dice.oneOf(examples[lang]);
  if (sort < 5) return sized(dice, lang);
  if (sort < 7) return mistaken(dice, sized(dice, lang));
  if (lang === 'java') return dice.oneOf([...UNSAFE_JAVA, ONE_DIAGONAL_JAVA]);
  if (lang !== 'python') return dice.oneOf([...UNSAFE, ONE_DIAGONAL]);
  return dice.oneOf([UNENDING, REFUSED, ODD][sort - 7]);
}

/** Something to read for a program. @param {Dice} dice */
export const inputOf = (dice) => dice.oneOf(INPUTS);

/** A link to a program, now and then to one that cannot be unpacked. @param {Dice} dice */
export function programLinkOf(dice) {
  const lang = dice.oneOf(LANGUAGES);
  return linkTo(dice, lang, dice.whole(0, 19) === 0 ? 'eJx' : packed(programOf(dice, lang)));
}

/** A link to a program that fills its memory. @param {Dice} dice */
export function fillingLinkOf(dice) {
  const [lang, text] = dice.oneOf(FILLING);
  return linkTo(dice, lang, packed(text));
}

const FILLED = FILLING.map(([, text]) => `/~${packed(text)}`);

/** Whether a link is to a program that fills its memory. @param {string} hash */
export const isFilling = (hash) => FILLED.some((text) => hash.includes(text));

/** A link to a program in its canonical form. @param {Dice} dice @param {string} lang @param {string} text packed */
function linkTo(dice, lang, text) {
  const board = dice.oneOf(['4', '6', '8', '8', '1', '12', '5x5', '8x8', '6x7']);
  const parts = [
    lang === 'python' ? '' : `lang=${lang}`,
    dice.oneOf(['', '', 'board=none', 'board=.queens']),
    dice.oneOf(['', 'by=line']),
    dice.oneOf(['', '', `input=${encodeURIComponent(inputOf(dice))}`]),
    dice.oneOf(['', `step=${dice.whole(0, dice.oneOf([100, 20_000, 3_000_000]))}`]),
  ];
  if (parts[4]) parts.push(dice.oneOf(['', '', 'ask']));
  const query = parts.filter(Boolean).join('&');
  return `#1/program/${board}/~${text}${query && `?${query}`}`;
}
