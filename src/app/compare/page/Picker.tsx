import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Combobox } from '../../shell/combobox.ts';
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

/** Maximum results that are shown. */
const MAX_SHOWN = 8;

const NOTHING: Offered = { games: [], missing: [] };

/** A search over the archive's games: a combobox. The archive's list loads when the field is first used. */
export function Picker({ side, list, actions }: Props) {
  /** Null until the field is used. */
  const [query, setQuery] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<Combobox<OfferedGame>>(null);
  const id = `search-${side}`;
  const found = useMemo(
    () => (query !== null && list.status === 'ready' ? list.offers.find(query) : NOTHING),
    [query, list],
  );
  const show = () => box.current?.show(found.games.slice(0, MAX_SHOWN));
  const search = () => {
    const text = input.current!.value;
    actions.search();
    if (text === query) show();
    else setQuery(text);
  };
  const latest = useRef(search);
  latest.current = search;
  useLayoutEffect(() => {
    box.current = new Combobox<OfferedGame>(input.current!, {
      ...{ id: `${id}-games`, label: `Games for ${sideLetter(side)}`, look: 'found', choosesFirst: true },
      say: ({ title, detail }) => [title, detail],
      choose: ({ replayId }) => actions.choose(side, replayId, null),
      open: () => latest.current(),
    });
  }, []);
  useLayoutEffect(show, [found]);
  return (
    <div class="picker">
      <label for={id}>Find a game in the archive by player, map, race or event</label>
      <input id={id} ref={input} type="search" autocomplete="off" onFocus={search} onInput={search} />
      <p>
        <FileButton
          label="Read a replay of your own"
          name={`Read a replay of your own for ${sideLetter(side)}`}
          accept={RECORDING_FILES}
          give={([file]) => file && actions.give(side, file)}
        />
      </p>
      <div aria-live="polite">{query !== null && <Outcome list={list} found={found} />}</div>
    </div>
  );
}

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
