import { useMemo, useState } from 'preact/hooks';
import { FileButton } from '../../shell/island/FileButton.tsx';
import { notLoaded } from '../../shell/words.ts';
import { RECORDING_FILES } from '../../../game/file-name.ts';
import { type CompareActions, sideLetter, type OfferList, type SideKey } from './state.ts';
import type { Offered, OfferedGame } from './offered-games.ts';
import { PICKER_WORDS } from './words.ts';

interface Props {
  side: SideKey;
  list: OfferList;
  actions: CompareActions;
}

const NOBODY = -1;

/** Maximum results that are shown. */
const MAX_SHOWN = 8;

const NOTHING: Offered = { games: [], missing: [] };

/**
 * A search over the archive's games: a combobox. The focus stays in the field while arrow keys move through the list.
 * The list loads when the field is first used.
 */
export function Picker({ side, list, actions }: Props) {
  /** Null while the list is closed. */
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(NOBODY);
  const id = `search-${side}`;
  const found = useMemo(
    () => (query !== null && list.status === 'ready' ? list.offers.find(query) : NOTHING),
    [query, list],
  );
  const offered = found.games.slice(0, MAX_SHOWN);
  const search = (text: string) => {
    actions.search();
    setQuery(text);
    setActive(NOBODY);
  };
  const choose = ({ replayId }: OfferedGame) => actions.choose(side, replayId, null);
  const step = (offset: 1 | -1) => setActive(stepFrom(active, offset, offered.length));
  const keys: Keys = {
    ArrowDown: (text) => (offered.length > 0 ? step(1) : search(text)),
    ArrowUp: (text) => (offered.length > 0 ? step(-1) : search(text)),
    Enter: () => {
      const game = offered[active] ?? (query ? offered[0] : undefined);
      if (game) choose(game);
    },
    Escape: () => setQuery(null),
  };
  return (
    <div class="picker">
      <label for={id}>Find a game in the archive by player, map, race or event</label>
      <input
        id={id}
        type="search"
        autocomplete="off"
        role="combobox"
        list={undefined}
        aria-autocomplete="list"
        aria-expanded={offered.length > 0}
        aria-controls={`${id}-found`}
        aria-activedescendant={offered[active] && `${id}-${active}`}
        onFocus={({ currentTarget }) => search(currentTarget.value)}
        onInput={({ currentTarget }) => search(currentTarget.value)}
        onKeyDown={(event) => answerKey(event, keys, query === null)}
      />
      <p>
        <FileButton
          label="Read a replay of your own"
          name={`Read a replay of your own for ${sideLetter(side)}`}
          accept={RECORDING_FILES}
          give={([file]) => file && actions.give(side, file)}
        />
      </p>
      <Found id={id} side={side} offered={offered} active={active} choose={choose} />
      <div aria-live="polite">{query !== null && <Outcome list={list} found={found} />}</div>
    </div>
  );
}

/** What keys do with the text of the field. */
type Keys = Readonly<Record<string, (text: string) => void>>;

/** With the list closed, Escape keeps the browser's behaviour and clears the field. */
function answerKey(
  event: KeyboardEvent & { currentTarget: HTMLInputElement },
  keys: Keys,
  isClosed: boolean,
): void {
  const act = keys[event.key];
  if (!act || event.isComposing || (event.key === 'Escape' && isClosed)) return;
  event.preventDefault();
  act(event.currentTarget.value);
}

/** The next or previous place; the first one follows the last. */
const stepFrom = (place: number, offset: 1 | -1, places: number): number =>
  place === NOBODY && offset < 0 ? places - 1 : (place + offset + places) % places;

interface FoundProps {
  id: string;
  side: SideKey;
  offered: readonly OfferedGame[];
  /** Index of the marked game. */
  active: number;
  choose: (game: OfferedGame) => void;
}

/** The games that the text finds. */
const Found = ({ id, side, offered, active, choose }: FoundProps) => (
  <ul
    id={`${id}-found`}
    class="found"
    role="listbox"
    aria-label={`Games for ${sideLetter(side)}`}
    hidden={offered.length === 0}
  >
    {offered.map((game, place) => (
      <li
        key={game.replayId}
        id={`${id}-${place}`}
        role="option"
        aria-selected={place === active}
        onClick={() => choose(game)}
      >
        <bdi>{game.title}</bdi> <span class="quiet">{game.detail}</span>
      </li>
    ))}
  </ul>
);

/** Status that the list itself doesn't show. */
function Outcome({ list, found: { games, missing } }: { list: OfferList; found: Offered }) {
  if (list.status === 'loading') return <p class="quiet">Loading the list of games …</p>;
  if (list.status === 'failed') return <p class="notice">{notLoaded('The list of games')}</p>;
  if (list.status !== 'ready') return null;
  const isFew = missing.length === 0 && games.length > 0 && games.length <= MAX_SHOWN;
  return (
    <p class={isFew ? 'unseen' : 'quiet'}>
      {missing.length > 0 && `${PICKER_WORDS.missing(missing)} `}
      {games.length <= MAX_SHOWN
        ? PICKER_WORDS.few(games.length)
        : `${games.length} games in total; add another word to narrow them down.`}
    </p>
  );
}
