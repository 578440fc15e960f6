/** Labels of the actions that save and share a game. */

export const SAVE_WORDS = {
  link: 'Copy share link',
  shortLink: 'Copy short link (first minutes)',
  copyPicture: 'Copy picture to share',
  png: 'Save picture (PNG)',
  svg: 'Save picture (SVG)',
  compare: 'Compare, or find the closest game in the archive (new tab)',
  buildOrders: 'Copy build orders',
  report: 'Save report (HTML)',
  charts: 'Save charts (SVG, PNG)',
  summary: 'Save summary (JSON)',
  analysis: 'Save analysis (JSON)',
};
