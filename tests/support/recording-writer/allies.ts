import { duel } from './scenario.ts';
import type { RecordingScript } from './script.ts';

/** The players of a duel as allies against two computers. Its analysis has a matchup, but its people aren’t opponents. */
export function alliesAgainstComputers(): RecordingScript {
  const script = duel();
  const computer = { kind: 'computer', team: 1, raceFlag: 8 } as const;
  const people = script.lobby.map((slot) => ({ ...slot, team: 0 }));
  return { ...script, lobby: [...people, computer, computer] };
}
