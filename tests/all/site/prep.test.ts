/** The casting sheets, compared with the documents of the games. */
import { describe, expect, test } from 'vitest';
import type { CastPlayer } from '../../../src/archive/count/cast.ts';
import { builtFiles, builtJson, builtPage, isMovedPage } from '../../support/build.ts';
import { below, fact, games, titleOf, withPages } from '../../support/hub-pages.ts';

/** Files of renamed players are copies. */
const documents = builtFiles('.json').filter(
  (file) =>
    file.startsWith('data/prep/') &&
    !isMovedPage(`players/${file.slice('data/prep/'.length, -'.json'.length)}/index.html`),
);
const duels = games.filter(({ sides, players }) => sides === '1v1' && players.every(({ race }) => race));

test('everybody with a 1v1 game has a document and stands in both lists', () => {
  const slugs = documents.map((file) => file.slice('data/prep/'.length, -'.json'.length)).sort();
  const page = builtPage('cast/index.html');
  for (const name of ['a', 'b']) {
    const options = page
      .querySelectorAll(`select[name=${name}] option`)
      .map((one) => one.getAttribute('value'));
    expect(options.slice(1).sort()).toEqual(slugs);
  }
  const listed = documents.reduce((sum, file) => sum + builtJson<CastPlayer>(file).games.length, 0);
  expect(listed).toBe(duels.flatMap(withPages).length);
});

describe.each(below('players'))('%s', (file) => {
  const page = builtPage(file);
  const names = fact(page, /as recorded$/)!.split(', ');
  const own = duels.filter((game) => withPages(game).some(({ name }) => names.includes(name!)));
  const address = `data/prep/${file.split('/')[1]}.json`;

  test('links to the sheet, whose games are those of the documents', () => {
    const link = page
      .querySelectorAll('main a')
      .find(({ text }) => text.trim().endsWith('with another player'));
    expect(link !== undefined).toBe(own.length > 0);
    if (own.length === 0) return expect(documents).not.toContain(address);
    const document = builtJson<CastPlayer>(address);
    expect(document.name).toBe(titleOf(page));
    expect(document.games.map(({ replayId }) => replayId).sort()).toEqual(
      own.map(({ replayId }) => replayId).sort(),
    );
    for (const listed of document.games) {
      const game = own.find(({ replayId }) => replayId === listed.replayId)!;
      const player = withPages(game).find(({ name }) => names.includes(name!))!;
      const [hero] = player.heroes.filter(({ ordered }) => ordered);
      expect(listed.race).toBe(player.race);
      expect(listed.result).toBe(player.result);
      expect(listed.choices[1]).toBe(hero?.name ?? 'No hero');
      expect(listed.firstHeroMs).toBe(hero?.ordered!.ms ?? null);
    }
  });
});
