import type { AnalysedPlayer } from '../../../game/analysis.ts';
import { SEEN_FROM_WORDS as WORDS } from './words.ts';

interface Props {
  people: readonly AnalysedPlayer[];
  slot: string | null;
  choose: (slot: string) => void;
}

/** Buttons with a game's player names: the visitor chooses theirs. */
export const SeenFrom = ({ people, slot, choose }: Props) => (
  <div class="tools" role="group" aria-label={WORDS.which}>
    <span>{slot === null ? WORDS.which : WORDS.chosen}</span>
    {people.map((player) => (
      <button
        key={player.slot}
        type="button"
        aria-pressed={player.slot === slot}
        onClick={() => choose(player.slot)}
      >
        <bdi>{player.handle}</bdi>
      </button>
    ))}
  </div>
);
