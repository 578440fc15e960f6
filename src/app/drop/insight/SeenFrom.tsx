import type { AnalysedPlayer } from '../../../game/analysis.ts';

interface Props {
  people: readonly AnalysedPlayer[];
  slot: string | null;
  choose: (slot: string) => void;
}

/** Buttons with a game's player names: the visitor chooses theirs. */
export const SeenFrom = ({ people, slot, choose }: Props) => (
  <div class="tools" role="group" aria-label="Which player are you?">
    <span>{slot === null ? 'Which player are you?' : 'Seen from'}</span>
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
