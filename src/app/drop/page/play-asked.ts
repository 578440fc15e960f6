import type { ToRead } from '../worker/replay-reader.ts';

/** Loads the playback, then plays a report's game or goes to the requested moment. */
export const playAsked = (report: Element | null, link: Element, file: ToRead): void =>
  void import('../play/playing.ts').then(({ playGame }) => report && playGame(report, link, file));
