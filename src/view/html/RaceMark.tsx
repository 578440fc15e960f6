import { Glyph } from '../svg/glyphs/Glyph.tsx';
import { RACE_GLYPHS } from '../svg/glyphs/races.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import type { Race } from '../../game/races.ts';

/** Class that gives a mark the colour of a race. */
export const RACE_CLASSES: Readonly<Record<Race, string>> = { H: 'human', O: 'orc', E: 'elf', U: 'undead' };

interface Props {
  race: Race | null;
  random?: boolean;
  /** What the name links to. */
  href?: string;
}

/** A race's mark and name; colour only repeats the shape and the name. */
export function RaceMark({ race, random = false, href }: Props) {
  if (!race) return <span class="race">Race unknown</span>;
  return (
    <span class="race">
      <Glyph name={RACE_GLYPHS[race]} /> {href ? <a href={href}>{RACE_NAMES[race]}</a> : RACE_NAMES[race]}
      {random ? ' (Random)' : ''}
    </span>
  );
}
