/**
 * Sharing, in English.
 */

export const share = {
  'share.link': 'Link',
  'share.address': 'Address',
  'share.copy': 'Copy address',
  'share.send': 'Send to an app',
  'share.step': 'At step {step}',
  'share.qr': 'QR code of the link',
  'share.qr.full': 'No QR code holds so long a link: it has {length} characters, and at most {max} fit.',
  'share.embed': 'Embed',
  'share.embed.what': 'Board and transport alone, for a page of your own.',
  'share.snippet': 'Snippet',
  'share.snippet.copy': 'Copy snippet',
};
