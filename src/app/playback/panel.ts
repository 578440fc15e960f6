/** The panel next to the map: the state of both sides at a second, or the ledger of the current fight. */
import { formatClock } from '../../game/clock.ts';
import type { GameTrack } from '../../map/story/track.ts';
import { fightAt } from '../../map/scene/fight-at.ts';
import type { Scene } from '../../map/scene/scene.ts';
import { glyphUrl } from '../../view/svg/glyphs/Glyph.tsx';
import { momentOf } from '../shell/clock-text.ts';
import { makeElement } from '../shell/make-elements.ts';
import { BIG } from './controls/second-screen.ts';
import type { Stage } from './stage.ts';
import { TERMS } from './term-words.ts';
import { fightRows, PANEL_WORDS as WORDS, type PanelMark, type PanelRow, sideRows } from './panel-rows.ts';

/** The address of the game's end is in whole seconds. */
const SECOND_MS = 1000;
const SVG = 'http://www.w3.org/2000/svg';

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
  const title = makeElement('p', { className: 'now-title' });
  const table = makeElement('table', {});
  const nextLine = makeElement('p', { className: 'now-next' });
  root
    .querySelector('.key-moments')!
    .before(makeElement('div', { className: 'now' }, title, table, nextLine));
  // On a phone the panel can be far from the map, so its line stands right below.
  const line = makeElement('p', { className: 'now-line' });
  root.querySelector('.map-box')!.after(line);
  let last = '';
  return (ms, scene) => {
    const fight = fightAt(track.fights, ms);
    // Who watched to the end knows it.
    const over = ms >= stage.lengthMs - SECOND_MS && track.ending;
    // A ledger reveals a fight's result, which a second screen must not show early.
    const ledger = over || root.classList.contains(BIG) ? undefined : fight?.ledger;
    const rows =
      ledger && fight
        ? fightRows(ledger.sides, fight.orders, ledger.ahead, {
            ...stage,
            tellsAll: tellsAll(),
            isOver: ms >= fight.ms + fight.lastsMs,
          })
        : sideRows(track, stage, scene, ms);
    const fightOrTime =
      ledger && fight
        ? WORDS.fight(fight.place, formatClock(fight.ms), formatClock(fight.ms + fight.lastsMs))
        : `At ${formatClock(ms)}`;
    const heading = over || fightOrTime;
    if (title.textContent !== heading) title.textContent = heading;
    const food = rows.find(({ gauges, term }) => gauges && term === 'Food')?.texts;
    const brief = food && fight ? WORDS.brief(formatClock(fight.ms), stage.names, food) : heading;
    if (line.textContent !== brief) line.textContent = brief;
    const upcoming = root.classList.contains(BIG) ? nextMs(root, ms) : null;
    const nextText = upcoming === null ? '' : `Next key moment in ${formatClock(upcoming - ms)}`;
    if (nextLine.textContent !== nextText) nextLine.textContent = nextText;
    // The second changes often, but the state of both sides changes rarely.
    const content = JSON.stringify(rows);
    if (content === last) return;
    last = content;
    draw(table, rows, stage);
  };
}

/** The time of the key moment after a time, whatever it is; null after the last one. */
function nextMs(root: HTMLElement, ms: number): number | null {
  const times = [...root.querySelectorAll('.moments-list > li > a')].map((link) =>
    momentOf(link.getAttribute('href') ?? ''),
  );
  return times.find((time) => time !== null && time > ms) ?? null;
}

function draw(table: HTMLTableElement, rows: readonly PanelRow[], { names, shot }: Stage): void {
  const heads = names.map((name, side) => {
    const glyphs = (shot?.races[side] ?? []).map(glyphOf);
    return makeElement(
      'th',
      { scope: 'col', className: `side-${side % 4}` },
      ...glyphs,
      makeElement('bdi', {}, name),
    );
  });
  table.replaceChildren(
    makeElement('tr', {}, makeElement('td', {}), ...heads),
    ...rows.map(({ term, texts, marks, gauges }) => {
      const word = makeElement('button', { type: 'button', className: 'term' }, term);
      word.dataset['tip'] = TERMS[term] ?? term;
      const cells = texts.map((text, side) => cellOf(text, marks?.[side] ?? [], gauges?.[side], side));
      return makeElement('tr', {}, makeElement('th', { scope: 'row' }, word), ...cells);
    }),
  );
}

/** A glyph of the site, which says nothing that a word next to it doesn't. */
function glyphOf(name: string): SVGElement {
  const glyph = document.createElementNS(SVG, 'svg');
  glyph.setAttribute('class', 'glyph');
  glyph.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', glyphUrl(name));
  glyph.append(use);
  return glyph;
}

const markOf = ({ glyph, count, name }: PanelMark): HTMLElement =>
  makeElement(
    'span',
    { className: 'mark', title: name },
    ...[glyphOf(glyph), makeElement('b', {}, count), makeElement('small', {}, name)],
  );

function cellOf(
  text: string,
  marks: readonly PanelMark[],
  gauge: [number, number] | null | undefined,
  side: number,
): HTMLElement {
  const cell = makeElement('td', {}, ...marks.flatMap((mark) => [markOf(mark), ' ']));
  if (marks.length === 0) cell.textContent = text;
  else cell.className = `marks side-${side % 4}`;
  if (!gauge) return cell;
  const bar = makeElement('span', { className: `gauge side-${side % 4}` });
  for (const share of gauge) {
    const part = makeElement('i', {});
    part.style.inlineSize = `${Math.min(100, share * 100).toFixed(1)}%`;
    bar.append(part);
  }
  cell.append(bar);
  return cell;
}
