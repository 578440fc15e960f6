import { useState } from 'preact/hooks';
import { formatClock } from '../../../game/clock.ts';
import type { OwnWords } from '../../../game/stored/history.ts';
import { DraftInput } from './DraftInput.tsx';
import { goTo } from './go-to.ts';
import { timesIn } from './note-times.ts';
import { search, type OwnGame } from './own.ts';
import { whenText } from './played-when.ts';
import { useSuggestions } from './use-suggestions.ts';
import { GAME_LIST_WORDS as WORDS } from './words.ts';

/** Rows drawn before the visitor asks for more. */
const ROWS_AT_ONCE = 50;

const ORDERS = {
  newest: (a, b) => b.when - a.when,
  oldest: (a, b) => a.when - b.when,
  opponent: (a, b) => compareText(a.opponents.join(), b.opponents.join()),
  map: (a, b) => compareText(a.map, b.map),
  length: (a, b) => b.decidedMs - a.decidedMs,
} as const satisfies Readonly<Record<keyof typeof WORDS.orders, (a: OwnGame, b: OwnGame) => number>>;
type Order = keyof typeof ORDERS;

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const compareText = (a: string, b: string): number => collator.compare(a, b);

interface Props {
  games: readonly OwnGame[];
  say: (words: OwnWords) => void;
  /** Opens a game by its fingerprint. */
  open: (fingerprint: string) => Promise<boolean>;
}

/** The list of games, with search, sorting and notes. */
export function GameList({ games, say, open }: Props) {
  const [query, setQuery] = useState('');
  const [order, setOrder] = useState<Order>('newest');
  const [lines, setShown] = useState(ROWS_AT_ONCE);
  const suggest = useSuggestions(games, setQuery);
  const matches = search(games, query).sort(ORDERS[order]);
  return (
    <section aria-labelledby="my-games">
      <h2 id="my-games">{WORDS.title}</h2>
      <p class="tools">
        <label for="my-search">{WORDS.search}</label>
        <span class="suggested">
          <input
            id="my-search"
            type="search"
            value={query}
            autocomplete="off"
            onFocus={({ currentTarget }) => suggest(currentTarget)}
            onInput={({ currentTarget }) => setQuery(currentTarget.value)}
          />
        </span>
        <label for="my-order">{WORDS.order}</label>
        <select id="my-order" onChange={({ currentTarget }) => setOrder(currentTarget.value as Order)}>
          {Object.entries(WORDS.orders).map(([key, name]) => (
            <option key={key} value={key} selected={key === order}>
              {name}
            </option>
          ))}
        </select>
      </p>
      <p role="status">{WORDS.matches(matches.length, games.length)}</p>
      <div class="scroll">
        <table class="dropped">
          <thead>
            <tr>
              {WORDS.columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {matches.slice(0, lines).map((game) => (
              <GameRow key={game.fingerprint} game={game} say={say} open={open} />
            ))}
          </tbody>
        </table>
      </div>
      {matches.length > lines && (
        <button type="button" onClick={() => setShown(lines + ROWS_AT_ONCE)}>
          {WORDS.more}
        </button>
      )}
    </section>
  );
}

function GameRow({ game, say, open }: Omit<Props, 'games'> & { game: OwnGame }) {
  const { fingerprint, result, byHand, tags, note } = game;
  const who = game.opponents.join(' & ') || WORDS.computers;
  const words: OwnWords = { fingerprint, result: byHand ? result : null, tags, note };
  return (
    <tr>
      <th scope="row">
        <button type="button" class="link" onClick={() => void open(fingerprint)}>
          <bdi>{who}</bdi>
        </button>
      </th>
      <td>{whenText(game)}</td>
      <td>
        {result !== null && !byHand ? (
          result
        ) : (
          <select
            aria-label={WORDS.result(who)}
            onChange={({ currentTarget: { value } }) =>
              say({ ...words, result: value === 'won' || value === 'lost' ? value : null })
            }
          >
            {[WORDS.notKnown, 'won', 'lost'].map((choice) => (
              <option key={choice} selected={choice === (result ?? WORDS.notKnown)}>
                {choice}
              </option>
            ))}
          </select>
        )}
      </td>
      <td>
        <bdi>{game.map}</bdi>
      </td>
      <td>{game.matchup}</td>
      <td>{game.heroes.join(', ')}</td>
      <td class="number">{formatClock(game.decidedMs)}</td>
      <td>
        <DraftInput
          label={WORDS.tags(who)}
          value={tags.join(', ')}
          commit={(text) =>
            say({
              ...words,
              tags: text
                .split(',')
                .map((tag) => tag.trim())
                .filter(Boolean),
            })
          }
        />
      </td>
      <td>
        <DraftInput label={WORDS.note(who)} value={note} commit={(text) => say({ ...words, note: text })} />
        {timesIn(note).map((ms) => (
          <button
            key={ms}
            type="button"
            class="link"
            aria-label={WORDS.moment(formatClock(ms), who)}
            onClick={() => void open(fingerprint).then((opened) => (opened ? goTo(ms) : undefined))}
          >
            {formatClock(ms)}
          </button>
        ))}
      </td>
    </tr>
  );
}
