import type { ToRead } from '../worker/replay-reader.ts';

/** Plays a report's game, or goes to the requested moment, once playback has loaded. */
export const playAsked = (report: Element | null, link: Element, file: ToRead): void =>
  void import('../play/playing.ts').then(({ playGame }) => report && playGame(report, link, file));
