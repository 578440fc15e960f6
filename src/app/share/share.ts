/** Shares a moment of a game. Loaded on demand. */
import { formatClock } from '../../game/clock.ts';
import { biggestFight, isClearlyBiggest } from '../../map/fights/fight-size.ts';
import { fightAt, type TrackFight } from '../../map/scene/fight-at.ts';
import type { GameTrack } from '../../map/story/track.ts';
import { fightTitle } from '../../view/shot/shot.ts';
import shareStyles from '../../styles/share.css?url';
import { clockInPath } from '../../urls.ts';
import { hidesResults, visibleMs } from '../playback/spoiler-free.ts';
import type { Stage } from '../playback/stage.ts';
import { loadStyles } from '../shell/make-elements.ts';
import { showDialog } from './dialog.ts';
import type { Moment } from './maker.ts';

/** Where a moment comes from. */
interface ShareSource {
  root: HTMLElement;
  load: (address: string) => Promise<GameTrack>;
  /** The link to a second, or a sentence that says why there is none; by default that of the game's page. */
  link?: (ms: number) => Promise<{ url: string } | { why: string }>;
}

/** Opens the window for the second of a share button; without one, for the game's biggest fight. Playback pauses. */
export async function openShare({ root, load, link }: ShareSource, button: HTMLButtonElement): Promise<void> {
  loadStyles(shareStyles);
  if (root.querySelector('.play-bar.playing'))
    await (await import('../playback/start.ts')).obey(root, 'toggle', load);
  const stage = JSON.parse(root.dataset['playback']!) as Stage;
  const track = await load(stage.track);
  const map = root.querySelector<SVGSVGElement>('.map-card');
  if (!map || !stage.shot) return;
  const hides = hidesResults(root);
  const biggest = biggestFight(track.fights);
  // Where results are hidden, the time of the biggest fight would tell too much.
  const firstMs = hides ? 0 : (biggest?.ms ?? 0);
  const ms = button.value ? Number(button.value) : firstMs;
  const sentence = button.closest('li')?.querySelector('.what bdi')?.textContent;
  const here = fightAt(track.fights, ms);
  // A key moment during a fight is about something else, unless it is the fight.
  const fight = sentence === undefined || here?.ms === ms ? here : undefined;
  const url = new URL(momentLink(stage, ms, fight), location.href);
  const names = stage.names.join(' vs ');
  const isBiggest = fight !== undefined && fight === biggest && isClearlyBiggest(fight, track.fights);
  const title = fight ? fightTitle(isBiggest, fight.place) : (sentence ?? names);
  const moment: Moment = {
    ...{ stage, track, map, ms, fight, title },
    safeTitle: fight ? title : names,
    endMs: visibleMs(root) ?? stage.lengthMs,
    site: document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '',
    address: stage.shot.page ? decodeURI(url.host + url.pathname + url.hash) : url.host,
  };
  showDialog({
    heading: ms > 0 ? `Share ${formatClock(ms)}` : 'Share this game',
    name:
      `${stage.names.join('-')}-${formatClock(ms)}`
        .toLowerCase()
        .match(/[\p{L}\d]+/gu)
        ?.join('-') ?? 'moment',
    moment,
    results: !hides,
    link: () => link?.(ms) ?? Promise.resolve({ url: url.href }),
  });
}

/**
 * The path of a second of a published game: the page of its fight, which is shown with a picture, or the game's page.
 * Both lead to that second. A game without pages has only the page it is on.
 */
export function momentLink({ shot }: Stage, ms: number, fight: TrackFight | undefined): string {
  const page = shot?.page ?? '';
  const begins = fight ? Math.floor(fight.ms / 1000) : -1;
  const hash = ms > 0 ? `#t=${formatClock(ms)}` : '';
  if (!fight || !shot?.shared?.includes(begins)) return page + hash;
  // The page of a fight leads to its beginning by itself.
  return `${page}${clockInPath(fight.ms)}/${Math.floor(ms / 1000) === begins ? '' : hash}`;
}
