/** Remarks at seconds of a game, below its stage, where a coach writes them and a student reads them. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { formatClock } from '../../../game/clock.ts';
import { counted } from '../../../game/counted.ts';
import { clockMs } from '../../shell/clock-text.ts';
import { MAX_LINKED, MAX_REMARK, mergeRemarks, isSameRemark, type Remark } from './remarks.ts';

/** Texts of the remarks. */
export const REMARK_WORDS = {
  title: 'Remarks',
  at: 'Remark at',
  text: 'Remark',
  add: 'Add remark',
  remove: (clock: string): string => `Remove the remark at ${clock}`,
  copy: 'Copy share link',
  full: `A link holds the first ${MAX_LINKED} remarks.`,
};

interface Props {
  remarks: readonly Remark[];
  change: (remarks: readonly Remark[]) => void;
  /** Those of the link that was opened, which stay. */
  given: readonly Remark[];
  copyLink: () => void;
}

/** The second that the stage shows, such as "15:36"; empty before it has played. */
const stageClock = (form: Element): string =>
  form.closest('.report')?.querySelector('.play-bar .time')?.textContent ?? '';

/** The remarks as a list, and a form for another one. Those of the opened link can't be removed. */
export const Remarks = ({ remarks, change, given, copyLink }: Props) => (
  <section class="remarks" aria-label={REMARK_WORDS.title}>
    {remarks.length > 0 && (
      <>
        <h2>{counted(remarks.length, 'remark')}</h2>
        <ol>
          {remarks.map((remark) => (
            <RemarkItem
              key={`${remark.ms} ${remark.text}`}
              remark={remark}
              remove={
                given.some((other) => isSameRemark(other, remark))
                  ? null
                  : () => change(remarks.filter((other) => other !== remark))
              }
            />
          ))}
        </ol>
      </>
    )}
    <NewRemark add={(remark) => change(mergeRemarks(remarks, [remark]))}>
      {remarks.length > given.length && (
        <button type="button" class="main" onClick={copyLink}>
          {REMARK_WORDS.copy}
        </button>
      )}
    </NewRemark>
    <p class="quiet">
      The share link always has the remarks. They also stay with the game, in its notes, if you keep games.{' '}
      {remarks.length > MAX_LINKED && REMARK_WORDS.full}
    </p>
  </section>
);

function RemarkItem({ remark: { ms, text }, remove }: { remark: Remark; remove: (() => void) | null }) {
  const clock = formatClock(ms);
  return (
    <li>
      <a href={`#t=${clock}`} class="to-second time">
        {clock}
      </a>{' '}
      <bdi>{text}</bdi>
      {remove && (
        <button type="button" class="remove" aria-label={REMARK_WORDS.remove(clock)} onClick={remove}>
          ×
        </button>
      )}
    </li>
  );
}

interface NewRemarkProps {
  add: (remark: Remark) => void;
  /** What stands beside its button. */
  children: ComponentChildren;
}

/** The form for a remark. Its time is that of the stage when the visitor begins to write. */
function NewRemark({ add, children }: NewRemarkProps) {
  const clockInput = useRef<HTMLInputElement>(null);
  const textInput = useRef<HTMLInputElement>(null);
  const submit = (event: Event) => {
    event.preventDefault();
    const ms = clockMs(clockInput.current!.value);
    const remarkText = textInput.current!.value.trim();
    if (ms === null || remarkText === '') return;
    add({ ms, text: remarkText });
    textInput.current!.value = '';
    textInput.current!.focus();
  };
  return (
    <form class="tools" onSubmit={submit}>
      <label>
        {REMARK_WORDS.at}{' '}
        <input
          ref={clockInput}
          required
          size={5}
          pattern="\d{1,3}:[0-5]\d"
          defaultValue="0:00"
          inputMode="numeric"
        />
      </label>
      <label class="unseen" for="remark">
        {REMARK_WORDS.text}
      </label>
      <input
        ref={textInput}
        id="remark"
        required
        maxLength={MAX_REMARK}
        placeholder="What happens here, or could be better"
        autocomplete="off"
        onFocus={({ currentTarget }) =>
          (clockInput.current!.value = stageClock(currentTarget) || clockInput.current!.value)
        }
      />
      <button type="submit">{REMARK_WORDS.add}</button>
      {children}
    </form>
  );
}
