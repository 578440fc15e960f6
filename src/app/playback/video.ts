/** Links every moment of a game to a video, once a visitor has entered the video time of one moment. */
import { formatClock } from '../../game/clock.ts';
import { momentOf } from './moments-of-page.ts';
import {
  videoPlaceIn,
  videoSearch,
  secondsOf,
  videoAddress,
  videoKey,
  videoLink,
  type VideoPlace,
} from './video-link.ts';
import { VIDEO_WORDS as WORDS } from './video-words.ts';

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
  const address = field(WORDS.address, {
    type: 'url',
    placeholder: 'https://www.youtube.com/watch?v=…',
  });
  const choice = document.createElement('select');
  // Moments hidden in spoiler-free mode aren't offered.
  for (const { ms, row } of moments.filter(({ row }) => row.checkVisibility()))
    choice.add(new Option(`${formatClock(ms)} ${row.querySelector('.what')?.textContent ?? ''}`, String(ms)));
  const time = field(WORDS.time, { type: 'text', placeholder: '1:02:03', size: 8 });
  const set = Object.assign(document.createElement('button'), {
    type: 'submit',
    textContent: WORDS.set,
  });
  const forget = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: WORDS.remove,
  });
  const status = document.createElement('output');
  const form = document.createElement('form');
  form.className = 'tools';
  form.append(address.label, labelled(WORDS.moment, choice), time.label, set, forget, status);
  fold.append(form);

  const apply = (place: VideoPlace | null) => {
    for (const { ms, row } of moments) {
      row.querySelector('.to-video')?.remove();
      if (!place) continue;
      const link = Object.assign(document.createElement('a'), {
        className: 'to-video',
        href: videoLink(place, ms),
        textContent: WORDS.link,
        ariaLabel: WORDS.linkAt(formatClock(ms)),
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
    status.value = page === null ? WORDS.wrongAddress : at === null ? WORDS.wrongTime : WORDS.done;
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
