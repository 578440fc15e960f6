/** The small programs that pages load immediately: each waits for the visitor before it loads the rest. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { offerDrop } from '../../../../src/app/drop/input/offer.ts';
import { HANDED } from '../../../../src/app/drop/input/handed-files.ts';
import { DROP_PAGE } from '../../../../src/app/drop/offline/scope.ts';
import { beginPage, press, saysIn, serve, textOf } from '../../../support/page-here.ts';
import { droppedDuel } from '../library/games.ts';
import { until } from '../../../support/until.ts';
import { LOAD_FAILURES } from '../../../../src/app/shell/words.ts';
import { COPY_WORDS } from '../../../../src/app/drop/offline/privacy.ts';

const GAME = droppedDuel().analysis;
const find = <Found extends Element>(selector: string) => document.querySelector<Found>(selector)!;
const labels = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

beforeEach(() => void vi.resetModules());

test('parts of a game page are offered as files, which are made of its analysis when asked for', async () => {
  beginPage(
    '/replays/a_b/',
    '<section><h2 id="apm">Actions</h2><span class="save-chart"></span></section><section><h2 id="build-orders">Orders</h2></section>',
  );
  const asked = serve({ '/data/games/a_b.json': GAME });
  await import('../../../../src/app/shell/save/offer-files.ts');
  expect(labels()).toEqual(['CSV', 'Text', 'CSV']);
  expect(find('button').ariaLabel).toBe('CSV, save numbers of “Actions”');
  expect(asked).toEqual([]);
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:');
  await press('Text');
  await until(() => expect(saved).toHaveBeenCalled());
  expect(await (saved.mock.calls[0]![0] as Blob).text()).toContain('Altar of Kings');
  serve({});
  await press('Text');
  await until(() => expect(find<HTMLOutputElement>('output').value).toBe(LOAD_FAILURES['not-found']));
});

test('playback waits for its button or a moment of the address, and tells where the moves do not come', async () => {
  beginPage(
    '/x/',
    '<div id="stage"><p class="play-bar" hidden><button class="play">Play</button><output></output></p></div>',
  );
  find<HTMLElement>('#stage').dataset['playback'] = JSON.stringify({ track: '/moves.json' });
  const asked = serve({});
  await import('../../../../src/app/playback/open-playback.ts');
  expect(find<HTMLElement>('.play-bar').hidden).toBe(false);
  expect(asked).toEqual([]);
  await press('Play');
  await until(() => expect(find<HTMLOutputElement>('output').value).not.toBe(''));
  expect(asked).toEqual(['/moves.json']);
  location.hash = '#t=1:00';
  await until(() => expect(asked).toEqual(['/moves.json', '/moves.json']));
});

test('replays dropped on another page are left for the drop page, which the visitor is led to', async () => {
  beginPage('/', '<a id="drop-link" href="/drop/">Analyze a replay</a>');
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  offerDrop(find('#drop-link'));
  const field = find<HTMLInputElement>('a + input[type=file]');
  const click = vi.spyOn(field, 'click');
  find<HTMLElement>('#drop-link').click();
  expect(click).toHaveBeenCalledTimes(1);
  Object.defineProperty(field, 'files', { value: [new File(['x'], 'own.w3g')] });
  field.dispatchEvent(new Event('change'));
  await until(() => expect(assign).toHaveBeenCalledWith(`/drop/${HANDED}`));
});

test('a copy for offline is told of and removed on the privacy page', async () => {
  beginPage('/privacy/', '<button>Remove</button><p id="status"></p>');
  const scope = `https://farseer.example${DROP_PAGE}`;
  let registered = true;
  const unregister = () => Promise.resolve(!(registered = false));
  vi.stubGlobal('caches', { keys: () => Promise.resolve([]), delete: () => Promise.resolve(true) });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: () => Promise.resolve(registered ? [{ scope, unregister }] : []) },
  });
  const { offerRemoval } = await import('../../../../src/app/drop/offline/privacy.ts');
  await offerRemoval(find('button'), find('#status'));
  expect(textOf('#status')).toBe(COPY_WORDS.here);
  await press('Remove');
  await saysIn('#status', COPY_WORDS.none);
  expect(find<HTMLButtonElement>('button').disabled).toBe(true);
});
