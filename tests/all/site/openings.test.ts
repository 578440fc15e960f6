/** Opening trees, recalculated from the documents of the games. */
import { describe, expect, test } from 'vitest';
import { RACE_NAMES } from '../../../src/game/derive/race.ts';
import type { Race } from '../../../src/game/races.ts';
import { builtFiles, builtText, sharedPage } from '../../support/build.ts';
import { games, people, titleOf, type Game } from '../../support/hub-pages.ts';

const pages = builtFiles('index.html').filter((file) => /^openings\/[^/]+\/([^/]+\/)?index/.test(file));
const slug = (race: Race) => RACE_NAMES[race].toLowerCase().replaceAll(' ', '-');

/** All players of a page, identified only by its address. */
function playersOf(file: string) {
  const [, own, against] = file.split('/');
  const duels = games.filter(({ matchup, sides }: Game) => matchup !== null && sides === '1v1');
  return duels.flatMap((game) =>
    people(game).filter((player) => {
      const other = people(game).find(({ slot }) => slot !== player.slot)!;
      if (!player.race || !other.race || player.random || slug(player.race) !== own) return false;
      return against === 'index.html' ? other.race !== player.race : slug(other.race) === against;
    }),
  );
}

describe.each(pages)('%s', (file) => {
  const page = sharedPage(file);
  const players = playersOf(file);
  const built = players.filter(({ build }) => build.some((one) => one.type === 'building' && !one.cancelled));

  test('every game is named where its branch ends, and in the twin', () => {
    const links = page.querySelectorAll('.ends a');
    expect(links.length).toBe(built.length);
    const twin = builtText(file.replace('.html', '.md'));
    expect(twin.match(/\/replays\//g)?.length).toBe(built.length);
  });
});

test('the page above them leads to each', () => {
  const links = sharedPage('openings/index.html').querySelectorAll('table.hub tbody a');
  expect(links.map((link) => `${link.getAttribute('href')!.slice(1)}index.html`).sort()).toEqual(
    pages.sort(),
  );
  expect(pages.map((file) => titleOf(sharedPage(file)).includes(' openings '))).not.toContain(false);
});
