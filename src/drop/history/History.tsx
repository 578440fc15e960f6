import { useEffect, useMemo, useState } from 'preact/hooks';
import { save } from '../../island/save.ts';
import { counted } from '../../replay/counted.ts';
import type { OwnWords } from '../../stored/history.ts';
import type { KeptGame } from '../../stored/kept.ts';
import { Section } from '../../view/print/html/Section.tsx';
import { readPacked } from '../game-reader.ts';
import { libraryError } from '../library/failure.ts';
import { getContents } from '../library/store.ts';
import { areCurrent, factsOf, type Facts } from './facts.ts';
import { historyCsv, historyLines } from './files.ts';
import { GameList } from './GameList.tsx';
import { namesIn, ownGames } from './own.ts';
import { keepFacts, keepMe, keepWords, readHistory, type Kept } from './store.ts';
import { totalsSection, trendSteps } from './totals.ts';
import { Trends } from './Trends.tsx';

/** Names that are offered at first; whoever is not among them is found by the field. */
const NAMES_OFFERED = 12;
/** Games after which what was read so far is shown. */
const SHOW_EVERY = 20;

/** The history of the visitor: kept games from their side, on this device alone. */
export function History({ games }: { games: readonly KeptGame[] }) {
  const [kept, setKept] = useState<Kept | null>(null);
  const [failure, setFailure] = useState('');
  const [left, setLeft] = useState(games.length);
  useEffect(() => {
    const visit = { over: false };
    readAll(games, visit, setKept, setLeft).catch((error: unknown) =>
      setFailure(libraryError(error).message),
    );
    return () => {
      visit.over = true;
    };
  }, [games]);
  const own = useMemo(() => (kept ? ownGames(games, kept.facts, kept.words, kept.me) : []), [games, kept]);
  if (failure) return <p class="notice">{failure}</p>;
  if (!kept) return <p aria-busy>Looking at {counted(games.length, 'game')} …</p>;
  const say = (words: OwnWords) => {
    const others = kept.words.filter(({ fingerprint }) => fingerprint !== words.fingerprint);
    setKept({ ...kept, words: [...others, words] });
    void keepWords(words);
  };
  const choose = (me: readonly string[]) => {
    setKept({ ...kept, me });
    void keepMe(me);
  };
  return (
    <section class="report history" aria-labelledby="history" aria-busy={left > 0}>
      <h2 id="history">My history</h2>
      <p role="status">
        {left > 0
          ? `Reading ${counted(left, 'more game')} …`
          : `${own.length} of ${counted(games.length, 'kept game')} are yours.`}
      </p>
      <Me names={namesIn(kept.facts)} me={kept.me} choose={choose} />
      {own.length > 0 && (
        <>
          <Section section={totalsSection(own)} />
          <Trends steps={trendSteps(own)} />
          <GameList games={own} say={say} />
          <div class="tools" role="group" aria-label="My history as files">
            <button type="button" onClick={() => save(historyCsv(own))}>
              Save as CSV
            </button>
            <button type="button" onClick={() => save(historyLines(own))}>
              Save as NDJSON
            </button>
          </div>
        </>
      )}
    </section>
  );
}

interface MeProps {
  names: readonly [string, number][];
  me: readonly string[];
  choose: (me: readonly string[]) => void;
}

/** Which names are the visitor's. */
function Me({ names, me, choose }: MeProps) {
  const [all, setAll] = useState(false);
  const offered = names.filter(([name], place) => all || place < NAMES_OFFERED || me.includes(name));
  return (
    <fieldset>
      <legend>This is me</legend>
      {offered.map(([name, games]) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={me.includes(name)}
            onChange={({ currentTarget: { checked } }) =>
              choose(checked ? [...me, name] : me.filter((one) => one !== name))
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

/** Reads what was not read before, one game after the other, and shows what there is now and then. */
async function readAll(
  games: readonly KeptGame[],
  visit: { over: boolean },
  show: (kept: Kept) => void,
  tell: (left: number) => void,
): Promise<void> {
  const kept = await readHistory();
  const known = new Map(kept.facts.map((facts) => [facts.fingerprint, facts]));
  const unread = games.filter(({ fingerprint, decoder }) => !areCurrent(known.get(fingerprint), decoder));
  const facts: Facts[] = games.flatMap(({ fingerprint, decoder }) => {
    const one = known.get(fingerprint);
    return areCurrent(one, decoder) ? one : [];
  });
  const update = async (left: number) => {
    // What was said meanwhile is in the database already.
    const { me, words } = await readHistory();
    if (!visit.over) show({ me, words, facts: [...facts] });
    tell(left);
  };
  await update(unread.length);
  for (const [place, { fingerprint, decoder }] of unread.entries()) {
    if (visit.over) return;
    const [content] = (await getContents(fingerprint)) ?? [];
    const read = content && (await readPacked(content.packed));
    if (read?.ok) {
      const one = factsOf(read.value.analysis, decoder);
      facts.push(one);
      await keepFacts(one);
    }
    if ((place + 1) % SHOW_EVERY === 0) await update(unread.length - place - 1);
  }
  await update(0);
}
