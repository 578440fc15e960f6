/** The panel next to the map: the state of both sides at a second, or the ledger of the current fight. */
import { formatClock } from '../../game/clock.ts';
import type { GameTrack } from '../../game/map/track.ts';
import type { LedgerSide } from '../../game/map/ledger-schema.ts';
import { band, sideAt, type SideNow } from './side-now.ts';
import { levelText } from './paint-heroes.ts';
import type { Scene } from './scene.ts';
import { BIG } from './second-screen.ts';
import type { Stage } from './stage.ts';
import { TERMS } from './terms.ts';
import { PANEL_WORDS as WORDS } from './panel-words.ts';

/** Time before and after a fight during which its ledger is shown, in ms. */
const BEFORE_MS = 1000;
const AFTER_MS = 6000;
/** The address of the game's end is in whole seconds. */
const SECOND_MS = 1000;

/** A row: its term, a text for each side, and the lengths of the bars on a shared scale. */
interface Row {
  term: string;
  texts: string[];
  gauges?: ([least: number, most: number] | null)[];
}

/**
 * Adds the panel above the key moments. It shows the state at a given time, and the result only if spoilers are
 * allowed.
 */
export function panelOf(
  root: HTMLElement,
  track: GameTrack,
  stage: Stage,
  tellsAll: () => boolean,
): (ms: number, scene: Scene) => void {
  const box = Object.assign(document.createElement('div'), { className: 'now' });
  root.querySelector('.key-moments')!.before(box);
  const title = Object.assign(document.createElement('p'), { className: 'now-title' });
  const table = document.createElement('table');
  box.append(title, table);
  let last = '';
  return (ms, scene) => {
    const fight = track.fights.findLast(
      (candidate) => ms >= candidate.ms - BEFORE_MS && ms <= candidate.ms + candidate.lastsMs + AFTER_MS,
    );
    const over = tellsAll() && ms >= stage.lengthMs - SECOND_MS && track.ending;
    // A ledger reveals a fight's result, which a second screen must not show early.
    const ledger = over || root.classList.contains(BIG) ? undefined : fight?.ledger;
    const rows =
      ledger && fight
        ? fightRows(ledger.sides, fight.orders, ledger.ahead, { ...stage, tellsAll: tellsAll() })
        : sideRows(track, stage, scene, ms);
    const heading = over
      ? track.ending!
      : ledger && fight
        ? WORDS.fight(fight.place, formatClock(fight.ms), formatClock(fight.ms + fight.lastsMs))
        : WORDS.at(formatClock(ms));
    if (title.textContent !== heading) title.textContent = heading;
    // The second changes often, but the state of both sides changes rarely.
    const content = JSON.stringify(rows);
    if (content === last) return;
    last = content;
    draw(table, rows, stage);
  };
}

const listed = (texts: readonly string[]): string => texts.join(', ') || '–';
const kind = ({ name, count }: { name: string; count: number }) => (count === 1 ? name : `${name} ×${count}`);

function fightRows(
  sides: readonly LedgerSide[],
  orders: readonly number[],
  ahead: number | null,
  { names, sides: sideOf, tellsAll }: Stage & { tellsAll: boolean },
): Row[] {
  const endsGame = ([first, ...others]: readonly number[]) => {
    const partners = Object.values(sideOf).filter((side) => side === sideOf[first!]);
    return names.length === 2 && partners.length === others.length + 1;
  };
  const texts = (of: (side: LedgerSide, index: number) => string) => sides.map(of);
  const mostFood = Math.max(1, ...sides.map(({ food }) => food.most ?? food.least));
  return [
    {
      term: 'Brought',
      texts: texts(({ heroes, brought }) =>
        listed([
          ...heroes.map(({ name, atLeast, atMost }) => `${name} ${levelText([atLeast, atMost ?? atLeast])}`),
          ...brought.map(kind),
        ]),
      ),
    },
    {
      term: 'Food',
      texts: texts(({ food }) =>
        food.most === null ? WORDS.orMore(food.least) : band([food.least, Math.max(food.least, food.most)]),
      ),
      gauges: sides.map(({ food }) => [food.least / mostFood, (food.most ?? food.least) / mostFood]),
    },
    {
      term: 'Last seen',
      texts: texts(({ lastSeen, buildings }) => listed([...lastSeen, ...buildings].map(kind))),
    },
    {
      term: 'After',
      texts: texts(({ heroes, portals, left }) =>
        listed([
          ...heroes.filter(({ revived }) => revived).map(({ name }) => WORDS.died(name)),
          ...(portals > 0 ? [WORDS.portals(portals)] : []),
          ...(tellsAll && left.length > 0 ? [endsGame(left) ? WORDS.leftAndEnded : WORDS.left] : []),
        ]),
      ),
    },
    {
      term: 'Attack orders',
      texts: orders.map((count, index) =>
        ahead === index && names.length === 2 ? WORDS.ahead(count) : String(count),
      ),
    },
  ];
}

