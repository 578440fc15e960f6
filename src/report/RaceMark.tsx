import { RACE_NAMES } from '../replay/race.ts';
import type { Race } from '../replay/summary.ts';

const CLASSES: Readonly<Record<Race, string>> = { H: 'human', O: 'orc', E: 'elf', U: 'undead' };

/** A race in words, with its letter as a mark; colour only repeats what the words say. */
export function RaceMark({ race, random = false }: { race: Race | null; random?: boolean }) {
  if (!race) return <span class="race">Race unknown</span>;
  return (
    <span class={`race ${CLASSES[race]}`}>
      <span class="mark" aria-hidden="true">
        {race}
      </span>{' '}
      {RACE_NAMES[race]}
      {random ? ' (Random)' : ''}
    </span>
  );
}
