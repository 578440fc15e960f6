/** Remarks at seconds of a game, below its stage, where a coach writes them and a student reads them. */
import { useRef } from 'preact/hooks';
import { formatClock } from '../../../game/clock.ts';
import { clockMs } from '../../shell/clock-text.ts';
import { MAX_LINKED, MAX_REMARK, mergedRemarks, type Remark } from './remarks.ts';

export const REMARK_WORDS = {
  title: 'Remarks',
  write: 'Write a remark at a second of the game',
  at: 'At',
  text: 'Remark',
  add: 'Add remark',
  remove: (clock: string): string => `Remove the remark at ${clock}`,
  full: `A link holds the first ${MAX_LINKED} remarks.`,
};

interface Props {
  remarks: readonly Remark[];
  change: (remarks: readonly Remark[]) => void;
}

/** The second that the stage shows, such as "15:36"; empty before it has played. */
const shownClock = (form: Element): string =>
  form.closest('.report')?.querySelector('.play-bar .time')?.textContent ?? '';

export function Remarks({ remarks, change }: Props) {
  const at = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLInputElement>(null);
  const add = (event: Event) => {
    event.preventDefault();
    const ms = clockMs(at.current!.value);
    const said = text.current!.value.trim();
    if (ms === null || said === '') return;
    change(mergedRemarks(remarks, [{ ms, text: said }]));
    text.current!.value = '';
    text.current!.focus();
  };
  return (
    <section class="remarks" aria-label={REMARK_WORDS.title}>
      {remarks.length > 0 && <h2>{REMARK_WORDS.title}</h2>}
      {remarks.length > 0 && (
        <ol>
          {remarks.map((remark) => {
            const clock = formatClock(remark.ms);
            return (
              <li key={`${clock} ${remark.text}`}>
                <a href={`#t=${clock}`} class="time">
                  {clock}
                </a>{' '}
                <bdi>{remark.text}</bdi>{' '}
                <button
                  type="button"
                  class="remove"
                  aria-label={REMARK_WORDS.remove(clock)}
                  onClick={() => change(remarks.filter((other) => other !== remark))}
                >
                  ×
                </button>
              </li>
            );
          })}
        </ol>
      )}
      <details>
        <summary>{REMARK_WORDS.write}</summary>
        <form class="tools" onSubmit={add}>
          <label>
            {REMARK_WORDS.at}{' '}
            <input
              ref={at}
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
            ref={text}
            id="remark"
            required
            maxLength={MAX_REMARK}
            placeholder="What happens here, or could be better"
            autocomplete="off"
            onFocus={({ currentTarget }) =>
              (at.current!.value = shownClock(currentTarget) || at.current!.value)
            }
          />
          <button type="submit">{REMARK_WORDS.add}</button>
        </form>
        <p class="quiet">
          They travel in the share link, and stay with the game, in its notes, if you keep games.{' '}
          {remarks.length > MAX_LINKED && REMARK_WORDS.full}
        </p>
      </details>
    </section>
  );
}
