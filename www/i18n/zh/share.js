/**
 * Sharing, in Chinese.
 *
 * @satisfies {import('../language.js').Translation<typeof import('../en/share.js').share>}
 */
export const share = {
  'share.link': '链接',
  'share.address': '网址',
  'share.copy': '复制网址',
  'share.send': '发送到应用',
  'share.step': '停在第 {step} 步',
  'share.qr': '链接的二维码',
  'share.qr.full': '这个链接太长，二维码放不下：它有 {length} 个字符，最多能放 {max} 个。',
  'share.embed': '嵌入',
  'share.embed.what': '只有棋盘和播放按钮，可以放进你自己的网页。',
  'share.snippet': '嵌入代码',
  'share.snippet.copy': '复制嵌入代码',
};
