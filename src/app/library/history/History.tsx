/** The visitor’s history: statistics, goals and files of their kept games. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { counted } from '../../../game/counted.ts';
import type { KeptGame } from '../../../game/stored/library-game.ts';
import { Section } from '../../../view/html/Section.tsx';
import { save } from '../../shell/save.ts';
import { useArchiveDocument } from '../advice/SeenFrom.tsx';
import type { ReadContent } from '../store/games.ts';
import { HISTORY_TITLE } from '../words.ts';
import { changeTexts } from '../store/notes.ts';
import { historyCsv, historyLines, saveAnalyses } from './files.ts';
import { peopleIn, type PlayedGame } from './games.ts';
import { Goals } from './Goals.tsx';
import { openingsSection } from './openings.ts';
import { selectCounted, daysSection, totalsSection } from './results.ts';
import { OneByOne, Trends, trendSteps } from './Trends.tsx';
import type { HistoryState } from './use-history.ts';
import { wonLostSection } from './won-lost.ts';

/** Names offered at first; others are found with the field. */
const NAMES_OFFERED = 12;

interface Props {
  games: readonly KeptGame[];
  /** The visitor's games, from their side. */
  mine: readonly PlayedGame[];
  history: HistoryState;
  read: ReadContent;
}

/** The visitor's history: saved games from their side, only on this device. */
export function History({ games, mine, history, read }: Props) {
  const { notes, facts, left, failure, begin, change } = history;
  useEffect(begin, []);
  if (failure) return <p class="notice">{failure}</p>;
  if (!notes) return <p aria-busy>Looking at {counted(games.length, 'game')} …</p>;
  return (
    <section class="report history" aria-labelledby="history" aria-busy={left > 0}>
      <h2 id="history">{HISTORY_TITLE}</h2>
      <p role="status">
        {left > 0
          ? `Reading ${counted(left, 'more game')} …`
          : `${mine.length} of ${counted(games.length, 'kept game')} are yours.`}
      </p>
      <Me
        names={peopleIn(facts).map(([[name = ''], games]) => [name, games])}
        me={notes.me}
        change={change}
      />
      {mine.length > 0 && (
        <>
          <OneByOne>
            <Statistics games={mine} />
            <Goals games={mine} goals={notes.goals} change={change} />
          </OneByOne>
          <div class="tools" role="group" aria-label={`${HISTORY_TITLE} as files`}>
            <button type="button" onClick={() => save(historyCsv(mine))}>
              Save as CSV
            </button>
            <button type="button" onClick={() => save(historyLines(mine))}>
              Save as NDJSON
            </button>
            <SaveAnalyses games={mine} read={read} />
          </div>
        </>
      )}
    </section>
  );
}

/** All statistics. They don't depend on tags and notes, so they aren't redrawn when these change. */
function Statistics({ games }: { games: readonly PlayedGame[] }) {
  const archive = useArchiveDocument();
  return useMemo(() => {
    const { games: rated, leftOut } = selectCounted(games);
    const sections = [
      totalsSection(rated, leftOut),
      openingsSection(rated, archive),
      wonLostSection(rated),
      daysSection(rated),
    ];
    return (
      <OneByOne>
        <>{sections.map((section) => section && <Section key={section.id} section={section} />)}</>
        {rated.length > 0 && <Trends steps={trendSteps(rated)} />}
      </OneByOne>
    );
  }, [games.map(({ fingerprint, result }) => `${fingerprint} ${result}`).join(), archive]);
}

/** Saves the analyses of all games in one file. */
function SaveAnalyses({ games, read }: { games: readonly PlayedGame[]; read: ReadContent }) {
  const [done, setDone] = useState<number | null>(null);
  const take = async () => {
    await saveAnalyses(games, read, setDone);
    setDone(null);
  };
  return (
    <>
      <button type="button" disabled={done !== null} onClick={() => void take()}>
        Save all analyses (NDJSON)
      </button>
      <span role="status">{done !== null && `${done} of ${counted(games.length, 'game')} read`}</span>
    </>
  );
}

interface MeProps {
  names: readonly [string, number][];
  me: readonly string[];
  change: HistoryState['change'];
}

/** Lets visitors choose their player names. */
function Me({ names, me, change }: MeProps) {
  const [allNames, setAll] = useState(false);
  const offered = names.filter(([name], place) => allNames || place < NAMES_OFFERED || me.includes(name));
  return (
    <fieldset>
      <legend>This is me</legend>
      {offered.map(([name, games]) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={me.includes(name)}
            onChange={({ currentTarget: { checked } }) =>
              void change(
                changeTexts('names', (current) =>
                  checked ? [...current, name] : current.filter((other) => other !== name),
                ),
              )
            }
          />{' '}
          <bdi>{name}</bdi> ({games}){' '}
        </label>
      ))}
      {offered.length < names.length && (
        <button type="button" onClick={() => setAll(true)}>
          All {names.length} names
        </button>
      )}
    </fieldset>
  );
}
