import type { LegendEntry } from '../../game/map/card/legend.ts';
import { momentClasses, momentFragment, pinsOf } from '../../game/map/moment-pins.ts';
import type { ToldGame } from '../../game/map/story-schema.ts';
import type { LineOfStage } from './stage-line.ts';

/** Spoiler-free mode shows moments before this. */
const EARLY_MS = 300_000;
/** Of a short game it shows only so much. */
const EARLY_SHARE = 0.5;

/** The map of a game beside its key moments. */
export interface MomentStage {
  /** An SVG with the pins of the moments; null where nothing can be drawn. */
  card: string | null;
  caption: string;
  /** The legend of the map. */
  legend: readonly LegendEntry[];
  /** How the moments were chosen. */
  rule: string;
  /** Names of the sides. */
  sides: readonly string[];
  rows: readonly StageRow[];
  /** What playback has to know, as text for an attribute; null where nothing can be played. */
  playback: string | null;
  /** Whether moments can be linked into a video, as those of a game with a page of its own. */
  video: boolean;
  /** The game over time; null without orders that have places. */
  line: LineOfStage | null;
}

export interface StageRow {
  ms: number;
  /** Where the link of its time leads to. */
  fragment: string;
  /** Its id; null where an earlier row of the same second has it. */
  id: string | null;
  /** Of its pin; null where no place is known. */
  number: number | null;
  side: number | null;
  sentence: string;
  inferred: boolean;
  orders: readonly number[] | null;
  bold: boolean;
  /** Whether spoiler-free mode hides it. */
  late: boolean;
  /** What hides it where only the first minutes are shown. */
  look: string;
}

/** The rows of key moments, with the numbers of their pins if there is a map. `lengthMs` is that of the game. */
export function stageRows(moments: ToldGame['moments'], hasMap: boolean, lengthMs: number): StageRow[] {
  const untilMs = Math.min(EARLY_MS, lengthMs * EARLY_SHARE);
  const pins = pinsOf(moments);
  const classes = momentClasses(moments);
  const taken = new Set<string>();
  return moments.map((moment, index) => {
    const { ms, kind, side, sentence, basis, orders, bold } = moment;
    const fragment = momentFragment(ms);
    const id = taken.has(fragment) ? null : fragment;
    taken.add(fragment);
    return {
      ...{ ms, fragment, id, side, sentence, orders, bold },
      number: (hasMap && pins[index]?.number) || null,
      inferred: basis === 'inferred',
      late: ms > untilMs || kind === 'leave',
      look: classes[index]!,
    };
  });
}
