/** Parts of the page that load when needed or opened. */
import { notLoaded } from '../../shell/words.ts';
import { REPORT_MISSING } from '../input/failure.ts';
import { lazyPart } from '../../shell/island/lazy-part.tsx';
import { LIBRARY_PARTS } from '../../library/words.ts';

/** Loads as soon as a replay seems to be coming, so that its report doesn't have to wait for code. */
export const REPORT = lazyPart(
  async () => (await import('../report/GrowingReport.tsx')).GrowingReport,
  REPORT_MISSING,
);

export const SAVE_AND_SHARE = lazyPart(
  async () => (await import('./SaveAndShare.tsx')).SaveAndShare,
  notLoaded('The part that saves and shares'),
);

export const SHORTER_WAYS = lazyPart(
  async () => (await import('./SaveAndShare.tsx')).ShorterWays,
  notLoaded('The part that saves and shares'),
);

export const ARCHIVE_COMPARISON = lazyPart(
  async () => (await import('../../library/advice/ArchiveComparison.tsx')).ArchiveComparison,
  notLoaded(LIBRARY_PARTS.archive),
);

export const LIST = lazyPart(async () => (await import('./ListView.tsx')).ListView, notLoaded('The list'));

export const MAPS_PART = lazyPart(
  async () => (await import('../maps/MapsView.tsx')).MapsView,
  notLoaded('The list of your maps'),
);

export const COACH = lazyPart(
  async () => (await import('../../coach/Bench.tsx')).GameBench,
  notLoaded('The build orders'),
);

export const SECOND_SCREEN = lazyPart(
  async () => (await import('../watch/SecondScreen.tsx')).SecondScreen,
  notLoaded('The second screen'),
);

export const CHAT = lazyPart(async () => (await import('../report/Chat.tsx')).Chat, notLoaded('The chat'));
