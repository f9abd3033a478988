/**
 * Sharing, in English.
 */

export const share = {
  share: 'Share',
  'share.link': 'Link',
  'share.address': 'Address',
  'share.copy': 'Copy address',
  'share.send': 'Send to an app',
  'share.step': 'At step {step}',
  'share.qr': 'QR code of the link',
  'share.qr.full': 'No QR code holds so long a link: it has {length} characters, and at most {max} fit.',
  'not.loaded': 'This part of the page could not be loaded: the network does not answer.',
  'share.embed': 'Embed',
  'share.embed.what': 'Board and transport alone, for a page of your own.',
  'share.snippet': 'Snippet',
  'share.snippet.copy': 'Copy snippet',
  'share.long':
    'This link would have {length} characters, and a link has at most {max}. A file can hold it, to be opened in the field Open.',
  'share.file': 'Save as file',
  'share.file.name': 'board',
  'copy.step': 'Copy link to this step',
};
