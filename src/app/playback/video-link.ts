/** Links to a second of a video on the sites that host casts. */

/** A video, and the second at which the game begins. */
export interface VideoPlace {
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
export const videoKey = (): string => `video ${location.pathname}`;

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
