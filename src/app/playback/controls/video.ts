/**
 * Ties a game to a video, once a visitor has entered the video time of one moment: every moment has a link into the
 * video, and the stage goes to the second that the video shows.
 */
import { formatClock } from '../../../game/clock.ts';
import { makeElement } from '../../shell/make-elements.ts';
import { readStored, storeText } from '../../shell/storage.ts';
import { momentOf } from '../../shell/clock-text.ts';

/** The game's video from the address or from the device; a video in the address is stored. */
function readVideo(): VideoPlace | null {
  const linked = videoPlaceIn(location.search);
  if (linked) remember(linked);
  return linked ?? videoPlaceIn(readStored(videoKey()) ?? '');
}

const remember = (place: VideoPlace | null): void => storeText(videoKey(), place && videoSearch(place));

/** A moment of the game, and its row in the page's list. */
interface MomentRow {
  ms: number;
  row: HTMLElement;
}

/** Fills this part of the page, and adds the links if there is already a video. `seek` goes to the time in a fragment. */
export function serveVideo(fold: HTMLDetailsElement, seek: (hash: string) => void): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.key-moments .moments-list > li > a')];
  const moments = links.flatMap((link): MomentRow[] => {
    const ms = momentOf(link.hash);
    return ms === null ? [] : [{ ms, row: link.parentElement! }];
  });
  if (moments.length === 0) return;
  const form = formFor(moments);
  const { address, choice, time, forget, status } = form;
  const follower = followerOf(fold.parentElement!, seek);
  fold.append(form.element, follower.element);
  const setVideo = (place: VideoPlace | null) => {
    for (const moment of moments) linkMoment(moment, place);
    follower.follow(place);
    forget.hidden = place === null;
  };
  form.element.addEventListener('submit', (event) => {
    event.preventDefault();
    const page = videoAddress(address.value);
    const clockSec = secondsOf(time.value);
    if (page === null || clockSec === null) {
      status.value = page === null ? WRONG_ADDRESS : WRONG_TIME;
      return;
    }
    status.value = DONE;
    const place = { address: page, startSec: Math.round(clockSec - Number(choice.value) / 1000) };
    remember(place);
    history.replaceState(history.state, '', `${location.pathname}${videoSearch(place)}${location.hash}`);
    setVideo(place);
    // A second screen shows the form only until there is a video, as the height is needed.
    if (!form.element.checkVisibility()) follower.element.querySelector('input')?.focus();
  });
  forget.addEventListener('click', () => {
    remember(null);
    history.replaceState(history.state, '', location.pathname + location.hash);
    status.value = '';
    setVideo(null);
  });
  const stored = readVideo();
  if (stored) {
    address.value = stored.address;
    time.value = formatClock(Math.max(0, stored.startSec * 1000 + Number(choice.value)));
  }
  setVideo(stored);
}

const WRONG_ADDRESS = 'This is not the address of a video. It must begin with https://.';
const WRONG_TIME = 'Write the time in the video as 1:02:03 or 62:03.';
const DONE =
  'Every moment now has a link into the video. The address of this page includes the video, so you can share it.';

/** The form that asks for a video, and for the time of one moment in it. */
function formFor(moments: readonly MomentRow[]) {
  const placeholder = 'https://www.youtube.com/watch?v=…';
  const address = makeElement('input', { required: true, type: 'url', placeholder });
  const choice = makeElement('select', {});
  choice.add(new Option('0:00 The game starts', '0'));
  // Moments hidden in spoiler-free mode aren't offered.
  for (const { ms, row } of moments.filter(({ row }) => row.checkVisibility()))
    choice.add(new Option(`${formatClock(ms)} ${row.querySelector('.what')?.textContent ?? ''}`, String(ms)));
  const time = timeField();
  const forget = makeElement('button', { type: 'button' }, 'Remove the links');
  const status = makeElement('output', {});
  const element = makeElement(
    'form',
    { className: 'tools' },
    ...[
      makeElement('label', {}, 'Address of the video ', address),
      makeElement('label', {}, 'This moment ', choice),
    ],
    ...[
      makeElement('label', {}, 'is in the video at ', time),
      makeElement('button', { type: 'submit' }, 'Link all moments'),
    ],
    ...[forget, status],
  );
  return { element, address, choice, time, forget, status };
}

const timeField = () =>
  makeElement('input', { required: true, type: 'text', placeholder: '1:02:03', size: 8 });

