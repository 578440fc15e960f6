/** Parts of the page that load when needed or opened. */
import { notLoaded } from '../../shell/json.ts';
import { REPORT_MISSING } from '../failure.ts';
import { part } from './part.tsx';

/** Loads when a replay may come soon, so that nothing has to wait for it. */
export const REPORT = part(async () => (await import('./GrowingReport.tsx')).GrowingReport, REPORT_MISSING);

export const SAVE_AND_SHARE = part(
  async () => (await import('./SaveAndShare.tsx')).SaveAndShare,
  notLoaded('What saves and shares'),
);

export const INSIGHT = part(
  async () => (await import('../insight/Insight.tsx')).Insight,
  notLoaded('What the archive knows'),
);

export const LIST = part(async () => (await import('./ListView.tsx')).ListView, notLoaded('The list'));

export const MAPS_PART = part(
  async () => (await import('../maps/MapsView.tsx')).MapsView,
  notLoaded('What lists your maps'),
);

export const CHAT = part(
  async () => (await import('../chat/Chat.tsx')).Chat,
  notLoaded('What shows the chat'),
);

export const KEPT_GAMES_PART = part(
  async () => (await import('./KeptGames.tsx')).KeptGames,
  notLoaded('What lists your games'),
);
