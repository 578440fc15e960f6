/** The player's perspective from which a game is shown. */
import { useEffect, useState } from 'preact/hooks';
import type { AnalysedPlayer, GameAnalysis } from '../../../game/analysis.ts';
import { readMe } from '../history/store.ts';
import { advisedPlayers } from './people.ts';

/** The visitor's last choice, which also applies to their next game. */
let chosen: string | undefined;

/** Slot of the player; null until known or chosen. A game with one person is shown from that person's side. */
export function useSeenFrom(game: GameAnalysis): [slot: string | null, choose: (slot: string) => void] {
  const people = advisedPlayers(game);
  const [slot, setSlot] = useState<string | null>(() => slotOf(people, chosen ? [chosen] : []));
  useEffect(() => {
    if (slot !== null) return;
    void readMe().then(
      (me) => setSlot((before) => before ?? slotOf(people, me)),
      () => undefined,
    );
  }, [game]);
  const choose = (next: string) => {
    chosen = people.find((player) => player.slot === next)?.handle;
    setSlot(next);
  };
  return [slot, choose];
}

function slotOf(people: readonly AnalysedPlayer[], names: readonly string[]): string | null {
  const mine = people.find(({ handle }) => names.includes(handle));
  return mine?.slot ?? (people.length === 1 ? people[0]!.slot : null);
}
