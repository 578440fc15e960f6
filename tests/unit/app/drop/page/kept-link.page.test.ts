import { beforeEach, expect, test, vi } from 'vitest';
import { followKeptLink, keptLink } from '../../../../../src/app/drop/insight/kept-link.ts';

const [FIRST, SECOND] = ['1 a/b', '2'] as const;

beforeEach(() => {
  document.body.innerHTML = `<div class="report" aria-busy="false"><div data-playback></div>
    <a href="${keptLink(FIRST, 65)}">A moment</a><a href="${keptLink(SECOND, null)}">A game</a></div>`;
});

const [moment, whole] = [0, 1].map((at) => () => document.querySelectorAll('a')[at]!);

test('a link to a kept game opens it, and goes to the moment in its report, not in this one', async () => {
  const gone = vi.fn();
  document.querySelector('[data-playback]')!.addEventListener('click', gone);
  const reached: (string | null)[] = [];
  const open = vi.fn<(fingerprint: string) => Promise<void>>(() => {
    // The page draws the other report a little later.
    setTimeout(() => {
      document.body.innerHTML = '<div class="report" aria-busy="false"><div data-playback></div></div>';
      const map = document.querySelector('[data-playback]')!;
      map.addEventListener('click', ({ target }) => reached.push((target as Element).getAttribute('href')));
      map.scrollIntoView = () => undefined;
    }, 60);
    return Promise.resolve();
  });
  await followKeptLink(moment!(), open);
  expect(open).toHaveBeenCalledExactlyOnceWith(FIRST);
  expect(reached).toEqual(['#t=1:05']);
  expect(gone).not.toHaveBeenCalled();
});

test('a link without a moment only opens its game, and other links do nothing', async () => {
  const open = vi.fn<(fingerprint: string) => Promise<void>>(() => Promise.resolve());
  await followKeptLink(whole!(), open);
  expect(open).toHaveBeenCalledExactlyOnceWith(SECOND);
  const other = document.createElement('a');
  other.href = '#t=1:05';
  await followKeptLink(other, open);
  expect(open).toHaveBeenCalledTimes(1);
});
