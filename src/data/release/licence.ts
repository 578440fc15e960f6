/** The terms for the data of releases. */

export const LICENCE = {
  id: 'CC0-1.0',
  name: 'Creative Commons Zero 1.0 Universal',
  url: 'https://creativecommons.org/publicdomain/zero/1.0/',
} as const;

/** The reasons for these terms, as sentences for people. */
export const LICENCE_REASONS: readonly string[] = [
  'The files of a release are in the public domain as far as the law allows: CC0 1.0. They hold facts (who played, what ' +
    'was ordered when), which nobody owns; CC0 also gives up the right that some countries give to who collects facts, ' +
    'so that they can be joined with other data without a question.',
  'A link back is appreciated, not required. The code of this site is under the GPL 3.0 or later, and so are the ' +
    'documents of its API, as its guide says. Names of players are theirs; Warcraft III is a trademark of Blizzard ' +
    'Entertainment. Recordings are not part of a release.',
];

/** The content of a release's `LICENSE.txt`. */
export const licenceText = (): string =>
  `${LICENCE.id}: ${LICENCE.name}\n${LICENCE.url}\n\n${LICENCE_REASONS.join('\n\n')}\n`;
