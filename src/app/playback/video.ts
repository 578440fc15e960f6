/** Links every moment of a game to a video, once a visitor has entered the video time of one moment. */
import { formatClock } from '../../game/clock.ts';
import { momentOf } from './moments-of-page.ts';

const VIDEO_WORDS = {
  address: 'Address of the video',
  /** Labels of the moment and of the time: "This moment … is in the video at …". */
  moment: 'This moment',
  time: 'is in the video at',
  set: 'Link all moments',
  remove: 'Remove the links',
  /** A moment's link to the video, and the link's label for screen readers. */
  link: 'video',
  linkAt: (clock: string): string => `${clock} in the video`,
  wrongAddress: 'This is not the address of a video. It must begin with https://.',
  wrongTime: 'Write the time in the video as 1:02:03 or 62:03.',
  done: 'Every moment now has a link into the video. The address of this page includes the video, so you can share it.',
};

/** The game's video from the address or from the device; a video in the address is stored. */
function keptVideo(): VideoPlace | null {
  const linked = videoPlaceIn(location.search);
  if (linked) remember(linked);
  return linked ?? videoPlaceIn(read());
}

function read(): string {
  try {
    return localStorage.getItem(videoKey()) ?? '';
  } catch {
    // Without storage, no video was stored.
    return '';
  }
}

function remember(place: VideoPlace | null): void {
  try {
    if (place) localStorage.setItem(videoKey(), videoSearch(place));
    else localStorage.removeItem(videoKey());
  } catch {
    // The address still contains the video.
  }
}

/** Fills this part of the page with instructions, and adds the links if there is already a video. */
export function serveVideo(fold: HTMLDetailsElement): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.key-moments .moments-list > li > a')];
  const moments = links.flatMap((link) => {
    const ms = momentOf(link.hash);
    return ms === null ? [] : [{ ms, row: link.parentElement! }];
  });
  if (moments.length === 0) return;
  const address = field(VIDEO_WORDS.address, {
    type: 'url',
    placeholder: 'https://www.youtube.com/watch?v=…',
  });
  const choice = document.createElement('select');
  // Moments hidden in spoiler-free mode aren't offered.
  for (const { ms, row } of moments.filter(({ row }) => row.checkVisibility()))
    choice.add(new Option(`${formatClock(ms)} ${row.querySelector('.what')?.textContent ?? ''}`, String(ms)));
  const time = field(VIDEO_WORDS.time, { type: 'text', placeholder: '1:02:03', size: 8 });
  const set = Object.assign(document.createElement('button'), {
    type: 'submit',
    textContent: VIDEO_WORDS.set,
  });
  const forget = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: VIDEO_WORDS.remove,
  });
  const status = document.createElement('output');
  const form = document.createElement('form');
  form.className = 'tools';
  form.append(address.label, labelled(VIDEO_WORDS.moment, choice), time.label, set, forget, status);
  fold.append(form);

  const apply = (place: VideoPlace | null) => {
    for (const { ms, row } of moments) {
      row.querySelector('.to-video')?.remove();
      if (!place) continue;
      const link = Object.assign(document.createElement('a'), {
        className: 'to-video',
        href: videoLink(place, ms),
        textContent: VIDEO_WORDS.link,
        ariaLabel: VIDEO_WORDS.linkAt(formatClock(ms)),
        rel: 'noreferrer',
      });
      row.querySelector('.what')?.append(' ', link);
    }
    forget.hidden = place === null;
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const page = videoAddress(address.input.value);
    const at = secondsOf(time.input.value);
    status.value =
      page === null ? VIDEO_WORDS.wrongAddress : at === null ? VIDEO_WORDS.wrongTime : VIDEO_WORDS.done;
    if (page === null || at === null) return;
    const place = { address: page, startSec: Math.round(at - Number(choice.value) / 1000) };
    remember(place);
    history.replaceState(history.state, '', `${location.pathname}${videoSearch(place)}${location.hash}`);
    apply(place);
  });
  forget.addEventListener('click', () => {
    remember(null);
    history.replaceState(history.state, '', location.pathname + location.hash);
    status.value = '';
    apply(null);
  });
  const kept = keptVideo();
  if (kept) {
    address.input.value = kept.address;
    time.input.value = formatClock(Math.max(0, kept.startSec * 1000 + Number(choice.value)));
  }
  apply(kept);
}

const labelled = (text: string, control: HTMLElement): HTMLLabelElement => {
  const label = document.createElement('label');
  label.append(`${text} `, control);
  return label;
};

function field(text: string, properties: { type: string; placeholder: string; size?: number }) {
  const input: HTMLInputElement = document.createElement('input');
  Object.assign(input, { required: true, ...properties });
  return { input, label: labelled(text, input) };
}

/** Links to a second of a video on the sites that host casts. */

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
export function videoLink({ address, startSec }: VideoPlace, gameMs: number): string {
  const url = new URL(address);
  const sec = Math.max(0, Math.round(startSec + gameMs / 1000));
  const [hours, minutes, rest] = [Math.floor(sec / 3600), Math.floor(sec / 60) % 60, sec % 60];
  url.searchParams.set('t', url.hostname.endsWith('twitch.tv') ? `${hours}h${minutes}m${rest}s` : `${sec}`);
  return url.href;
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