/** Goes to the second that the video shows, and links the second of the video that `stage` shows. */
function followerOf(stage: HTMLElement, seek: (hash: string) => void) {
  const time = timeField();
  const link = makeElement('a', { rel: 'noreferrer' });
  const element = makeElement(
    'form',
    { className: 'tools' },
    makeElement('label', {}, 'The video is at ', time),
    ...[makeElement('button', { type: 'submit' }, 'Go there'), link],
  );
  let [video, shownMs]: [VideoPlace | null, number] = [null, 0];
  const follow = (place: VideoPlace | null) => {
    video = place;
    element.hidden = !place;
    if (!place) return;
    link.href = videoLink(place, shownMs);
    const { hours, minutes, seconds } = videoClock(place, shownMs);
    link.textContent = `${[hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':')} in the video`;
  };
  stage.addEventListener('timeupdate', (event) => {
    shownMs = (event as CustomEvent<number>).detail;
    follow(video);
  });
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    const clockSec = secondsOf(time.value);
    if (clockSec !== null && video) seek(`#t=${formatClock(Math.max(0, clockSec - video.startSec) * 1000)}`);
  });
  return { element, follow };
}

/** Drawn as text, not as a picture. */
const PLAYS = '▶\uFE0E';

/** Adds the link of a moment into the video, or removes it. */
function linkMoment({ ms, row }: MomentRow, place: VideoPlace | null): void {
  row.querySelector('.to-video')?.remove();
  if (!place) return;
  const title = `${formatClock(ms)} in the video`;
  const href = videoLink(place, ms);
  const link = makeElement(
    'a',
    { className: 'to-video', href, title, ariaLabel: title, rel: 'noreferrer' },
    PLAYS,
  );
  row.append(link);
}

/** A video, and the second at which the game begins. */
interface VideoPlace {
  /** The video's address, without a time. */
  address: string;
  /** Negative if the video begins later than the game. */
  startSec: number;
}

const TIME_PARAMETERS = ['t', 'start', 'time_continue'];

/** The address of a video without its time; null for an invalid web address. */
export function videoAddress(text: string): string | null {
  const withScheme = /^[a-z]+:/i.test(text.trim()) ? text.trim() : `https://${text.trim()}`;
  if (!URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  if (url.protocol !== 'https:' || !url.hostname.includes('.')) return null;
  for (const name of TIME_PARAMETERS) url.searchParams.delete(name);
  url.hash = '';
  return url.href;
}

/**
 * The address of a second in the video: `?t=1h2m3s` for Twitch, `?t=3723` for others. Times before the start of the
 * video become 0.
 */
export function videoLink(place: VideoPlace, gameMs: number): string {
  const url = new URL(place.address);
  const { sec, hours, minutes, seconds } = videoClock(place, gameMs);
  url.searchParams.set(
    't',
    url.hostname.endsWith('twitch.tv') ? `${hours}h${minutes}m${seconds}s` : `${sec}`,
  );
  return url.href;
}

/** The second of a video at a time of the game, also as hours, minutes and seconds. */
function videoClock({ startSec }: VideoPlace, gameMs: number) {
  const sec = Math.max(0, Math.round(startSec + gameMs / 1000));
  return { sec, hours: Math.floor(sec / 3600), minutes: Math.floor(sec / 60) % 60, seconds: sec % 60 };
}

/** Converts "1:02:03", "62:03" or "123" to seconds; null for any other text. */
export function secondsOf(text: string): number | null {
  if (!/^\d+(:[0-5]?\d){0,2}$/.test(text.trim())) return null;
  return text
    .trim()
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Storage key of a game's video, which is also used by the code that every page loads. */
const videoKey = (): string => `video ${location.pathname}`;

/** The video and its start from an address's query, `video=…&start=…`; null if the query has none. */
export function videoPlaceIn(search: string): VideoPlace | null {
  const parameters = new URLSearchParams(search);
  const address = videoAddress(parameters.get('video') ?? '');
  const startSec = Number(parameters.get('start') ?? Number.NaN);
  return address && Number.isInteger(startSec) ? { address, startSec } : null;
}

/** The query for a video and its start. */
export const videoSearch = ({ address, startSec }: VideoPlace): string =>
  `?${new URLSearchParams({ video: address, start: String(startSec) }).toString()}`;
