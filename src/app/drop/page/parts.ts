/** Parts of the page that load when needed or opened. */
import { notLoaded } from '../../shell/words.ts';
import { REPORT_MISSING } from '../failure-words.ts';
import { part } from './part.tsx';
import { PART_NAMES } from './words.ts';

/** Loads as soon as a replay seems to be coming, so that its report doesn't have to wait for code. */
export const REPORT = part(async () => (await import('./GrowingReport.tsx')).GrowingReport, REPORT_MISSING);

export const SAVE_AND_SHARE = part(
  async () => (await import('./SaveAndShare.tsx')).SaveAndShare,
  notLoaded(PART_NAMES.saveAndShare),
);

export const INSIGHT = part(
  async () => (await import('../insight/Insight.tsx')).Insight,
  notLoaded(PART_NAMES.archive),
);

export const LIST = part(async () => (await import('./ListView.tsx')).ListView, notLoaded(PART_NAMES.list));

export const MAPS_PART = part(
  async () => (await import('../maps/MapsView.tsx')).MapsView,
  notLoaded(PART_NAMES.maps),
);

export const CHAT = part(async () => (await import('../chat/Chat.tsx')).Chat, notLoaded(PART_NAMES.chat));

export const KEPT_GAMES_PART = part(
  async () => (await import('./KeptGames.tsx')).KeptGames,
  notLoaded(PART_NAMES.games),
);
