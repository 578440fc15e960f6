/** Deaths of heroes that revive orders prove, with the fights in which the heroes fell. */
import type { GameAnalysis } from '../../game/analysis.ts';
import type { Fight } from '../../game/derive/places/fights.ts';
import type { OrderLog } from '../../game/derive/places/order-log.ts';
import type { Places } from '../../game/derive/places/places.ts';
import { fallIn, lastCommand } from './fight-deaths.ts';

/** A hero's death that a revive order proves, also one that was taken back. */
export interface Fall {
  /** Time in ms of its last command before the death. */
  lastMs: number;
  /** When its revival was ordered, in ms; Infinity if never, or only to take it back. */
  revivedMs: number;
  /** Undefined if the hero fell outside all fights. */
  fight: Fight | undefined;
}

/** The deaths of each hero, by its object. */
export function heroFalls({
  analysis,
  log,
  places,
}: {
  analysis: Pick<GameAnalysis, 'players'>;
  log: OrderLog;
  places: Pick<Places, 'heroes' | 'fights' | 'hostile'>;
}): Map<number, Fall[]> {
  const falls = new Map<number, Fall[]>();
  for (const { slot, heroes, build } of analysis.players)
    for (const { id, revivalsMs } of heroes) {
      const track = places.heroes.find((candidate) => String(candidate.slot) === slot && candidate.id === id);
      if (!track) continue;
      const takenBack = build.flatMap((step) =>
        step.type === 'revival' && step.cancelled && step.id === id ? step.ms : [],
      );
      const offers = [...revivalsMs, ...takenBack].sort((a, b) => a - b);
      for (const [index, ms] of offers.entries()) {
        const lastMs = lastCommand(log, track, offers[index - 1] ?? 0, ms);
        if (lastMs === null) continue;
        const revivedMs = revivalsMs.find((revived) => revived >= ms) ?? Infinity;
        const fall = { lastMs, revivedMs, fight: fallIn(track, lastMs, ms, places) };
        falls.set(track.object, [...(falls.get(track.object) ?? []), fall]);
      }
    }
  return falls;
}
