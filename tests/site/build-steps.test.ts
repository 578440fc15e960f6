/** The timed steps of builds, compared with the documents of the games that show them. */
import { describe, expect, test } from 'vitest';
import type { BenchSource } from '../../src/app/coach/source.ts';
import { builtFiles, builtJson, builtPage } from '../support/build.ts';
import { games, oneLine } from '../support/hub-pages.ts';

const documents = builtFiles('.json').filter((file) => file.startsWith('data/builds/'));

test('some builds have steps', () => {
  expect(documents.length).toBeGreaterThan(0);
});

describe.each(documents)('%s', (file) => {
  const id = file.slice('data/builds/'.length, -'.json'.length);
  const page = builtPage(`builds/${id}/index.html`);
  const [order] = builtJson<BenchSource>(file).orders;
  const rows = page.querySelectorAll('.scroll[aria-labelledby=steps] tbody tr');

  test('page and bench say the same', () => {
    expect(rows.map((row) => oneLine(row.querySelector('th')!.text))).toEqual(
      order!.steps.map(({ text }) => text),
    );
  });

  test('each step was ordered by as many players as it says, the median among their times', () => {
    const players = page.querySelectorAll('.build-timings tbody tr:not(.median) th').map((cell) => {
      const link = cell.querySelector('a')!;
      const replayId = decodeURIComponent(link.getAttribute('href')!.split('/')[2]!);
      const game = games.find((one) => one.replayId === replayId)!;
      return game.players.find(({ handle }) => oneLine(link.text).startsWith(`${oneLine(handle)} vs `))!;
    });
    for (const [index, row] of rows.entries()) {
      const name = order!.steps[index]!.text;
      if (/^(Second|Third) /.test(name)) continue;
      const times = players.flatMap(
        ({ build }) => build.find((step) => step.name === name && !step.cancelled && !step.worker)?.ms ?? [],
      );
      expect(oneLine(row.querySelectorAll('td').at(-1)!.text), name).toBe(
        `${times.length} of ${players.length}`,
      );
      expect(order!.steps[index]!.ms).toBeGreaterThanOrEqual(Math.min(...times) - 1000);
      expect(order!.steps[index]!.ms).toBeLessThanOrEqual(Math.max(...times));
    }
  });
});
