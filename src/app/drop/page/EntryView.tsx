import { useState } from 'preact/hooks';
import type { LazyPart } from '../../shell/lazy-part.tsx';
import { CopyByHand } from '../../shell/CopyByHand.tsx';
import type { OwnMapFile } from '../maps/store.ts';
import type { EndedEntry } from '../session/entry.ts';
import { isComplete } from '../worker/messages.ts';
import type { DropActions } from './actions.ts';
import { CHAT, COACH, ARCHIVE_COMPARISON, REPORT, SAVE_AND_SHARE } from './parts.ts';
import { ENTRY_WORDS as WORDS } from './words.ts';

interface RequestProps<Given> {
  /** Label of the button. */
  label: string;
  part: LazyPart<Given>;
  props: Given;
}

/** A part of the page that loads when its button is pressed. */
function OnRequest<Given extends object>({ label, part: { Part }, props }: RequestProps<Given>) {
  const [requested, ask] = useState(false);
  if (requested) return <Part {...props} />;
  return (
    <p class="tools">
      <button type="button" onClick={() => ask(true)}>
        {label}
      </button>
    </p>
  );
}

interface Props {
  entry: EndedEntry;
  /** Whether there is no list to go back to. */
  alone: boolean;
  copyByHand: string | null;
  /** Whether the visitor keeps the game. */
  isKept: boolean;
  /** The visitor’s map files. */
  maps: readonly OwnMapFile[];
  actions: DropActions;
}

/** One file: its game's report, or the reason why there is none. */
export function EntryView({ entry, alone, copyByHand, isKept, maps, actions }: Props) {
  const { id, outcome } = entry;
  return (
    <>
      {!outcome.ok && (
        <p class="quiet">
          {WORDS.reason} <code>{outcome.failure.code}</code>
        </p>
      )}
      <div class="tools" role="group" aria-label={WORDS.group}>
        <button type="button" onClick={() => actions.back()}>
          {alone ? WORDS.startOver : WORDS.back}
        </button>
        {outcome.ok && <Fold key={id} id={id} isWhole={outcome.value.firstMs === null} actions={actions} />}
      </div>
      {copyByHand !== null && <CopyByHand what={WORDS.copied} rows={8} text={copyByHand} />}
      {/* A new game needs a new report, without any state of the old one. */}
      {outcome.ok && (
        <REPORT.Part
          key={id}
          game={outcome.value.analysis}
          onMap={outcome.value.onMap}
          built={outcome.value.built ?? null}
          ground={outcome.value.ground}
          complete={isComplete(outcome.value)}
          firstMs={outcome.value.firstMs}
          packed={outcome.value.packed}
          isKept={isKept}
          maps={maps}
          file={entry}
          dates={outcome.value}
          openGame={actions.library.open}
        />
      )}
      {outcome.ok && (
        <OnRequest
          key={`among ${id}`}
          label={WORDS.insight}
          part={ARCHIVE_COMPARISON}
          props={{
            game: outcome.value.analysis,
            chronicle: outcome.value.onMap?.chronicle ?? null,
            firstMs: outcome.value.firstMs,
          }}
        />
      )}
      {outcome.ok && (
        <OnRequest
          key={`coach ${id}`}
          label={WORDS.coach}
          part={COACH}
          props={{ game: outcome.value.analysis, chronicle: outcome.value.onMap?.chronicle }}
        />
      )}
      {/* Only the recording itself contains the chat. */}
      {outcome.ok && !entry.packed && (
        <OnRequest key={`chat ${id}`} label={WORDS.chat} part={CHAT} props={{ file: entry }} />
      )}
    </>
  );
}

/** Actions for the game. They are collapsed, because the report comes first. */
function Fold(props: { id: number; isWhole: boolean; actions: DropActions }) {
  const [open, setOpen] = useState(false);
  return (
    <details class="share" onToggle={() => setOpen(true)}>
      <summary>{WORDS.fold}</summary>
      {open && <SAVE_AND_SHARE.Part {...props} />}
    </details>
  );
}
