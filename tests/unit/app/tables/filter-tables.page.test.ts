import { expect, test } from 'vitest';
import { filterTables } from '../../../../src/app/tables/filter-tables.ts';

const row = (...cells: string[]) => `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`;
const table = (heads: string[], rows: string[]) =>
  `<table><thead><tr>${heads.map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;

function setup() {
  document.body.innerHTML = `<form hidden><select name="player"><option value="">All</option><option>Moon</option><option>Moonlight</option></select><input name="words"><input name="from"><input name="to"><output></output></form>
    <main>
      ${table(['From', 'Side', 'Brought'], [row('4:00', 'Moon', 'Huntress'), row('4:00', 'Moonlight', 'Grunt'), row('9:30', 'Moon', 'Archer')])}
      ${table(['Time', 'Moon Night Elf', 'Moonlight Orc'], [row('0:30', 'Wisp', ''), row('0:40', '', 'Peon')])}
      <div class="side-by-side"><div><h3>Moon, Night Elf</h3>${table(['Object'], [row('Huntress')])}</div>
      <div><h3>Moonlight, Orc</h3>${table(['Object'], [row('Grunt')])}</div></div>
    </main>`;
  const form = document.querySelector('form')!;
  filterTables(form, document.querySelector('main')!, ['Moon', 'Moonlight']);
  const set = (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values))
      (form.elements.namedItem(name) as HTMLInputElement).value = value;
    form.dispatchEvent(new Event('input'));
  };
  const texts = () =>
    [...document.querySelectorAll('tbody tr')]
      .filter((row) => !row.classList.contains('filtered'))
      .map((shown) => shown.textContent);
  return { form, set, texts };
}

test('shows everything at first', () => {
  const { form, texts } = setup();
  expect(texts()).toHaveLength(7);
  expect(form.querySelector('output')!.textContent).toBe('');
});

test('filters by player: rows of a side, columns of a player, and whole groups', () => {
  const { form, set, texts } = setup();
  set({ player: 'Moon' });
  expect(texts()).toEqual(['4:00MoonHuntress', '9:30MoonArcher', '0:30Wisp', 'Huntress']);
  expect(document.querySelectorAll('.side-by-side > .filtered')).toHaveLength(1);
  expect(form.querySelector('output')!.textContent).toBe('4 of 7 rows');
});

test('filters by words and minutes; rows without a time stay', () => {
  const { set, texts } = setup();
  set({ words: 'GRUNT' });
  expect(texts()).toEqual(['4:00MoonlightGrunt', 'Grunt']);
  expect(document.querySelectorAll('table.filtered')).toHaveLength(2);
  set({ words: '', from: '1', to: '5' });
  expect(texts()).toEqual(['4:00MoonHuntress', '4:00MoonlightGrunt', 'Huntress', 'Grunt']);
});
