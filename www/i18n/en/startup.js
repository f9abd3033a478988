/**
 * What the page as it is served says by itself, before any of it runs, and of the network, in English.
 */

export const startup = {
  'begin.script':
    'This page needs JavaScript and WebAssembly: every search runs in the browser, and nothing is sent anywhere.',
  'begin.wait': 'The board is being loaded.',
  'begin.late': 'The network is slow. If nothing comes, load the page again: its address keeps what is to be shown.',
  'begin.lost': 'The page could not be started. Nothing is lost: its address keeps what is to be shown.',
  'begin.old': 'This browser is too old for the page, which needs WebAssembly as browsers have had it since 2023.',

  'offline.title': 'Without network',
  'offline.kept': 'The whole page is kept on this device and works without network: every mode, in both languages.',
  'offline.now': 'There is no network now, and nothing is missing: the whole page is kept on this device.',
  'offline.not': 'The page is not kept on this device: parts that have not been opened yet need the network.',
  'offline.gone': 'No network: everything goes on.',
};
