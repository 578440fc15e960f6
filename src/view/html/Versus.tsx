import { Glyph } from '../svg/glyphs/Glyph.tsx';
import type { VersusSide } from '../game/versus.ts';
import type { PageFact } from '../page.ts';
import { Facts } from './Facts.tsx';
import { RaceMark } from './RaceMark.tsx';
import { SideMark } from './SideMark.tsx';

/** Longer names don't fit next to their mark on a phone. */
const LONG_NAME = 11;

/** The opponents: names, races, heroes and results of all sides, with facts between two sides. */
export const Versus = ({ sides, facts }: { sides: readonly VersusSide[]; facts: readonly PageFact[] }) => (
  <div class={sides.length === 2 ? 'opponents two' : 'opponents'}>
    {sides.map(({ result, players }, side) => (
      <div key={side} class={`side side-${side % 4}`}>
        {players.map(({ handle, href, race, random, heroes }, index) => (
          <div key={index} class="who">
            <p class={handle.length > LONG_NAME ? 'name long' : 'name'}>
              <SideMark side={side} /> <bdi>{href ? <a href={href}>{handle}</a> : handle}</bdi>
              {result && <span class="unseen">,</span>}{' '}
              {result && (
                <span class="result">
                  <span class={`box ${result}`}>{result}</span>
                </span>
              )}
            </p>
            <p class="plays">
              <RaceMark race={race} random={random} />
              {heroes.map(({ name, glyph, late }, place) => (
                <span key={name} class={`hero ${late}`.trim()}>
                  <span class="unseen">{place === 0 ? ': ' : ', '}</span>
                  <Glyph name={glyph} /> {name}
                </span>
              ))}
            </p>
          </div>
        ))}
      </div>
    ))}
    <Facts facts={facts.filter(({ lead }) => lead)} look="lead-facts" />
  </div>
);
