/** The coach's bench: a build order is chosen, shortened, copied and practised. */
import { beforeEach, expect, test, vi } from 'vitest';
import { openBench } from '../../../../src/app/coach/open-bench.tsx';
import { beginPage, choose, press, saysIn, serve, textOf } from '../../../support/page-here.ts';
import { droppedDuel } from '../library/games.ts';
import { until } from '../../../support/until.ts';

const GAME = droppedDuel().analysis;
const find = <Found extends Element>(selector: string) => document.querySelector<Found>(selector)!;
const next = () => textOf('.next-step');

async function open(documents: Readonly<Record<string, unknown>> = { '/game.json': GAME }): Promise<void> {
  beginPage('/replays/x/orders/', '<div id="bench" data-game="/game.json"></div>');
  serve(documents);
  await openBench(find('#bench'));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

test('shows the first player’s order without workers, and the other one’s when chosen', async () => {
  await open();
  expect(next()).toBe('Next at 0:04, supply 6/12 Altar of Kings');
  choose(find<HTMLSelectElement>('select'), '1');
  await until(() => expect(next()).toBe('Next at 0:04, supply 6/11 Altar of Storms'));
  find<HTMLInputElement>('input[type=checkbox]').click();
  await until(() => expect(next()).toBe('Next at 0:02, supply 5/11 Peon'));
});

test('copies the steps of the minutes chosen, and shows them where the clipboard is closed', async () => {
  const copied: string[] = [];
  const writeText = (text: string) => (copied.push(text), Promise.resolve());
  await open();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  choose(document.querySelectorAll('select')[1]!, '5');
  await vi.advanceTimersByTimeAsync(0);
  await press('Copy as text');
  await saysIn('[role=status]', 'on the clipboard');
  expect(copied[0]).toContain('Archmage');
  expect(copied[0]).not.toMatch(/^ *[5-9]:\d\d/m);
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error()) } });
  await press('Copy for Discord');
  await until(() => expect(find<HTMLTextAreaElement>('textarea').value).toContain('Archmage'));
  vi.unstubAllGlobals();
});

test('plays along: the next step comes with the clock, which can be stopped, set and sped up', async () => {
  await open();
  await press('Start');
  await vi.advanceTimersByTimeAsync(5000);
  expect(textOf('.play-clock')).toBe('0:05');
  expect(next()).toBe('Next at 0:12, supply 6/12 Barracks');
  await press('On 10 s');
  await until(() => expect(textOf('.play-clock')).toBe('0:15'));
  await press('Pause');
  await vi.advanceTimersByTimeAsync(5000);
  expect(textOf('.play-clock')).toBe('0:15');
  await press('From the start');
  await until(() => expect(next()).toBe('Next at 0:04, supply 6/12 Altar of Kings'));
});
