/** All games of this visit as those of one player. */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { rememberedPlayer, rememberPlayer } from '../../library/advice/SeenFrom.tsx';
import { datedFile } from '../../library/dates.ts';
import {
  factsOf,
  libraryGames,
  namesIn,
  playedGames,
  type HistoryFacts,
} from '../../library/history/games.ts';
import { readNotes } from '../../library/store/notes.ts';
import { guessedName } from '../../library/together/guess.ts';
import { Together } from '../../library/together/Together.tsx';
import { gameFacts } from '../../tables/columns.ts';
import type { EndedEntry } from '../session/entry.ts';
import type { DroppedGame } from '../worker/messages.ts';
import type { DropActions } from './actions.ts';

interface Props {
  entries: readonly EndedEntry[];
  actions: DropActions;
  /** What can be done with the games. */
  children: ComponentChildren;
}

/** Facts are read once for each answer of the worker. */
const known = new WeakMap<DroppedGame, HistoryFacts>();

function factsIn(game: DroppedGame): HistoryFacts {
  const facts = known.get(game) ?? factsOf(game.analysis, game.decoder, game.onMap?.chronicle ?? null);
  known.set(game, facts);
  return facts;
}

export function DroppedGames({ entries, actions, children }: Props) {
  const [me, setMe] = useState<readonly string[]>(() => [rememberedPlayer() ?? []].flat());
  useEffect(() => {
    void readNotes().then(
      (notes) => setMe((before) => (before.length > 0 ? before : notes.me)),
      () => undefined,
    );
  }, []);
  const games = useMemo(() => gamesOf(entries), [entries]);
  const facts = games.map(({ read }) => read);
  const names = namesIn(facts);
  const here = me.filter((name) => names.some(([other]) => other === name));
  const who = here.length > 0 ? here : guessedName(names);
  const mine = useMemo(
    () =>
      playedGames(
        libraryGames(
          games.map(({ game }) => game),
          { me: who, words: [] },
          facts,
        ),
      ),
    [games, who.join()],
  );
  if (games.length < 2) return <>{children}</>;
  const open = (fingerprint: string) => {
    const found = games.find(({ read }) => read.fingerprint === fingerprint);
    if (found) actions.open(found.id);
    return Promise.resolve(found !== undefined);
  };
  const choose = (name: string) => {
    rememberPlayer(name);
    setMe([name]);
  };
  return (
    <Together mine={mine} of={games.length} me={who} names={names} choose={choose} open={open}>
      {children}
    </Together>
  );
}

/** Each game once, in the form in which the library lists games. */
function gamesOf(entries: readonly EndedEntry[]) {
  const seen = new Set<string>();
  return entries.flatMap((entry) => {
    const { id, path: name, outcome } = entry;
    if (!outcome.ok || seen.size === seen.add(outcome.value.analysis.fingerprint).size) return [];
    const { analysis, decoder } = outcome.value;
    const dated = datedFile(entry, outcome.value);
    const game = {
      ...{ fingerprint: analysis.fingerprint, durationMs: analysis.durationMs, name, added: id },
      ...dated,
      ...{ size: 0, isWhole: false, facts: gameFacts(analysis), decoder },
    };
    return [{ id, game, read: factsIn(outcome.value) }];
  });
}
