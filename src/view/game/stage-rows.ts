/** The stage of a game as plain data: its map, and a row for each key moment. */
import type { LegendEntry } from '../../map/card/legend.ts';
import { momentClasses, momentFragment, pinsOf } from '../../map/fights/moment-pins.ts';
import type { ToldGame } from '../../map/story-schema.ts';
import type { LineOfStage } from './stage-line.ts';

/** Spoiler-free mode shows moments before this time. */
const EARLY_MS = 300_000;
/** For short games, it shows at most this share. */
const EARLY_SHARE = 0.5;

/** The map of a game next to its key moments. */
export interface MomentStage {
  /** An SVG with pins for the moments; null if nothing can be drawn. */
  card: string | null;
  caption: string;
  /** The legend of the map. */
  legend: readonly LegendEntry[];
  /** The rule for choosing moments. */
  rule: string;
  /** Names of the sides. */
  sides: readonly string[];
  rows: readonly StageRow[];
  /** What is said if there are no rows. */
  none: string;
  /** Data for playback as an attribute value; null if nothing can be played. */
  playback: string | null;
  /** Whether moments can link into a video: only for games with a page. */
  video: boolean;
  /** The timeline; null without map orders. */
  line: LineOfStage | null;
}

/** A key moment as a row of the list. */
export interface StageRow {
  ms: number;
  /** Fragment that the row's time links to. */
  fragment: string;
  /** Id of the row; null if an earlier row for the same second already has that id. */
  id: string | null;
  /** The number on its pin; null if the place is unknown. */
  number: number | null;
  side: number | null;
  sentence: string;
  inferred: boolean;
  /** Minimum food that each side brought to the fight; null for other moments and unknown forces. */
  food: readonly number[] | null;
  bold: boolean;
  /** Whether spoiler-free mode hides it. */
  late: boolean;
  /** Class that hides it when only the first minutes are shown. */
  look: string;
}

/** The rows of key moments, with pin numbers if there is a map. `lengthMs` is the game's length. */
export function stageRows(
  { moments, fights }: Pick<ToldGame, 'moments' | 'fights'>,
  hasMap: boolean,
  lengthMs: number,
): StageRow[] {
  const untilMs = Math.min(EARLY_MS, lengthMs * EARLY_SHARE);
  const pins = pinsOf(moments);
  const classes = momentClasses(moments);
  const fragments = moments.map(({ ms }) => momentFragment(ms));
  return moments.map((moment, index) => {
    const { ms, kind, side, sentence, basis, bold } = moment;
    const fight = kind === 'fight' ? fights.find(({ startMs }) => startMs === ms) : undefined;
    const fragment = fragments[index]!;
    const id = fragments.indexOf(fragment) < index ? null : fragment;
    return {
      ...{ ms, fragment, id, side, sentence, bold },
      food: fight?.ledger?.sides.map(({ food }) => food.least) ?? null,
      number: (hasMap && pins[index]?.number) || null,
      inferred: basis === 'inferred',
      late: ms > untilMs || kind === 'leave',
      look: classes[index]!,
    };
  });
}
