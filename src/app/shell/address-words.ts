/** What somebody who came to an unknown address may have looked for. */

/** First parts of addresses, and ends of file names, which say nothing about the subject. */
const KINDS = /^(replays|players|maps|events|heroes|matchups|openings|builds|data|index|html|json|md|w3g)$/i;

/** The words of an address: "/players/grubby-happy/" gives "grubby happy". Numbers of games are left out. */
export function wordsOfAddress(path: string): string {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // An address may contain anything; then its letters are taken as they are.
  }
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !KINDS.test(word) && !/^\d{5,}$/.test(word))
    .slice(0, 8)
    .join(' ');
}
