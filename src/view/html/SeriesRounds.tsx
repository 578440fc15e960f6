import { counted } from '../../game/counted.ts';
import type { SeriesRound, SeriesLine } from '../series-line.ts';
import { NextGame } from './Reveal.tsx';
import { SeriesScore } from './SeriesScore.tsx';
import { HTML_WORDS } from './words.ts';

/** The series of an event as score lines with their games, and bracket rounds side by side. */
export function SeriesRounds({ rounds }: { rounds: readonly SeriesRound[] }) {
  const named = rounds.some(({ name }) => name !== null);
  return (
    <div class={rounds.length > 1 ? 'rounds bracket' : 'rounds'}>
      {rounds.map(({ name, lines }) => (
        <div key={name}>
          {named && <h3>{name ?? HTML_WORDS.roundUnknown}</h3>}
          <ul class="scores">
            {lines.map((line, index) => (
              <li key={index} class={line.sides.length > 2 ? 'spoiler many' : 'spoiler'}>
                <SeriesScore line={line} />
                <Games line={line} />
                {line.more > 0 && <p class="quiet reveals-series">and {counted(line.more, 'more game')}</p>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Games({ line: { games, ordered } }: { line: SeriesLine }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List class="played-games">
      {games.map(({ map, href, picture, winner }, place) => (
        <li key={href} class={place > 0 ? 'later' : undefined} data-series="this">
          {picture && <img class="thumbnail" src={picture} alt="" width="44" height="44" loading="lazy" />}
          <span>
            <a href={href}>{ordered ? `${place + 1}. ${map}` : map}</a>{' '}
            <span class="result won-by">
              <span>
                {winner === null ? (
                  'winner not known'
                ) : (
                  <>
                    won by <bdi>{winner}</bdi>
                  </>
                )}
              </span>
            </span>{' '}
            <NextGame />
          </span>
        </li>
      ))}
    </List>
  );
}
