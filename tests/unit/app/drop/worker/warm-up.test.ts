import { afterEach, expect, test, vi } from 'vitest';
import { success } from '../../../../../src/game/result.ts';
import type { DatedGame } from '../../../../../src/app/drop/worker/derive-game.ts';
import { warmUp } from '../../../../../src/app/drop/worker/warm-up.ts';

const EXAMPLE = { replayId: 'example' } as DatedGame;

/** The steps of a worker that gets a request before one of them: 1 fetching, 2 decoding, 3 telling. */
async function stepsUntil(askedBefore: number): Promise<string[]> {
  const steps: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    steps.push(`fetch ${address}`);
    return Promise.resolve(new Response('bytes'));
  });
  await warmUp({
    ready: () => Promise.resolve((game) => steps.push(`tell ${game.replayId}`)),
    decode: ({ path, bytes }) => {
      steps.push(`decode ${path}, ${bytes.length} bytes`);
      return Promise.resolve(success(EXAMPLE));
    },
    isBusy: () => steps.length + 1 >= askedBefore,
  });
  return steps;
}

const ALL = ['fetch /drop/examples/example-1v1.w3g', 'decode example-1v1.w3g, 5 bytes', 'tell example'];

afterEach(() => vi.unstubAllGlobals());

test('an idle worker reads an example', async () => {
  expect(await stepsUntil(Infinity)).toEqual(ALL);
});

test.each([1, 2, 3])('a file requested before step %i stops the rest', async (step) => {
  expect(await stepsUntil(step)).toEqual(ALL.slice(0, step - 1));
});

test('without the example nothing is read', async () => {
  const decode = vi.fn<() => never>();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  await warmUp({ ready: () => Promise.resolve(() => undefined), decode, isBusy: () => false });
  expect(decode).not.toHaveBeenCalled();
});
