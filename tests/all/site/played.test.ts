/** The list of all games as a table: the game, its date, and the basis of the date. */
import { describe, expect, test } from 'vitest';
import { PLAYED_BASES } from '../../../src/game/derive/played.ts';
import { playBasisText, playTimeText } from '../../../src/view/played.ts';
import { builtPage, builtText } from '../../support/build.ts';
import { games } from '../../support/hub-pages.ts';
import { readMarkdown } from '../../support/read-markdown.ts';

describe('when games were played', () => {
  test('the twin of the list says it of every game, with its basis', () => {
    const [table] = readMarkdown(builtText('replays/index.md')).tables;
    const [heads, ...rows] = table!;
    const at = heads!.indexOf('Played');
    expect(rows.map((row) => row[at])).toEqual(
      games.map(({ played, patch }) => `${playTimeText(played)} (${playBasisText(played, patch)})`),
    );
  });

  test('the page about truth counts them by basis', () => {
    const rows = builtPage('accuracy/findings/index.html')
      .querySelector('#datings')!
      .closest('table')!
      .querySelectorAll('tbody tr')
      .map((row) => row.querySelectorAll('th, td').map(({ text }) => text.trim()));
    expect(rows.map(([basis, count]) => [basis!.split(':')[0], Number(count)])).toEqual(
      Object.keys(PLAYED_BASES).map((basis) => [
        basis,
        games.filter(({ played }) => played.basis === basis).length,
      ]),
    );
  });
});
