/**
 * What one can do about a refusal or an error, where there is something to do.
 *
 * @import { ProgramEnd } from '../../pkg/program.js'
 * @import { CoreMessage } from '../i18n/index.js'
 * @import { Language } from './languages.js'
 */

import { t } from '../i18n/index.js';
import { languageNamed } from './languages.js';

/** Python's own modules, of which not all are here: no file of one's own has such a name. */
const PYTHON_MODULES =
  /^(argparse|array|asyncio|concurrent|contextlib|csv|ctypes|curses|datetime|decimal|fractions|json|logging|multiprocessing|pathlib|pprint|queue|re|resource|shutil|signal|socket|sqlite3|statistics|struct|subprocess|tempfile|textwrap|threading|tkinter|traceback|turtle|unittest|urllib|uuid|warnings|weakref)\b/;

/** Packages that others have published, whose code cannot be pasted. */
const PACKAGES =
  /^(cv2|django|flask|matplotlib|networkx|numba|ortools|pandas|PIL|pygame|requests|scipy|seaborn|sklearn|sympy|tqdm)\b/;

/** Names of the standard library of C++ that programs use without a header, or without `std::`. */
const STANDARD =
  /^(cerr|cin|cout|deque|endl|function|list|map|multimap|multiset|pair|priority_queue|queue|set|sort|stack|string|stringstream|swap|unordered_map|unordered_set|vector)$/;

/** Names that an annotation needs from `typing`. */
const ANNOTATIONS =
  'Any|Callable|Deque|Dict|FrozenSet|Generator|Iterable|Iterator|List|Optional|Sequence|Set|Tuple|Union';

/**
 * The sentence about a refusal; empty where one can do nothing.
 * @param {CoreMessage} error
 * @param {Language} language of the program
 */
export function refusalHint({ code, values }, language) {
  if (code === 'c-no-main') return t('hint.main');
  if (code === 'c-unknown-type' || code === 'c-undeclared') {
    return language === 'cpp' && STANDARD.test(String(values.name)) ? t('hint.headers') : '';
  }
  // One that runs here is run by a button.
  if (code === 'language') return languageNamed(values.language) ? '' : t('program.elsewhere');
  if (code !== 'module') return '';
  const module = String(values.word);
  if (/^numpy\b/.test(module)) return t('hint.numpy');
  return PYTHON_MODULES.test(module) || PACKAGES.test(module) ? '' : t('hint.module');
}

/**
 * The sentence about the error that has ended a program; empty where one can do nothing.
 * @param {ProgramEnd | undefined} end
 * @param {string} input of the program
 */
export function errorHint(end, input) {
  if (end?.kind !== 'error') return '';
  if (end.error === 'EOFError: EOF when reading a line') {
    // The input has been read to its end; the end of a line is none of another.
    const lines = input === '' ? 0 : input.replace(/\n$/, '').split('\n').length;
    return t('hint.input', { line: lines + 1 });
  }
  const [, outer] = /^UnboundLocalError: cannot access local variable '(\w+)'/.exec(end.error) ?? [];
  if (outer) return t('hint.outer', { name: outer });
  const [, typing] = new RegExp(`^NameError: name '(${ANNOTATIONS})' is not defined`).exec(end.error) ?? [];
  return typing ? t('hint.typing', { name: typing }) : '';
}
