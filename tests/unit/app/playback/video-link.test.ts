import { expect, test } from 'vitest';
import {
  videoPlaceIn,
  videoSearch,
  secondsOf,
  videoAddress,
  videoLink,
} from '../../../../src/app/playback/controls/video.ts';

test('an address loses its time, and what is no page on the web is refused', () => {
  expect(videoAddress('https://youtu.be/abc?t=12')).toBe('https://youtu.be/abc');
  expect(videoAddress(' www.twitch.tv/videos/1?t=1h ')).toBe('https://www.twitch.tv/videos/1');
  expect(videoAddress('https://www.youtube.com/watch?v=abc&t=12s#x')).toBe(
    'https://www.youtube.com/watch?v=abc',
  );
  for (const wrong of ['', 'video', 'javascript:alert(1)', 'http://example.com/', 'data:text/html,x'])
    expect(videoAddress(wrong), wrong).toBeNull();
});

test('a moment leads to its second of the video, as the site of the video wants it', () => {
  const at = (address: string, startSec: number) => videoLink({ address, startSec }, 936_000);
  expect(at('https://www.youtube.com/watch?v=abc', 100)).toBe('https://www.youtube.com/watch?v=abc&t=1036');
  expect(at('https://www.twitch.tv/videos/1', 3600)).toBe('https://www.twitch.tv/videos/1?t=1h15m36s');
  expect(at('https://youtu.be/abc', -1000)).toBe('https://youtu.be/abc?t=0');
});

test('times are read as people write them', () => {
  expect(['1:02:03', '62:03', '123', ' 0:05 '].map(secondsOf)).toEqual([3723, 3723, 123, 5]);
  expect(['', 'x', '1:99', '-5'].map(secondsOf)).toEqual([null, null, null, null]);
});

test('a place survives the way through an address', () => {
  const place = { address: 'https://www.youtube.com/watch?v=a&list=b', startSec: -30 };
  expect(videoPlaceIn(videoSearch(place))).toEqual(place);
  expect(videoPlaceIn('?video=javascript:x&start=1')).toBeNull();
  expect(videoPlaceIn('?video=https://youtu.be/a')).toBeNull();
});
