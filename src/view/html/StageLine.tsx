/** The timeline below a game's map: heroes, fights and creep camps as links to their times. */
import { createContext, type ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { formatClock } from '../../game/clock.ts';
import { fromClass } from '../../map/fights/first-minutes.ts';
import type { LineOfStage as Data } from '../game/stage-line.ts';
import { SideMark } from './SideMark.tsx';

/** Remarks at times in ms, for the timelines inside. Pages of the archive have none. */
export const StageRemarks = createContext<readonly { ms: number; text: string }[]>([]);

/** What bars mean on the whole page, and whose they are. */
export const BarsOf = ({ sides }: { sides: readonly string[] }) => (
  <span class="bars-of">
    Bars: food brought to fights, at least, by{' '}
    {sides.map((name, side) => (
      <span key={side}>
        {side > 0 && ' and '}
        <SideMark side={side} /> <bdi>{name}</bdi>
      </span>
    ))}
  </span>
);

/** Explains the timeline's marks, right below it. */
const LineLegend = ({ line: { sides, heroes, camps, fights } }: { line: Data }) => (
  <p class="line-legend">
    {sides.length === 2 && fights.length > 0 && <BarsOf sides={sides} />}
    {camps.length > 0 && (
      <span>
        <svg width="12" height="10" aria-hidden="true">
          <path d="M1 9L6 1l5 8z" />
        </svg>{' '}
        first order at a creep camp
      </span>
    )}
    {heroes.length > 0 && (
      <span class="of-heroes">
        <svg width="16" height="10" aria-hidden="true">
          <path class="life" d="M0 5h16" />
          <path d="M8 0v10" />
        </svg>{' '}
        hero from its order, with skill points
      </span>
    )}
  </p>
);

/** Height of a hero lane, in px like all that follows. */
const LANE = 11;
/** Height of the middle. */
const HEIGHT = 58;
const MIDDLE = HEIGHT / 2;
/** Maximum length of one of its bars. */
const BAR = 19;
/** Half the width of a camp’s triangle. */
const CAMP = 5;

/** Times near the ends of the line stay on it; on a phone, half of one takes up to 5 %. */
function anchorAt(share: number): 'start' | 'middle' | 'end' {
  if (share < 0.05) return 'start';
  return share > 0.95 ? 'end' : 'middle';
}

/** The position of a game time on the line. */
type XOf = (ms: number) => string;

/** The timeline, as wide as possible. Fights and camps link to their times. */
export function StageLine({ line }: { line: Data }) {
  const { endMs, ticksMs, heroes } = line;
  const xOf: XOf = (ms) => `${((Math.min(ms, endMs) / endMs) * 100).toFixed(2)}%`;
  return (
    <div class="stage-line reveals-length" data-ms={endMs}>
      <div class="lane times">
        <span class="lane-name" />
        <svg width="100%" height="15" aria-hidden="true">
          {ticksMs.map((ms) => (
            <text key={ms} x={xOf(ms)} y="11" text-anchor={anchorAt(ms / endMs)}>
              {formatClock(ms)}
            </text>
          ))}
        </svg>
      </div>
      <HeroLanes heroes={heroes.filter(({ side }) => side === 0)} xOf={xOf} />
      <Pulse line={line} xOf={xOf} />
      <HeroLanes heroes={heroes.filter(({ side }) => side > 0)} xOf={xOf} />
      <Remarks xOf={xOf} />
      <LineLegend line={line} />
    </div>
  );
}

/** A lane for each hero of a side, with a stroke for each skill point. */
const HeroLanes = ({ heroes, xOf }: { heroes: Data['heroes']; xOf: XOf }) => (
  <>
    {heroes.map(({ side, name, fromMs, skillsMs, words }) => (
      <div key={`${side} ${name}`} class={`lane side-${side % 4}`}>
        <span class="lane-name">{name}</span>
        <svg class="bar" width="100%" height={LANE} role="img" aria-label={words}>
          <line class="life" x1={xOf(fromMs)} x2="100%" y1={LANE / 2} y2={LANE / 2} />
          {skillsMs.map((ms, index) => (
            <rect key={index} x={xOf(ms)} y="1" width="2" height={LANE - 2} />
          ))}
        </svg>
      </div>
    ))}
  </>
);

/** The middle: fights as bars of both sides' food, and creep camps. */
const Pulse = ({ line: { endMs, ticksMs, sides, camps, fights }, xOf }: { line: Data; xOf: XOf }) => (
  <div class="lane signature">
    <span class="lane-name">
      {sides.length === 2 &&
        sides.map((name, side) => (
          <bdi key={side} class={`side-${side}`}>
            {name}
          </bdi>
        ))}
    </span>
    <svg
      width="100%"
      height={HEIGHT}
      role="group"
      aria-label="Fights and creep camps; the height of a fight is the food that each side brought at least"
    >
      {ticksMs.map((ms) => (
        <line key={ms} class="grid" x1={xOf(ms)} x2={xOf(ms)} y1="0" y2={HEIGHT} />
      ))}
      <line class="grid" x1="0" x2="100%" y1={MIDDLE} y2={MIDDLE} />
      {fights.map((fight, index) => (
        <FightBar key={index} fight={fight} endMs={endMs} xOf={xOf} />
      ))}
      {camps.map(({ ms, side, words }, index) => (
        <TimeLink key={index} ms={ms} words={words} look={`side-${Math.max(0, side) % 4}`}>
          <svg x={xOf(ms)} y={side === 0 ? CAMP : HEIGHT - CAMP} overflow="visible">
            <path d={`M-${CAMP} 4L0-4 ${CAMP} 4z`} />
          </svg>
        </TimeLink>
      ))}
    </svg>
  </div>
);

/** A fight: a bar up for one side's food, and one down for the other's. */
function FightBar({ fight, endMs, xOf }: { fight: Data['fights'][number]; endMs: number; xOf: XOf }) {
  const { ms, endMs: until, above, below, words } = fight;
  const bar = {
    x: xOf(ms),
    width: `${Math.max(0.5, (Math.min(until, endMs) / endMs - ms / endMs) * 100).toFixed(2)}%`,
  };
  const [up, down] = [above, below].map((share) => Math.max(share > 0 ? 2 : 0, share * BAR));
  return (
    <TimeLink ms={ms} words={words} look={fromClass(until) || undefined}>
      <rect {...bar} class="hit" y={CAMP * 2} height={HEIGHT - CAMP * 4} />
      <rect {...bar} class="a" y={(MIDDLE - up!).toFixed(1)} height={up!.toFixed(1)} />
      <rect {...bar} fill="url(#hatch)" y={MIDDLE} height={down!.toFixed(1)} />
    </TimeLink>
  );
}

/** The visitor's remarks, on a line of their own. */
function Remarks({ xOf }: { xOf: XOf }) {
  const remarks = useContext(StageRemarks);
  if (remarks.length === 0) return null;
  return (
    <div class="lane times remarked">
      <span class="lane-name">Remarks</span>
      <svg width="100%" height={CAMP * 3} role="group" aria-label="Remarks">
        {remarks.map(({ ms, text }) => (
          <TimeLink key={`${ms} ${text}`} ms={ms} words={text}>
            <svg x={xOf(ms)} y={CAMP * 1.5} overflow="visible">
              <path d={`M0-${CAMP}L${CAMP} 0 0 ${CAMP}-${CAMP} 0z`} />
            </svg>
          </TimeLink>
        ))}
      </svg>
    </div>
  );
}

interface Timed {
  ms: number;
  words: string;
  look?: string | undefined;
  children: ComponentChildren;
}

/** A mark that links to its time. */
const TimeLink = ({ ms, words, look, children }: Timed) => (
  <a href={`#t=${formatClock(ms)}`} aria-label={`${formatClock(ms)} ${words}`} class={look}>
    {children}
  </a>
);
