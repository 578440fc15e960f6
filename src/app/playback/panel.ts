/** The panel next to the map: the state of both sides at a second, or the ledger of the current fight. */
import { formatClock } from '../../game/clock.ts';
import type { GameTrack } from '../../map/story/track.ts';
import { fightAt } from '../../map/scene/fight-at.ts';
import type { Scene } from '../../map/scene/scene.ts';
import { BIG } from './second-screen.ts';
import type { Stage } from './stage.ts';
import { TERMS } from './term-words.ts';
import { fightRows, PANEL_WORDS as WORDS, type PanelRow, sideRows } from './panel-rows.ts';

/** The address of the game's end is in whole seconds. */
const SECOND_MS = 1000;

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
    const fight = fightAt(track.fights, ms);
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

function draw(table: HTMLTableElement, rows: readonly PanelRow[], { names }: Stage): void {
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
