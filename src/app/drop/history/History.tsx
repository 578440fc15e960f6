import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { save } from '../../shell/save.ts';
import type { KeptGame } from '../../../game/stored/kept.ts';
import { Section } from '../../../view/html/Section.tsx';
import { historyCsv, historyLines } from './files.ts';
import { GameList } from './GameList.tsx';
import { Goals } from './Goals.tsx';
import { namesIn, type OwnGame } from './own.ts';
import { OneByOne } from './OneByOne.tsx';
import { countAlike, countedGames, daysSection, totalsSection } from './totals.ts';
import { trendSteps } from './trends.ts';
import { Trends } from './Trends.tsx';
import type { HistoryState } from './use-history.ts';
import { wonLostSection } from './won-and-lost.ts';
import { HISTORY_WORDS as WORDS } from './words.ts';

/** Names offered at first; others are found with the field. */
const NAMES_OFFERED = 12;

interface Props {
  games: readonly KeptGame[];
  /** The visitor's games, from their side. */
  mine: readonly OwnGame[];
  history: HistoryState;
  open: (fingerprint: string) => Promise<boolean>;
}

/** The visitor's history: saved games from their side, only on this device. */
export function History({ games, mine, history, open }: Props) {
  const { kept, left, failure, begin, choose, setGoals, say } = history;
  useEffect(begin, []);
  if (failure) return <p class="notice">{failure}</p>;
  if (!kept) return <p aria-busy>{WORDS.looking(games.length)}</p>;
  return (
    <section class="report history" aria-labelledby="history" aria-busy={left > 0}>
      <h2 id="history">{WORDS.title}</h2>
      <p role="status">{left > 0 ? WORDS.reading(left) : WORDS.yours(mine.length, games.length)}</p>
      <Me names={namesIn(kept.facts)} me={kept.me} choose={choose} />
      {mine.length > 0 && (
        <>
          <OneByOne>
            <Counted games={mine} />
            <Goals games={mine} goals={kept.goals} choose={setGoals} />
            <GameList games={mine} say={say} open={open} />
          </OneByOne>
          <div class="tools" role="group" aria-label={WORDS.files.group}>
            <button type="button" onClick={() => save(historyCsv(mine))}>
              {WORDS.files.csv}
            </button>
            <button type="button" onClick={() => save(historyLines(mine))}>
              {WORDS.files.lines}
            </button>
            <SaveAnalyses games={mine} />
          </div>
        </>
      )}
    </section>
  );
}

/** All statistics. They don't depend on tags and notes, so they aren't redrawn when these change. */
function Counted({ games }: { games: readonly OwnGame[] }) {
  const counted = useRef(games);
  if (!countAlike(counted.current, games)) counted.current = games;
  return useMemo(
    () => (
      <OneByOne>
        <Results games={counted.current} />
        <OverTime games={counted.current} />
      </OneByOne>
    ),
    [counted.current],
  );
}

function Results({ games }: { games: readonly OwnGame[] }) {
  const { games: rated, leftOut } = countedGames(games);
  const days = daysSection(rated);
  const wonLost = wonLostSection(rated);
  return (
    <>
      <Section section={totalsSection(rated, leftOut)} />
      {wonLost && <Section section={wonLost} />}
      {days && <Section section={days} />}
    </>
  );
}

function OverTime({ games }: { games: readonly OwnGame[] }) {
  const { games: rated } = countedGames(games);
  return rated.length > 0 && <Trends steps={trendSteps(rated)} />;
}

/** Saves the analyses of all games in one file. */
function SaveAnalyses({ games }: { games: readonly OwnGame[] }) {
  const [done, setDone] = useState<number | null>(null);
  const take = async () => {
    const { saveAnalyses } = await import('./analyses.ts');
    await saveAnalyses(games, setDone);
    setDone(null);
  };
  return (
    <>
      <button type="button" disabled={done !== null} onClick={() => void take()}>
        {WORDS.files.analyses}
      </button>
      <span role="status">{done !== null && WORDS.files.read(done, games.length)}</span>
    </>
  );
}

interface MeProps {
  names: readonly [string, number][];
  me: readonly string[];
  choose: (me: readonly string[]) => void;
}

/** Lets visitors choose their player names. */
function Me({ names, me, choose }: MeProps) {
  const [allNames, setAll] = useState(false);
  const offered = names.filter(([name], place) => allNames || place < NAMES_OFFERED || me.includes(name));
  return (
    <fieldset>
      <legend>{WORDS.me}</legend>
      {offered.map(([name, games]) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={me.includes(name)}
            onChange={({ currentTarget: { checked } }) =>
              choose(checked ? [...me, name] : me.filter((other) => other !== name))
            }
          />{' '}
          <bdi>{name}</bdi> ({games}){' '}
        </label>
      ))}
      {offered.length < names.length && (
        <button type="button" onClick={() => setAll(true)}>
          {WORDS.allNames(names.length)}
        </button>
      )}
    </fieldset>
  );
}
