/**
 * *Picture*: the board as PNG and SVG.
 *
 * @import { Content, Shown } from './section.js'
 */

import { canCopyImage, checkbox, choiceField, copyImage, download, element, setText, wordButton } from '../ui/index.js';
import { fileStem, isMarked, LONGEST, MAX_SVG, paintPicture, pictureSizes, plain, svgBlob } from '../export/index.js';
import { isLarge } from '../core/index.js';
import { says, t } from '../i18n/index.js';
import { addressOf } from './address.js';
import { attempt, besideImage, coloursField } from './section.js';

/** Sharp on most screens, and not heavy. */
const USUAL_SCALE = 2;

/**
 * @param {Shown} shown
 * @returns {Content | null}
 */
export function pictureSection({ subject, gallery, fragment }) {
  if (!subject || gallery) return null;
  const { route, scene, step, title, caption } = subject;
  const name = fileStem(route, step);
  const sizes = pictureSizes(scene);
  const update = () => void preview();
  const scales = sizes.map((words) => /** @type {const} */ ([`${words.scale}`, () => t('picture.scale', words)]));
  const size = choiceField('picture.size', scales, update, String(Math.min(USUAL_SCALE, sizes.length)));
  const colour = coloursField(update);
  const marked = checkbox('picture.marks', update, true);
  marked.element.hidden = !isMarked(scene);
  const image = element('img', { alt: says('picture.preview'), hidden: isLarge(scene) });
  // Keeps the place of the preview while it is being made.
  image.style.aspectRatio = `${sizes[0].width} / ${sizes[0].height}`;
  const status = element('p', { role: 'status', class: 'soft' });

  const chosenScene = () => (marked.input.checked ? scene : plain(scene));
  const paint = (/** @type {number} */ scale) => paintPicture(chosenScene(), scale, colour.tokens());
  /** @type {ReturnType<typeof paint> | undefined} */
  let previewing;
  /** @type {ReturnType<typeof paint> | undefined} */
  let making;
  const forget = () => {
    previewing?.cancel();
    URL.revokeObjectURL(image.src);
    image.removeAttribute('src');
  };
  // Painted as a PNG is, since a browser takes long over thousands of SVG shapes.
  const preview = async () => {
    setText(status, '');
    forget();
    if (image.hidden) return;
    previewing = paint(1);
    // Without a preview the picture can be made all the same.
    const blob = await previewing.result.catch(() => null);
    if (blob) image.src = URL.createObjectURL(blob);
  };
  const png = () => {
    making?.cancel();
    making = paint(Number(size.select.value));
    return making.result;
  };

  const savePng = wordButton('picture.png', () => attempt(status, async () => download(await png(), `${name}.png`)));
  const copyPng = wordButton('picture.png.copy', () =>
    attempt(status, async () => {
      const picture = png();
      // Throws if there is no picture, as when it is asked for once more meanwhile; else the browser has refused it.
      const [copied] = await Promise.all([copyImage(picture), picture]);
      setText(status, t(copied ? 'copied' : 'picture.png.not.copied'));
    }),
  );
  copyPng.hidden = !canCopyImage();
  const saveSvg = wordButton('picture.svg', () => {
    const details = { title, description: caption, link: addressOf(fragment()) };
    download(svgBlob(chosenScene(), details, colour.tokens()), `${name}.svg`);
  });
  saveSvg.hidden = Math.max(scene.files, scene.ranks) > MAX_SVG;
  const limits = [
    ...(sizes.length < 4 ? [t('picture.bounded', { limit: LONGEST })] : []),
    ...(saveSvg.hidden ? [t('picture.svg.large', { limit: MAX_SVG })] : []),
  ].join(' ');
  const bounds = element('p', { class: 'soft', hidden: limits === '' }, limits);
  const buttons = element('div', { class: 'buttons' }, savePng, copyPng, saveSvg);
  const parts = [marked.element, bounds, buttons, status];
  update();
  return {
    element: besideImage('share-picture', [size.element, colour.element], parts, image),
    stop() {
      making?.cancel();
      forget();
    },
  };
}
