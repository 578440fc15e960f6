/** The position of a game in its series: on its page, in its Markdown version, and hidden as a spoiler. */
import { expect, test } from 'vitest';
import type { ReplayIndex } from '../../src/contract/index-schema.ts';
import { urls } from '../../src/urls.ts';
import { builtJson, builtPage, builtText } from '../support/build.ts';

const index = builtJson<ReplayIndex>('data/summaries-index.json').replays;
const idsIn = (links: readonly { getAttribute: (name: string) => string | undefined }[]) =>
  links
    .map((link) => link.getAttribute('href')!)
    .filter((href) => href.startsWith(urls.replays()))
    .map((href) => decodeURIComponent(href.split('/')[2]!));

/** Ids of the other games between the same players at the same event. */
const othersOf = (replayId: string): string[] => {
  const key = ({ tournamentId, players }: (typeof index)[number]) =>
    JSON.stringify([tournamentId, players.map(({ name }) => name).sort()]);
  const own = index.find((entry) => entry.replayId === replayId)!;
  return index
    .filter((entry) => entry.replayId !== replayId && entry.tournamentId != null && key(entry) === key(own))
    .map((entry) => entry.replayId);
};

test.each(index.map(({ replayId }) => replayId))('%s', (replayId) => {
  const file = urls.game(replayId).slice(1);
  const series = builtPage(`${file}index.html`).querySelector('nav.series');
  const attributed = index.find((entry) => entry.replayId === replayId)!.tournamentId != null;
  expect(series !== null).toBe(attributed);
  if (!series) return;

  const links = idsIn(series.querySelectorAll('a'));
  const others = othersOf(replayId);
  for (const id of links) expect(others).toContain(id);
  const place = Number(/Game (\d+) of/.exec(series.text)?.[1] ?? 0);
  // Neighbours if the order is known, otherwise all others.
  if (place === 0) expect(links.toSorted()).toEqual(others.toSorted());
  else expect(links.length).toBe((place > 1 ? 1 : 0) + (place < others.length + 1 ? 1 : 0));

  // Only games that this game's number already implies are visible, and the button always exists.
  const hidden = idsIn(series.querySelectorAll('.reveals-series a'));
  expect(links.length - hidden.length).toBe(place > 1 ? 1 : 0);
  expect(series.querySelectorAll('li.reveals-series').length).toBe(1);
  expect(series.querySelectorAll('.reveal').length).toBe(1);

  const twin = builtText(`${file}index.md`);
  for (const id of links) expect(twin).toContain(`${urls.game(id)}index.md`);
});
