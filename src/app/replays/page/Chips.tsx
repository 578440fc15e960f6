import type { Part } from '../../../search/parts/part.ts';
import { parsePart, printPart } from '../../../search/parts/syntax.ts';
import type { Search as Engine } from '../../../search/search.ts';
import { focusOn } from '../../shell/island/focus.ts';
import { editsOf, type Choice } from './lists.ts';
import { chipAt, type BrowseActions } from './page.ts';
import type { BrowseState } from './state.ts';

interface Props {
  state: BrowseState;
  actions: BrowseActions;
}

interface ChipProps {
  part: Part;
  /** What the part says. */
  text: string;
  at: number;
  actions: BrowseActions;
}

/** The options of a list, with their numbers of games where these are known. */
export const Options = ({ choices }: { choices: readonly Choice[] }) =>
  choices.map(({ value, name, games }) => (
    <option key={value} value={value} disabled={games === 0}>
      {games === undefined ? name : `${name} (${games})`}
    </option>
  ));

/** The parts of the query. Each can be opened and changed, turned off, negated and removed. */
export function Chips({ state, actions }: Props) {
  const { engine, parts, open } = state;
  if (engine === null || parts.length === 0) return null;
  const chips = parts.map((part, at) => ({ part, text: engine.say(part), at, actions }));
  return (
    <ul class="chips" aria-label="What you search for" onKeyDown={(event) => answerKey(event, open, actions)}>
      {chips.map((chip, at) => (
        <li key={at}>
          <ChipButtons {...chip} isOpen={open === at} />
          {open === at && <ChipEditor {...chip} engine={engine} />}
        </li>
      ))}
      <li>
        <button type="button" class="plain" onClick={actions.clear}>
          Clear
        </button>
      </li>
    </ul>
  );
}

/** Arrows lead from chip to chip, Delete removes one, and Escape closes what is open. */
function answerKey(event: KeyboardEvent, open: number | null, actions: BrowseActions): void {
  const { key, target } = event;
  const at = Number((target as HTMLElement).dataset['chip']);
  const step = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  if (step !== 0 && at >= 0) focusOn(chipAt(at + step));
  else if (key === 'Delete' && at >= 0) actions.change(at, null);
  else if (key === 'Escape' && open !== null) {
    actions.open(null);
    focusOn(chipAt(open));
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

function ChipButtons({ part, text, at, isOpen, actions }: ChipProps & { isOpen: boolean }) {
  const isUnknown = part.key === 'unknown';
  const note = isUnknown ? 'is not understood' : part.off && '(off)';
  return (
    <span class={isUnknown ? 'part missing' : part.off ? 'part off' : 'part'}>
      <button
        type="button"
        data-chip={at}
        aria-expanded={isOpen}
        onClick={() => actions.open(isOpen ? null : at)}
      >
        {isUnknown ? <s>{text}</s> : <bdi>{text}</bdi>}
        {note && <span class="unseen"> {note}</span>}
      </button>
      <button
        type="button"
        class="remove"
        aria-label={`Remove ${text}`}
        onClick={() => actions.change(at, null)}
      >
        ×
      </button>
    </span>
  );
}

function ChipEditor({ part, text, at, engine, actions }: ChipProps & { engine: Engine }) {
  const change = (rest: Partial<Part>) => actions.change(at, { ...part, ...rest });
  if (part.key === 'unknown') {
    const near = part.of.flatMap((word) => engine.vocabulary.near(word));
    return (
      <div class="editor" role="group" aria-label={`Change ${text}`}>
        {near.length === 0 ? 'No name is spelled like this.' : 'Did you mean'}
        {near.map((name) => (
          <button key={name} type="button" onClick={() => actions.mean(at, name)}>
            {name}
          </button>
        ))}
      </div>
    );
  }
  return (
    <div class="editor" role="group" aria-label={`Change ${text}`}>
      {part.key !== 'sort' && part.key !== 'ask' && (
        <button type="button" aria-pressed={part.not} onClick={() => change({ not: !part.not })}>
          Not
        </button>
      )}
      <button type="button" aria-pressed={part.off === true} onClick={() => change({ off: !part.off })}>
        Off
      </button>
      {editsOf(part, engine.vocabulary.things, (other) => engine.say(other)).map(({ label, choices }) => (
        <label key={label}>
          {label}{' '}
          <select
            value={printPart(part)}
            onChange={({ currentTarget }) => actions.change(at, parsePart(currentTarget.value))}
          >
            <Options choices={choices} />
          </select>
        </label>
      ))}
      <label>
        As written {/* Not bound to the state, because a redraw would undo what is being typed. */}
        <input
          key={printPart(part)}
          type="text"
          defaultValue={printPart(part)}
          spellcheck={false}
          onChange={({ currentTarget }) => actions.change(at, parsePart(currentTarget.value.trim()))}
        />
      </label>
    </div>
  );
}
