import { formatClock } from '../../game/clock.ts';
import { fromClass } from '../../game/map/first-minutes.ts';
import type { LineOfStage as Data } from '../game/stage-line.ts';
import { HTML_WORDS } from './words.ts';

/** Heights in px: a hero lane, the middle, and its bars. */
const LANE = 11;
const HEIGHT = 58;
const MIDDLE = HEIGHT / 2;
const BAR = 19;
const CAMP = 5;

/** Times near the ends of the line stay on it; on a phone, half of one takes up to 5 %. */
const anchorAt = (share: number) => (share < 0.05 ? 'start' : share > 0.95 ? 'end' : 'middle');

/** The timeline, as wide as possible. Fights and camps link to their times. */
export function StageLine({ line }: { line: Data }) {
  const { endMs, ticksMs, sides, heroes, camps, fights, scale } = line;
  const at = (ms: number) => `${((Math.min(ms, endMs) / endMs) * 100).toFixed(2)}%`;
  const lanes = (ofSide: (side: number) => boolean) =>
    heroes
      .filter(({ side }) => ofSide(side))
      .map(({ side, name, fromMs, skillsMs, words }) => (
        <div key={`${side} ${name}`} class={`lane side-${side % 4}`}>
          <span class="lane-name">{name}</span>
          <svg class="bar" width="100%" height={LANE} role="img" aria-label={words}>
            <line class="life" x1={at(fromMs)} x2="100%" y1={LANE / 2} y2={LANE / 2} />
            {skillsMs.map((ms, index) => (
              <rect key={index} x={at(ms)} y="1" width="2" height={LANE - 2} />
            ))}
          </svg>
        </div>
      ));
  return (
    <div class="stage-line reveals-length" data-ms={endMs}>
      <div class="lane times">
        <span class="lane-name" />
        <svg width="100%" height="15" aria-hidden="true">
          {ticksMs.map((ms) => (
            <text key={ms} x={at(ms)} y="11" text-anchor={anchorAt(ms / endMs)}>
              {formatClock(ms)}
            </text>
          ))}
        </svg>
      </div>
      {lanes((side) => side === 0)}
      <div class="lane signature">
        <span class="lane-name">
          {sides.length === 2 &&
            sides.map((name, side) => (
              <bdi key={side} class={`side-${side}`}>
                {name}
              </bdi>
            ))}
        </span>
        <svg width="100%" height={HEIGHT} role="group" aria-label={HTML_WORDS.stageLine(scale)}>
          {ticksMs.map((ms) => (
            <line key={ms} class="grid" x1={at(ms)} x2={at(ms)} y1="0" y2={HEIGHT} />
          ))}
          <line class="grid" x1="0" x2="100%" y1={MIDDLE} y2={MIDDLE} />
          {fights.map(({ ms, endMs: until, above, below, words }, index) => {
            const bar = {
              x: at(ms),
              width: `${Math.max(0.5, (Math.min(until, endMs) / endMs - ms / endMs) * 100).toFixed(2)}%`,
            };
            const [up, down] = [above, below].map((share) => Math.max(share > 0 ? 2 : 0, share * BAR));
            return (
              <a
                key={index}
                href={`#t=${formatClock(ms)}`}
                aria-label={`${formatClock(ms)} ${words}`}
                class={fromClass(until) || undefined}
              >
                <rect {...bar} class="hit" y={CAMP * 2} height={HEIGHT - CAMP * 4} />
                <rect {...bar} class="a" y={(MIDDLE - up!).toFixed(1)} height={up!.toFixed(1)} />
                <rect {...bar} fill="url(#hatch)" y={MIDDLE} height={down!.toFixed(1)} />
              </a>
            );
          })}
          {camps.map(({ ms, side, words }, index) => (
            <a
              key={index}
              href={`#t=${formatClock(ms)}`}
              aria-label={`${formatClock(ms)} ${words}`}
              class={`side-${Math.max(0, side) % 4}`}
            >
              <svg x={at(ms)} y={side === 0 ? CAMP : HEIGHT - CAMP} overflow="visible">
                <path d={`M-${CAMP} 4L0-4 ${CAMP} 4z`} />
              </svg>
            </a>
          ))}
        </svg>
      </div>
      {lanes((side) => side > 0)}
    </div>
  );
}
