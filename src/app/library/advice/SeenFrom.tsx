/** From which player’s side advice is given, and the archive’s numbers for it. */
import { useEffect, useState } from 'preact/hooks';
import type { AnalysedPlayer, GameAnalysis } from '../../../game/analysis.ts';
import type { ToldGame } from '../../../map/story-schema.ts';
import { loadJson } from '../../shell/json.ts';
import { readNotes } from '../store/notes.ts';
import { LIBRARY_WORDS } from '../words.ts';
import { ARCHIVE_FILE, isArchiveDocument, type ArchiveDocument } from './archive-document.ts';

/** A game that is compared with the archive. */
export interface AdvisedGame {
  game: GameAnalysis;
  chronicle: ToldGame | null;
  /** If only the beginning of the game is known, the time in ms at which its orders end. */
  firstMs: number | null;
}

/** The archive’s numbers; undefined while loading, null if they don't load. */
export function useArchiveDocument(): ArchiveDocument | null | undefined {
  const [document, setDocument] = useState<ArchiveDocument | null>();
  useEffect(() => void loadArchive().then(setDocument), []);
  return document;
}

let loading: Promise<ArchiveDocument | null> | undefined;

/** The document; null if it doesn't load, and then the next call retries. Never rejects. */
const loadArchive = (): Promise<ArchiveDocument | null> =>
  (loading ??= loadJson(ARCHIVE_FILE).then((answer) => {
    if (answer.ok && isArchiveDocument(answer.value)) return answer.value;
    loading = undefined;
    return null;
  }));

/** The people of a game who can get advice. */
export const playersToAdvise = ({ players }: GameAnalysis): AnalysedPlayer[] =>
  players.filter(({ kind, build }) => kind === 'human' && build.length > 0);

/** The visitor's last choice, which also applies to their next game. */
let chosen: string | undefined;

/** Remembers a name as the visitor's for this visit; the next report is shown from its side. */
export const rememberPlayer = (handle: string): void => void (chosen = handle);

/** The name that the visitor chose during this visit. */
export const currentPlayer = (): string | undefined => chosen;

/** Slot of the player; null until known or chosen. A game with one person is shown from that person's side. */
export function useSeenFrom(game: GameAnalysis): [slot: string | null, choose: (slot: string) => void] {
  const people = playersToAdvise(game);
  const [slot, setSlot] = useState<string | null>(() => slotOf(people, chosen ? [chosen] : []));
  useEffect(() => {
    if (slot !== null) return;
    void readNotes().then(
      ({ me }) => setSlot((current) => current ?? slotOf(people, me)),
      () => undefined,
    );
  }, [game]);
  const choose = (newSlot: string) => {
    chosen = people.find((player) => player.slot === newSlot)?.handle;
    setSlot(newSlot);
  };
  return [slot, choose];
}

function slotOf(people: readonly AnalysedPlayer[], names: readonly string[]): string | null {
  const mine = people.find(({ handle }) => names.includes(handle));
  return mine?.slot ?? (people.length === 1 ? people[0]!.slot : null);
}

interface Props {
  people: readonly AnalysedPlayer[];
  slot: string | null;
  choose: (slot: string) => void;
}

/** Buttons with a game's player names: the visitor chooses theirs. */
export const SeenFrom = ({ people, slot, choose }: Props) => (
  <div class="tools" role="group" aria-label={LIBRARY_WORDS.whichPlayer}>
    <span>{slot === null ? LIBRARY_WORDS.whichPlayer : 'Seen from'}</span>
    {people.map((player) => (
      <button
        key={player.slot}
        type="button"
        aria-pressed={player.slot === slot}
        onClick={() => choose(player.slot)}
      >
        <bdi>{player.handle}</bdi>
      </button>
    ))}
  </div>
);
