/**
 * A simple way to filter a list, for measuring the browser against it: one object per game as in the documented
 * index, searched as text. The whole list is redrawn as one string of HTML.
 */
import type { BrowserIndex } from '../../../src/view/ask/index/game.ts';

/** The contents of a row. */
export const plainRows = ({ games, maps, events }: BrowserIndex) => {
  const [mapNames, eventNames] = [maps, events].map(
    (table) => new Map(table.map(({ key, name }) => [key, name])),
  );
  return games.map(({ replayId, players, map, event, decidedMs, patch }) => ({
    replayId,
    players: players.map(({ name, race, result }) => ({ name, race, result })),
    map: mapNames!.get(map ?? '') ?? '',
    event: eventNames!.get(event ?? '') ?? '',
    decidedSec: decidedMs / 1000,
    patch,
  }));
};

/** Runs in the page, which has an `input`, a `p` for the number of games, and a `tbody`. */
export function plainBrowser(rows: ReturnType<typeof plainRows>): void {
  const [input, status, body] = ['input', 'p', 'tbody'].map((name) => document.querySelector(name)!);
  const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const show = () => {
    const words = (input as HTMLInputElement).value.toLowerCase().split(' ').filter(Boolean);
    const found = rows.filter((row) => {
      const text = JSON.stringify(row).toLowerCase();
      return words.every((word) => text.includes(word));
    });
    status!.textContent = `${found.length} games`;
    body!.innerHTML = found
      .map(({ replayId, players, map, event, decidedSec, patch }) => {
        const names = players.map(({ name }) => escape(name)).join(' vs ');
        const races = players.map(({ race }) => race).join(' ');
        const cells = [races, escape(map), escape(event), decidedSec, patch];
        return `<tr><th><a href="/replays/${replayId}/">${names}</a></th><td>${cells.join('</td><td>')}</td></tr>`;
      })
      .join('');
  };
  input!.addEventListener('input', show);
  show();
}
