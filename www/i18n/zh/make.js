/**
 * Lessons of one’s own, in Chinese.
 *
 * @satisfies {import('../language.js').Translation<typeof import('../en/make.js').make>}
 */
export const make = {
  'packed.unreadable': '读不出这个链接里的教程：链接缺了一段，或被改动过。',
  'packed.wrong': '读不出这个链接里的教程。',
};
