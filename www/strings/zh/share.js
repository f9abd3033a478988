/**
 * Sharing, in Chinese.
 *
 * @satisfies {import('../index.js').Twin<typeof import('../en/share.js').share>}
 */
export const share = {
  share: '分享',
  'share.link': '链接',
  'share.address': '网址',
  'share.copy': '复制网址',
  'share.send': '发送到应用',
  'share.step': '停在第 {step} 步',
  'share.qr': '链接的二维码',
  'share.qr.full': '这个链接太长，二维码放不下：它有 {length} 个字符，最多能放 {max} 个。',
  'not.loaded': '这部分页面没能载入：网络没有响应。',
  'share.embed': '嵌入',
  'share.embed.what': '只有棋盘和播放按钮，可以放进你自己的网页。',
  'share.snippet': '嵌入代码',
  'share.snippet.copy': '复制嵌入代码',
  'share.long': '这个链接会有 {length} 个字符，而链接最多 {max} 个。可以存成文件，以后在“打开”一栏里打开。',
  'share.file': '存成文件',
  'share.file.name': '棋盘',
  'copy.step': '复制这一步的链接',
};
