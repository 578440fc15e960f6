/** Coach mode for a build order: which part of it, playing along, and passing it on. */
import { useMemo, useState } from 'preact/hooks';
import type { GameAnalysis } from '../../game/analysis.ts';
import { counted } from '../../game/counted.ts';
import { slugOf } from '../../game/slug.ts';
import { withDoubt } from '../../map/levels/supply-in-doubt.ts';
import type { ToldGame } from '../../map/story-schema.ts';
import { copy } from '../shell/clipboard.ts';
import { CopyByHand } from '../shell/island/CopyByHand.tsx';
import { save } from '../shell/save.ts';
import { discordText, overlayText, type Passed, plainText } from './pass-on.ts';
import { Play } from './Play.tsx';
import { benchOfGame, type BenchOrder, type BenchSource, type Cut, cutOrder } from './source.ts';

/** Label of the checkbox that shows workers. */
export const WITH_WORKERS = 'With workers';

/** Available lengths in minutes; null for all. */
const MINUTES = [5, 8, 10, 15, null];
/** Maximum height of a text to copy by hand, in lines. */
const LONGEST = 40;

/** A build order to copy and to play along with. */
export function Bench({ source: { title, orders, workers = false } }: { source: BenchSource }) {
  const [which, setWhich] = useState(0);
  const [cut, setCut] = useState<Cut>({ minutes: 10, workers });
  const order = orders[which]!;
  const steps = useMemo(() => cutOrder(order, cut), [order, cut]);
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
        <CutChoice order={order} cut={cut} choose={setCut} />
      </p>
      <Play key={`${which} ${cut.minutes} ${cut.workers}`} steps={steps} />
      <PassOn title={title} order={order} cut={cut} steps={steps.length} />
    </>
  );
}

interface CutProps {
  order: BenchOrder;
  cut: Cut;
  choose: (cut: Cut) => void;
}

/** Which steps are shown: up to which minute, and whether with workers. */
const CutChoice = ({ order, cut, choose }: CutProps) => (
  <>
    <label>
      Minutes{' '}
      <select
        value={cut.minutes ?? ''}
        onChange={({ currentTarget: { value } }) =>
          choose({ ...cut, minutes: value === '' ? null : Number(value) })
        }
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
        <input
          type="checkbox"
          checked={cut.workers}
          onChange={() => choose({ ...cut, workers: !cut.workers })}
        />{' '}
        {WITH_WORKERS}
      </label>
    )}
  </>
);

/** Copies and saves a build order for other programs and people; `steps` is the number of steps. */
function PassOn({ steps, ...passed }: Omit<Passed, 'address'> & { steps: number }) {
  const [note, setNote] = useState('');
  const [byHand, setByHand] = useState<string | null>(null);
  const { order } = passed;
  const printWith = (print: typeof plainText) =>
    print({ ...passed, address: location.href.replace(/#.*/, '') });
  const pass = async (print: typeof plainText) => {
    const text = printWith(print);
    const copied = await copy(text);
    setByHand(copied ? null : text);
    setNote(copied ? `${counted(steps, 'step')} on the clipboard.` : '');
  };
  const file = () => ({ name: `${slugOf(order.name)}.overlay.json`, type: 'application/json' });
  return (
    <>
      <p class="tools">
        <button type="button" onClick={() => pass(plainText)}>
          Copy as text
        </button>
        <button type="button" onClick={() => pass(discordText)}>
          Copy for Discord
        </button>
        {order.race && steps > 0 && (
          <>
            <button type="button" onClick={() => pass(overlayText)}>
              Copy for overlays
            </button>
            <button type="button" onClick={() => save({ ...file(), text: printWith(overlayText) })}>
              Save for overlays
            </button>
          </>
        )}
        <span role="status">{note}</span>
      </p>
      <p class="quiet">
        Overlays show the next steps on your game: RTS Overlay and the Warcraft-Gym overlay open the same
        file.
      </p>
      {byHand !== null && <CopyByHand what="build order" rows={Math.min(LONGEST, steps + 3)} text={byHand} />}
    </>
  );
}

/** Coach mode for a game at hand. */
export function GameBench({ game, chronicle }: { game: GameAnalysis; chronicle: ToldGame | undefined }) {
  const source = useMemo(() => benchOfGame(withDoubt(game, chronicle)), [game, chronicle]);
  return (
    <section class="bench" aria-labelledby="bench">
      <h2 id="bench">Coach mode</h2>
      <Bench source={source} />
    </section>
  );
}
