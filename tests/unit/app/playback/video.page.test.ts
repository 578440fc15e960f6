import { beforeEach, expect, test, vi } from 'vitest';
import { serveVideo } from '../../../../src/app/playback/controls/video.ts';
import { beginPage } from '../../../support/page-here.ts';

const PAGE =
  '<div class="key-moments"><ol class="moments-list">' +
  '<li><a href="#t=1:00">1:00</a> <span class="what">First hero</span></li>' +
  '<li><a href="#t=15:36">15:36</a> <span class="what">Fight</span></li>' +
  '</ol></div><details class="video"></details>';
const find = <Found extends Element>(selector: string) => document.querySelector<Found>(selector)!;
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('.to-video')].map(({ href }) => href);

function serve(address = '/replays/a/', seek: (hash: string) => void = () => undefined): void {
  beginPage(address, PAGE);
  Element.prototype.checkVisibility ??= () => true;
  serveVideo(find<HTMLDetailsElement>('.video'), seek);
}

function submit(video: string, time: string): string {
  const [address, at] = document.querySelectorAll<HTMLInputElement>('.video input');
  address!.value = video;
  at!.value = time;
  find<HTMLSelectElement>('.video select').value = '60000';
  find<HTMLFormElement>('.video form').dispatchEvent(new Event('submit', { cancelable: true }));
  return find<HTMLOutputElement>('.video output').value;
}

beforeEach(() => localStorage.clear());

test('one moment whose time in a video is known links all of them', () => {
  serve();
  expect(links()).toEqual([]);
  expect(submit('https://youtu.be/abc', '10:00')).toContain('Every moment');
  expect(links()).toEqual(['https://youtu.be/abc?t=600', 'https://youtu.be/abc?t=1476']);
  expect(location.search).toBe('?video=https%3A%2F%2Fyoutu.be%2Fabc&start=540');
});

test('the device keeps the video, an address with one comes first, and both can be removed', () => {
  serve();
  submit('https://youtu.be/abc', '10:00');
  serve();
  expect(links()[0]).toBe('https://youtu.be/abc?t=600');
  serve('/replays/a/?video=https%3A%2F%2Fyoutu.be%2Fxyz&start=0');
  expect(links()[0]).toBe('https://youtu.be/xyz?t=60');
  find<HTMLButtonElement>('.video button[type=button]').click();
  expect(links()).toEqual([]);
  expect(location.search).toBe('');
});

test('a video leads to its second of the game, and the game to its second of the video', () => {
  const seek = vi.fn();
  serve('/replays/a/?video=https%3A%2F%2Fyoutu.be%2Fabc&start=3590', seek);
  const form = find<HTMLFormElement>('.video form + form');
  document.body.dispatchEvent(new CustomEvent('timeupdate', { detail: 15_000 }));
  const link = form.querySelector('a')!;
  expect([link.href, link.textContent]).toEqual([
    'https://youtu.be/abc?t=3605',
    expect.stringContaining('01:00:05'),
  ]);
  form.querySelector('input')!.value = '1:00:00';
  form.dispatchEvent(new Event('submit', { cancelable: true }));
  expect(seek).toHaveBeenCalledWith('#t=0:10');
  find<HTMLButtonElement>('.video button[type=button]').click();
  expect(form.hidden).toBe(true);
});

test('what is no video or no time is said', () => {
  serve();
  expect(submit('video', '1:00')).toContain('not the address');
  expect(submit('https://youtu.be/abc', 'later')).toContain('1:02:03');
  expect(links()).toEqual([]);
});