function sideRows(track: GameTrack, stage: Stage, scene: Scene, ms: number): Row[] {
  if (!track.sides) return [];
  const now = track.sides.sides.map((side) => sideAt(track.sides!, side, ms / 1000));
  const texts = (of: (side: SideNow, index: number) => string) => now.map(of);
  const mostSpent = Math.max(1, ...now.map(({ spent }) => spent[1]));
  const lost = now.some((side) => side.lost > 0);
  return [
    { term: 'Heroes', texts: texts((_, index) => heroesOf(index, stage, scene)) },
    { term: 'Tier', texts: texts(({ tier }) => String(tier)) },
    {
      term: 'Supply',
      texts: texts(({ supply }) => (supply ? `${band(supply.used)}/${band(supply.room)}` : '–')),
      gauges: now.map(({ supply }) => (supply ? [supply.used[0] / 100, supply.used[1] / 100] : null)),
    },
    {
      term: 'Spent',
      texts: texts(({ spent }) => band(spent)),
      gauges: now.map(({ spent }) => [spent[0] / mostSpent, spent[1] / mostSpent]),
    },
    { term: 'Workers', texts: texts(({ workers }) => band(workers)) },
    { term: 'Army', texts: texts(({ army }) => listed(army)) },
    ...(lost
      ? [{ term: 'Food lost', texts: texts((side) => (side.lost > 0 ? WORDS.orMore(side.lost) : '–')) }]
      : []),
    { term: 'Last orders', texts: texts(({ orders }) => listed(orders)) },
  ];
}

/** The heroes of a side so far, with their levels. */
const heroesOf = (side: number, stage: Stage, { heroes }: Scene): string =>
  listed(
    heroes
      .filter(({ slot, come }) => come && stage.sides[slot] === 'abcd'[side % 4])
      .map(
        ({ id, level, state }) =>
          `${stage.heroes[id] ?? id} ${state.state === 'down' ? WORDS.down : levelText(level)}`,
      ),
  );

function draw(table: HTMLTableElement, rows: readonly Row[], { names }: Stage): void {
  const head = document.createElement('tr');
  head.append(
    document.createElement('td'),
    ...names.map((name, side) => {
      const cell = Object.assign(document.createElement('th'), {
        scope: 'col',
        className: `side-${side % 4}`,
      });
      cell.append(Object.assign(document.createElement('bdi'), { textContent: name }));
      return cell;
    }),
  );
  table.replaceChildren(
    head,
    ...rows.map(({ term, texts, gauges }) => {
      const row = document.createElement('tr');
      const heading = Object.assign(document.createElement('th'), { scope: 'row' });
      const word = Object.assign(document.createElement('button'), {
        type: 'button',
        className: 'term',
        textContent: term,
      });
      word.dataset['tip'] = TERMS[term] ?? term;
      heading.append(word);
      row.append(heading, ...texts.map((text, side) => cellOf(text, gauges?.[side], side)));
      return row;
    }),
  );
}

function cellOf(text: string, gauge: [number, number] | null | undefined, side: number): HTMLElement {
  const cell = Object.assign(document.createElement('td'), { textContent: text });
  if (!gauge) return cell;
  const bar = Object.assign(document.createElement('span'), { className: `gauge side-${side % 4}` });
  for (const share of gauge) {
    const part = document.createElement('i');
    part.style.inlineSize = `${Math.min(100, share * 100).toFixed(1)}%`;
    bar.append(part);
  }
  cell.append(bar);
  return cell;
}
