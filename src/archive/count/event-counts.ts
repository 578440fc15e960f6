import type { Archive } from './archive.ts';

/** Numbers of games with a known event and without one. */
export function countEvents({ games }: Archive): { withEvent: number; withoutEvent: number } {
  const withoutEvent = games.filter(({ event }) => event === null).length;
  return { withEvent: games.length - withoutEvent, withoutEvent };
}
