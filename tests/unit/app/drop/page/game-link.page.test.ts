import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLink, gameLink } from '../../../../../src/app/library/game-link.ts';

const [FIRST, SECOND] = ['1 a/b', '2'] as const;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div class="report" aria-busy="false"><div data-playback></div>
    <a href="${gameLink(FIRST, 65)}">A moment</a><a href="${gameLink(SECOND, null)}">A game</a></div>`;
});

afterEach(() => vi.useRealTimers());

const [moment, whole] = [0, 1].map((at) => () => document.querySelectorAll('a')[at]!);

const follow = (link: Element, open: (fingerprint: string) => Promise<boolean>) =>
  followLink(link.getAttribute('href')!, open, link);

test('a link to a kept game opens it, and goes to the moment in its report, not in this one', async () => {
  const gone = vi.fn();
  document.querySelector('[data-playback]')!.addEventListener('click', gone);
  const reached: (string | null)[] = [];
  const open = vi.fn<(fingerprint: string) => Promise<boolean>>(() => {
    // The page draws the other report a little later.
    setTimeout(() => {
      document.body.innerHTML = '<div class="report" aria-busy="false"><div data-playback></div></div>';
      const map = document.querySelector('[data-playback]')!;
      map.addEventListener('click', ({ target }) => reached.push((target as Element).getAttribute('href')));
      map.scrollIntoView = () => undefined;
    }, 60);
    return Promise.resolve(true);
  });
  const followed = follow(moment!(), open);
  await vi.runAllTimersAsync();
  await followed;
  expect(open).toHaveBeenCalledExactlyOnceWith(FIRST);
  expect(reached).toEqual(['#t=1:05']);
  expect(gone).not.toHaveBeenCalled();
});

test('a link without a moment only opens its game, and other links do nothing', async () => {
  const open = vi.fn<(fingerprint: string) => Promise<boolean>>(() => Promise.resolve(true));
  await follow(whole!(), open);
  expect(open).toHaveBeenCalledExactlyOnceWith(SECOND);
  const other = document.createElement('a');
  other.href = '#t=1:05';
  await follow(other, open);
  expect(open).toHaveBeenCalledTimes(1);
});

test('in a new tab, the report may come later; a game that is no longer kept moves no other report', async () => {
  document.body.innerHTML = '';
  const reached = vi.fn();
  const show = () => {
    document.body.innerHTML = '<div class="report" aria-busy="false"><div data-playback></div></div>';
    const map = document.querySelector('[data-playback]')!;
    map.addEventListener('click', reached);
    map.scrollIntoView = () => undefined;
  };
  setTimeout(show, 60);
  const followed = followLink(gameLink(FIRST, 65), () => Promise.resolve(true));
  await vi.runAllTimersAsync();
  await followed;
  expect(reached).toHaveBeenCalledOnce();
  show();
  await followLink(gameLink(FIRST, 65), () => Promise.resolve(false));
  expect(reached).toHaveBeenCalledOnce();
});
