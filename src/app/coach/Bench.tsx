import { useMemo, useState } from 'preact/hooks';
import { copy } from '../shell/clipboard.ts';
import { CopyByHand } from '../shell/CopyByHand.tsx';
import { Play } from './Play.tsx';
import { cutOrder, type BenchSource } from './source.ts';
import { discordText, plainText } from './texts.ts';
import { BENCH_WORDS as WORDS } from './words.ts';

/** Available lengths in minutes; null for all. */
const MINUTES = [5, 8, 10, 15, null];
const LONGEST = 40;

/** A build order to copy and to play along with. */
export function Bench({ source: { title, orders } }: { source: BenchSource }) {
  const [which, setWhich] = useState(0);
  const [minutes, setMinutes] = useState<number | null>(10);
  const [workers, setWorkers] = useState(false);
  const [note, setNote] = useState('');
  const [byHand, setByHand] = useState<string | null>(null);
  const order = orders[which]!;
  const steps = useMemo(() => cutOrder(order, { minutes, workers }), [order, minutes, workers]);
  const pass = async (print: typeof plainText) => {
    const address = location.href.replace(/#.*/, '');
    const text = print({ title, order, cut: { minutes, workers }, address });
    const copied = await copy(text);
    setByHand(copied ? null : text);
    setNote(copied ? WORDS.copied(steps.length) : '');
  };
  return (
    <>
      <p class="tools">
        {orders.length > 1 && (
          <label>
            {WORDS.player}{' '}
            <select value={which} onChange={({ currentTarget }) => setWhich(Number(currentTarget.value))}>
              {orders.map(({ name }, index) => (
                <option key={index} value={index}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          {WORDS.minutes}{' '}
          <select
            value={minutes ?? ''}
            onChange={({ currentTarget: { value } }) => setMinutes(value === '' ? null : Number(value))}
          >
            {MINUTES.map((choice) => (
              <option key={choice} value={choice ?? ''}>
                {choice === null ? WORDS.all : WORDS.first(choice)}
              </option>
            ))}
          </select>
        </label>
        {order.steps.some(({ worker }) => worker) && (
          <label>
            <input type="checkbox" checked={workers} onChange={() => setWorkers(!workers)} /> {WORDS.workers}
          </label>
        )}
        <button type="button" onClick={() => pass(plainText)}>
          {WORDS.copyText}
        </button>
        <button type="button" onClick={() => pass(discordText)}>
          {WORDS.copyDiscord}
        </button>
        <span role="status">{note}</span>
      </p>
      {byHand !== null && (
        <CopyByHand what={WORDS.buildOrder} rows={Math.min(LONGEST, steps.length + 3)} text={byHand} />
      )}
      <Play key={`${which} ${minutes} ${workers}`} steps={steps} />
    </>
  );
}
