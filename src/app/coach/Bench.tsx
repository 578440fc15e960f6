import { useMemo, useState } from 'preact/hooks';
import { copy } from '../shell/clipboard.ts';
import { CopyByHand } from '../shell/CopyByHand.tsx';
import { counted } from '../../game/counted.ts';
import { Play } from './Play.tsx';
import { cutOrder, type BenchSource } from './source.ts';
import { discordText, plainText } from './texts.ts';

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
    setNote(copied ? `${counted(steps.length, 'step')} on the clipboard.` : '');
  };
  return (
    <>
      <p class="tools">
        {orders.length > 1 && (
          <label>
            Player{' '}
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
          Minutes{' '}
          <select
            value={minutes ?? ''}
            onChange={({ currentTarget: { value } }) => setMinutes(value === '' ? null : Number(value))}
          >
            {MINUTES.map((choice) => (
              <option key={choice} value={choice ?? ''}>
                {choice === null ? 'all' : `first ${choice}`}
              </option>
            ))}
          </select>
        </label>
        {order.steps.some(({ worker }) => worker) && (
          <label>
            <input type="checkbox" checked={workers} onChange={() => setWorkers(!workers)} /> With workers
          </label>
        )}
        <button type="button" onClick={() => pass(plainText)}>
          Copy as text
        </button>
        <button type="button" onClick={() => pass(discordText)}>
          Copy for Discord
        </button>
        <span role="status">{note}</span>
      </p>
      {byHand !== null && (
        <CopyByHand what="build order" rows={Math.min(LONGEST, steps.length + 3)} text={byHand} />
      )}
      <Play key={`${which} ${minutes} ${workers}`} steps={steps} />
    </>
  );
}
