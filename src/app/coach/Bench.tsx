import { useMemo, useState } from 'preact/hooks';
import type { GameAnalysis } from '../../game/analysis.ts';
import { counted } from '../../game/counted.ts';
import { slugOf } from '../../game/slug.ts';
import { withDoubt } from '../../map/levels/supply-in-doubt.ts';
import type { ToldGame } from '../../map/story-schema.ts';
import { overlayDocument } from '../../view/overlay/overlay.ts';
import { copy } from '../shell/clipboard.ts';
import { CopyByHand } from '../shell/CopyByHand.tsx';
import { save } from '../shell/save.ts';
import { Play } from './Play.tsx';
import { benchOfGame, type BenchOrder, type BenchSource, type Cut, cutOrder } from './source.ts';
import { oneLine, orderLine } from '../../view/lines.ts';

export const WITH_WORKERS = 'With workers';

/** Available lengths in minutes; null for all. */
const MINUTES = [5, 8, 10, 15, null];
const LONGEST = 40;

/** A build order to copy and to play along with. */
export function Bench({ source: { title, orders, workers: withWorkers = false } }: { source: BenchSource }) {
  const [which, setWhich] = useState(0);
  const [minutes, setMinutes] = useState<number | null>(10);
  const [workers, setWorkers] = useState(withWorkers);
  const [note, setNote] = useState('');
  const [byHand, setByHand] = useState<string | null>(null);
  const order = orders[which]!;
  const steps = useMemo(() => cutOrder(order, { minutes, workers }), [order, minutes, workers]);
  const printed = (print: typeof plainText) =>
    print({ title, order, cut: { minutes, workers }, address: location.href.replace(/#.*/, '') });
  const pass = async (print: typeof plainText) => {
    const text = printed(print);
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
            <input type="checkbox" checked={workers} onChange={() => setWorkers(!workers)} /> {WITH_WORKERS}
          </label>
        )}
      </p>
      <Play key={`${which} ${minutes} ${workers}`} steps={steps} />
      <p class="tools">
        <button type="button" onClick={() => pass(plainText)}>
          Copy as text
        </button>
        <button type="button" onClick={() => pass(discordText)}>
          Copy for Discord
        </button>
        {order.race && steps.length > 0 && (
          <>
            <button type="button" onClick={() => pass(overlayText)}>
              Copy for overlays
            </button>
            <button
              type="button"
              onClick={() =>
                save({
                  name: `${slugOf(order.name)}.overlay.json`,
                  type: 'application/json',
                  text: printed(overlayText),
                })
              }
            >
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
      {byHand !== null && (
        <CopyByHand what="build order" rows={Math.min(LONGEST, steps.length + 3)} text={byHand} />
      )}
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

/** Build orders for sharing, as plain text and for Discord. */
interface Passed {
  title: string;
  order: BenchOrder;
  cut: Cut;
  /** Address of the page that the build order was copied from. */
  address: string;
}

/** Plain text: player and source, then a line for each step. */
export const plainText = ({ title, order, cut, address }: Passed): string =>
  [`${oneLine(order.name)} (${oneLine(title)})`, cutText(cut), lines(order, cut), address, ''].join('\n');

/**
 * Markdown: the steps are in a code block, so that their times line up, and the address is written so that it gets no
 * preview.
 */
export const discordText = ({ title, order, cut, address }: Passed): string =>
  [
    `**${escaped(order.name)}** (${escaped(title)})`,
    `${cutText(cut)}:`,
    '```',
    lines(order, cut).replaceAll('`', '’'),
    '```',
    `<${address}>`,
    '',
  ].join('\n');

/** The file for overlays; empty for a player without a known race or steps. */
export function overlayText({ title, order, cut, address }: Passed): string {
  const { race, against, patch = null } = order;
  const steps = cutOrder(order, cut);
  const document =
    race &&
    overlayDocument({ name: order.name, author: title, race, against, patch, source: address, steps });
  return document ? `${JSON.stringify(document, null, 2)}\n` : '';
}

const cutText = ({ minutes, workers }: Cut): string =>
  (minutes === null ? 'The whole game' : `First ${minutes} minutes`) + (workers ? '' : ', without workers');

function lines(order: BenchOrder, cut: Cut): string {
  const steps = cutOrder(order, cut);
  const hasSupply = steps.some(({ supply }) => supply !== undefined);
  return steps.map(({ ms, text, supply = '' }) => orderLine(ms, text, hasSupply ? supply : null)).join('\n');
}

/** Escapes a name so that it has no Markdown effect and mentions nobody. */
const escaped = (text: string): string =>
  oneLine(text)
    .replace(/[\\*_~`|>#[\]()-]/g, '\\$&')
    .replaceAll('@', '@\u200b');
