/** Parts of the page that load when needed or opened. */
import { notLoaded } from '../../shell/words.ts';
import { REPORT_MISSING } from '../input/failure.ts';
import { BENCH_WORDS } from '../../coach/words.ts';
import { lazyPart } from '../../shell/lazy-part.tsx';
import { LIBRARY_PARTS } from '../../library/words.ts';
import { PART_NAMES } from './words.ts';

/** Loads as soon as a replay seems to be coming, so that its report doesn't have to wait for code. */
export const REPORT = lazyPart(
  async () => (await import('../report/GrowingReport.tsx')).GrowingReport,
  REPORT_MISSING,
);

export const SAVE_AND_SHARE = lazyPart(
  async () => (await import('./SaveAndShare.tsx')).SaveAndShare,
  notLoaded(PART_NAMES.saveAndShare),
);

export const ARCHIVE_COMPARISON = lazyPart(
  async () => (await import('../../library/advice/ArchiveComparison.tsx')).ArchiveComparison,
  notLoaded(LIBRARY_PARTS.archive),
);

export const LIST = lazyPart(
  async () => (await import('./ListView.tsx')).ListView,
  notLoaded(PART_NAMES.list),
);

export const MAPS_PART = lazyPart(
  async () => (await import('../maps/MapsView.tsx')).MapsView,
  notLoaded(PART_NAMES.maps),
);

export const COACH = lazyPart(
  async () => (await import('../../coach/Bench.tsx')).GameBench,
  notLoaded(BENCH_WORDS.part),
);

export const SECOND_SCREEN = lazyPart(
  async () => (await import('../watch/SecondScreen.tsx')).SecondScreen,
  notLoaded(PART_NAMES.secondScreen),
);

export const CHAT = lazyPart(
  async () => (await import('../report/Chat.tsx')).Chat,
  notLoaded(PART_NAMES.chat),
);
