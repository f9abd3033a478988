import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How long an answer may take, and a driver until it answers at all, in milliseconds. */
const LIMIT = 60_000;

/** How long a driver may take to open a browser: it does so in seconds or never. */
const OPENING = 20_000;

/** The key of an element's id, which WebDriver has fixed. */
const ID = 'element-6066-11e4-a52e-4f735466cecf';

/** @typedef {{ [ID]: string }} Found an element of the page */

/** A port that was free a moment ago. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Asks a driver, each time on a new connection: one that is kept may have been closed at the other end.
 *
 * @param {number} port
 * @param {'GET' | 'POST' | 'DELETE'} method
 * @param {string} path
 * @param {object} [body]
 * @param {number} [limit]
 * @returns {Promise<any>}
 */
async function ask(port, method, path, body, limit = LIMIT) {
  const sent = request({ host: '127.0.0.1', port, method, path, agent: false, signal: AbortSignal.timeout(limit) });
  sent.end(body && JSON.stringify(body));
  const [answer] = await once(sent, 'response').catch((error) => {
    throw new Error(`${method} ${path}: no answer within ${limit / 1000} s (${error.message})`);
  });
  let text = '';
  for await (const part of answer.setEncoding('utf8')) text += part;
  const { value } = JSON.parse(text);
  if (answer.statusCode !== 200) throw new Error(`${method} ${path}: ${value.error}, ${value.message}`);
  return value;
}

/**
 * Waits until a driver answers.
 *
 * @param {number} port
 */
export async function answers(port) {
  const end = performance.now() + LIMIT;
  while (!(await ask(port, 'GET', '/status').catch(() => null))) {
    if (performance.now() > end) throw new Error('The driver does not answer.');
    await pause(50);
  }
}

/** A browser that a driver has opened, with one page. */
export class Session {
  #port;
  #path;

  /**
   * @param {number} port
   * @param {string} id
   */
  constructor(port, id) {
    this.#port = port;
    this.#path = `/session/${id}`;
  }

  /** @param {number} port */
  static async begin(port) {
    const { sessionId } = await ask(port, 'POST', '/session', { capabilities: {} }, OPENING);
    return new Session(port, sessionId);
  }

  /** @param {string} url */
  goTo(url) {
    return this.#post('url', { url });
  }

  /** Goes back, until the page before is there. */
  back() {
    return this.#post('back', {});
  }

  /**
   * Runs a function in the page, without its closure.
   *
   * @template {unknown[]} Given
   * @template Returned
   * @param {(...args: Given) => Returned} script
   * @param {any[]} args elements are elements there, and come back as what has been found
   * @returns {Promise<any>}
   */
  run(script, ...args) {
    return this.#post('execute/sync', { script: `return (${script})(...arguments)`, args });
  }

  /** @param {Found} element */
  click(element) {
    return this.#post(`element/${element[ID]}/click`, {});
  }

  /** @param {Found} element a field */
  clear(element) {
    return this.#post(`element/${element[ID]}/clear`, {});
  }

  /** @param {Found} element @param {string} text */
  type(element, text) {
    return this.#post(`element/${element[ID]}/value`, { text });
  }

  /**
   * The role of an element in the accessibility tree.
   * @param {Found} element
   * @returns {Promise<{ role: string, name: string }>}
   */
  async spoken(element) {
    const [role, name] = await Promise.all(
      ['role', 'label'].map((what) => ask(this.#port, 'GET', `${this.#path}/element/${element[ID]}/computed${what}`)),
    );
    return { role, name };
  }

  /**
   * @param {string} what
   * @param {object} body
   */
  #post(what, body) {
    return ask(this.#port, 'POST', `${this.#path}/${what}`, body);
  }
}
