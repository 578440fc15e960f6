/** The terms for the data of releases. */

export const LICENCE = {
  id: 'CC0-1.0',
  name: 'Creative Commons Zero 1.0 Universal',
  url: 'https://creativecommons.org/publicdomain/zero/1.0/',
} as const;

/** The reasons for these terms, as sentences for people. */
export const LICENCE_REASONS: readonly string[] = [
  'The files of a release are in the public domain as far as the law allows: CC0 1.0. They contain facts, such as who played ' +
    'and what was ordered when, and nobody owns facts. CC0 also waives database rights, so you can combine the data with anything.',
  'We appreciate a link to this site, but you don’t have to give one. The code of this site and the documents of its API are under the ' +
    'GPL 3.0 or later, as the API guide says. Player names belong to the players, and Warcraft III is a trademark of ' +
    'Blizzard Entertainment. Replay files are not part of a release.',
];

/** The content of a release's `LICENSE.txt`. */
export const licenceText = (): string =>
  `${LICENCE.id}: ${LICENCE.name}\n${LICENCE.url}\n\n${LICENCE_REASONS.join('\n\n')}\n`;
