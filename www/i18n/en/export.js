/**
 * Pictures, animations, texts and sheets, in English.
 */

export const exporting = {
  // What is pictured.
  'picture.queens': 'Queens on {size}×{size} by the solver {solver}',
  'picture.placement': 'Queens on {size}×{size}',
  'picture.ground': 'A knight’s board of {files}×{ranks}',
  'picture.tour': 'A knight’s tour of {files}×{ranks} from {square}',
  'picture.tour.closed': 'A closed knight’s tour of {files}×{ranks} from {square}',
  'picture.search': 'A knight’s search on {files}×{ranks} from {square}',
  'picture.ride': 'A knight’s ride on {files}×{ranks} from {square}',
  'picture.at': '{title}, step {step}',

  // Picture.
  'share.picture': 'Picture',
  'picture.size': 'Size',
  'picture.scale': '{scale}× · {width} × {height} pixels',
  'picture.bounded': 'A larger picture would pass {limit} pixels a side, more than every browser can hold.',
  'picture.colours': 'Colours',
  'picture.colours.light': 'Light',
  'picture.colours.dark': 'Dark',
  'picture.colours.ink': 'For paper',
  'picture.marks': 'With all marks',
  'picture.preview': 'Preview',
  'picture.png': 'Download PNG',
  'picture.png.copy': 'Copy PNG',
  'picture.png.not.copied': 'The browser did not take the picture; download it instead.',
  'picture.svg': 'Download SVG',
  'picture.svg.large': 'A board of more than {limit} squares a side is saved as PNG only.',
  'picture.lost': 'The picture could not be made: the browser gave up on it. A smaller one may do.',

  // Animation.
  'share.animation': 'Animation',
  'film.from': 'From step',
  'film.to': 'To step',
  'film.size': '{width} × {height} pixels',
  'film.rate': 'Frames a second',
  'film.loops': 'Repeat',
  'film.loops.forever': 'For ever',
  'film.loops.once': 'Once',
  'film.loops.thrice': 'Three times',
  'film.order': 'The first step comes after the last: {from} is more than {to}.',
  'film.every': '{count|One frame|{count} frames, one for each step, in {seconds} s}.',
  'film.sampled':
    '{count} frames in {seconds} s: one step in {every} is shown, and the last, since an animation has at most {most} frames.',
  'film.make': 'Make GIF',
  'film.progress': 'Frame {frames} of {count}',
  'film.making': 'Making the animation',
  'film.done': '{kilobytes} kB, {width} × {height} pixels',
  'film.save': 'Download GIF',
  'film.large':
    'The animation passed {megabytes} MB at frame {frames} and was given up: fewer steps or a smaller size will do.',
  'film.lost': 'The animation could not be made: the browser gave up on it. Fewer steps or a smaller size may do.',
  'film.too.large': 'Boards of more than {limit} squares a side are not animated; their picture can be saved.',
  'film.preview': 'Animation',

  // Text.
  'share.text': 'Text',
  'text.format': 'Format',
  'text.kind.fen': 'FEN',
  'text.kind.board': 'Text board',
  'text.kind.columns': 'Columns, row by row',
  'text.kind.challenge': 'Checker Challenge',
  'text.kind.squares': 'List of moves',
  'text.kind.grid': 'Number grid, CSV',
  'text.kind.digits': 'Moves by digit',
  'text.save': 'Download text',
  'text.large': 'The text of a board of more than {limit} squares a side would be too long.',

  // Print.
  'share.print': 'Print',
  'print.sheet': 'Sheet',
  'print.board': 'This board',
  'print.fundamental': 'The {count|one fundamental solution|{count} fundamental solutions}',
  'print.start': 'Print…',
  'print.fundamental.title': 'The {count|fundamental solution|{count} fundamental solutions} on {size}×{size}',
  'print.fundamental.heading': 'Every solution is a turn or a mirror image of {count|it|one of these}: {total} in all.',
  'print.number': '{number}. {columns}',
  'print.family': '{symmetry}, {images}',
  'print.images': '{count|one image|{count} images}',
  'print.symmetry.none': 'no symmetry',
  'print.symmetry.half': 'half turn',
  'print.symmetry.quarter': 'quarter turn',
  'print.symmetry.all': 'every turn and mirror',
};
