/** Build orders of the archive in the format of two overlays, read back as these do. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { overlayText } from '../../src/app/coach/pass-on.ts';
import { benchOfGame, cutOrder, type BenchSource, type BenchStep } from '../../src/app/coach/source.ts';
import type { GameAnalysis } from '../../src/game/analysis.ts';
import { builtFiles, builtJson, builtText } from '../support/build.ts';
import { readByRtsOverlay, readByWarcraftGym, type ReadStep } from '../support/overlay-readers.ts';

const WHOLE = { minutes: null, workers: true };
const FILE = /^data\/builds\/(.+)\.overlay\.json$/;

/** What an overlay should show of a step, from the text alone. */
const shown = ({ ms, text, supply = '' }: BenchStep): Omit<ReadStep, 'picture'> => ({
  sec: Math.floor(ms / 1000),
  supply: /^\d+(?:\/|$)/.test(supply) ? parseInt(supply) : null,
  text: /^\d+–/.test(supply) ? `${text} (${supply})` : text,
});
const bare = ({ sec, supply, text }: ReadStep) => ({ sec, supply, text });

function expectSame(file: string, steps: readonly BenchStep[]): number {
  const [rts, gym] = [readByRtsOverlay(file), readByWarcraftGym(file)];
  expect(rts.steps.map(bare)).toEqual(steps.map(shown));
  expect(gym.steps.map(bare)).toEqual(steps.map(shown));
  return rts.steps.filter(({ picture }) => picture).length / rts.steps.length;
}

test('every build with steps is a document that both overlays read', () => {
  const schema = builtJson<object>('data/schemas/overlay.json');
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  addFormats(ajv);
  const fits = ajv.compile(schema);
  const files = builtFiles('.overlay.json');
  expect(files.length).toBe(
    builtFiles('.json').filter((file) => /^data\/builds\/[^.]+\.json$/.test(file)).length,
  );
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    fits(builtJson(file));
    expect(fits.errors ?? [], file).toEqual([]);
    const { orders } = builtJson<BenchSource>(file.replace(FILE, 'data/builds/$1.json'));
    expectSame(builtText(file), orders[0]!.steps);
    expect(builtText(`${file.replace(FILE, 'builds/$1')}/index.html`)).toContain(`href="/${file}"`);
  }
  expect(fits({ anything: 1 })).toBe(false);
});

test('build orders of games are read back step by step, mostly with pictures', () => {
  const games = builtFiles('.json').filter((file) => /^data\/games\/[^.]+\.json$/.test(file));
  let [orders, pictured] = [0, 0];
  for (const file of games) {
    const { title, orders: ofGame } = benchOfGame(builtJson<GameAnalysis>(file));
    for (const order of ofGame.filter(({ race }) => race)) {
      const passed = { title, order, cut: WHOLE, address: 'https://example.org/' };
      pictured += expectSame(overlayText(passed), cutOrder(order, WHOLE));
      orders++;
    }
  }
  expect(orders).toBeGreaterThan(20);
  expect(pictured / orders).toBeGreaterThan(0.75);
  console.log(
    `${orders} build orders, ${((100 * pictured) / orders).toFixed(1)} % of the steps have a picture`,
  );
});
