/** The parts of the page that load when there is something for them to draw, or when the visitor opens them. */
import { notLoaded } from '../../shell/json.ts';
import { REPORT_MISSING } from '../failure.ts';
import { part } from './part.tsx';

/** To be loaded as soon as a replay may come, so that nothing waits for it. */
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
