/**
 * The drop page as a whole, without a browser: files are added, listed, opened, compared, saved, counted and deleted.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { HANDED, leaveFiles, takeFiles } from '../../../../../src/app/drop/input/handed-files.ts';
import { readNotes } from '../../../../../src/app/library/store/notes.ts';
import { DATABASE } from '../../../../../src/app/library/store/games.ts';
import { press, textOf } from '../../../../support/page-here.ts';
import { writeMap } from '../../../../support/map-writer.ts';
import { SMALL_MAP } from '../../../../support/small-map.ts';
import { until } from '../../../../support/until.ts';
import { ACTION_WORDS, ENTRY_WORDS, LEAD_WORDS } from '../../../../../src/app/drop/page/words.ts';
import { GAMES_WORDS } from '../../../../../src/app/library/GamesView.tsx';
import { LIBRARY_PARTS, LIBRARY_WORDS } from '../../../../../src/app/library/words.ts';
import { MAPS_WORDS } from '../../../../../src/app/drop/maps/MapsView.tsx';
import { asks, beginEach, FIRST, give, open, page, says, SECOND } from './drop-here.ts';
import { BRING_BACK_WORDS } from '../../../../../src/app/drop/save/bring-back.ts';

const DAMAGED = new File(['no recording'], 'damaged.w3g');

/** The rows of the table of files, each as its cell texts. */
const rows = () =>
  [...page().querySelectorAll('table.dropped tbody tr')]
    .filter((row) => !row.closest('.history'))
    .map((row) => [...row.children].map(({ textContent }) => textContent));

beginEach();

describe('a file', () => {
  test('opens as its report, under the name of its game', async () => {
    give(FIRST);
    await says('Arthas', '.report');
    await says('Altar of Kings', '.report');
    expect(textOf('h1')).toContain('Arthas vs Thrall');
    expect(textOf('.lead')).toBe(LEAD_WORDS.readFrom('first.w3g', '').join(''));
    expect(document.title).toMatch(/^Arthas vs Thrall on .* · Farseer$/);
    expect(document.activeElement?.tagName).toBe('H1');
    await press('Start over');
    await says(LEAD_WORDS.welcome, '.lead');
    expect(document.title).toBe('Analyze a replay · Farseer');
  });

  test('that is no replay says why, and with which code', async () => {
    give(DAMAGED);
    await says('Reason');
    expect(textOf('code')).toContain('not-a-replay');
    expect(page().querySelector('.report')).toBeNull();
  });

  test('that another page handed over is there once; then the page says that it is not', async () => {
    const picks = { files: [], leftOut: 3 };
    await leaveFiles(picks);
    expect(await takeFiles()).toEqual(picks);
    open(HANDED);
    await says(ACTION_WORDS.notHanded);
    expect(location.hash).toBe('');
  });

  test('whose archive does not load says so', async () => {
    give(FIRST);
    await says(LIBRARY_PARTS.archive);
  });
});

/** Types each text and waits for the players of the rows that are found. */
async function search(field: string, found: Readonly<Record<string, readonly string[]>>): Promise<void> {
  for (const [text, players] of Object.entries(found)) {
    const box = page().querySelector<HTMLInputElement>(field)!;
    box.value = text;
    box.dispatchEvent(new Event('input', { bubbles: true }));
    await until(() => expect(rows().map(([first]) => first)).toEqual(players));
  }
}

describe('several files', () => {
  test('become a table, which a press on its head sorts, with the same game told once', async () => {
    give(SECOND, FIRST, new File([FIRST], 'again.w3g'), DAMAGED);
    await says('4 files read: 3 games, 1 without a game.');
    await until(() => expect(rows()).toHaveLength(4));
    expect(rows().map((cells) => cells.at(-1))).toEqual([
      'second.w3g',
      'first.w3g',
      'again.w3g',
      'damaged.w3g',
    ]);
    expect(rows()[0]!.slice(0, 4)).toEqual(['Moon vs Thrall', expect.any(String), 'EvO', 'Thrall won']);
    expect(rows()[2]![0]).toContain('first.w3g');
    expect(rows()[3]![0]).toContain('not-a-replay');
    // Two can be compared, of those that are games.
    const choices = () => [...page().querySelectorAll<HTMLSelectElement>('select[id^=compare]')];
    await until(() => expect(choices().map(({ options }) => options.length)).toEqual([3, 3]));
    await press('Players');
    await until(() => expect(rows()[0]![0]).toBe('Arthas vs Thrall'));
    await press('Players');
    await until(() => expect(rows()[0]![0]).toBe('Moon vs Thrall'));
    // Files without a game are last in both directions.
    expect(rows().at(-1)!.at(-1)).toBe('damaged.w3g');
  });

  test('are found by words, and by what the search of the archive reads', async () => {
    give(SECOND, FIRST, DAMAGED);
    await until(() => expect(rows()).toHaveLength(3));
    await search('#read-search', {
      'moon evo': ['Moon vs Thrall'],
      'orc beats night elf': ['Moon vs Thrall'],
      'undead beats orc': [],
    });
    await says('0 of 2');
  });

  test('are opened from the table, and the way back leads to the line', async () => {
    give(FIRST, SECOND);
    await press('Moon vs Thrall');
    await says('Moon', '.report');
    expect(history.state).toEqual({ entry: 2 });
    history.replaceState(null, '');
    await press(ENTRY_WORDS.back);
    await until(() => expect(document.activeElement?.textContent).toBe('Moon vs Thrall'));
  });

  test('can be compared two at a time, the first two unless others are chosen', async () => {
    give(FIRST, SECOND);
    await says('Compare (new tab)');
    const choices = [...page().querySelectorAll<HTMLSelectElement>('[aria-label="Two games"] select')];
    expect(choices.map(({ value }) => value)).toEqual(['1', '2']);
    expect(choices[0]!.textContent).toContain('Arthas vs Thrall, first.w3g');
  });

  test('ask before the page is left, as they are kept nowhere', async () => {
    give(FIRST);
    await says('Arthas', '.report');
    expect(asks()).toBe(false);
    give(SECOND);
    await says(ENTRY_WORDS.back);
    expect(asks()).toBe(true);
  });
});

describe('the library', () => {
  async function keep(...files: File[]): Promise<void> {
    await press(LIBRARY_WORDS.offer.turnOn);
    await says(LIBRARY_WORDS.turnedOn);
    give(...files);
    if (files.length > 1) await says(`${files.length} files read`);
    await press(files.length > 1 ? 'Empty the list' : 'Start over');
    await says(`${files.length} game`, '.library');
  }

  test('keeps what is opened, shows it on the next visit, and opens it without its file', async () => {
    await keep(FIRST, SECOND);
    open();
    await until(() => expect(rows()).toHaveLength(2));
    expect(textOf('.library')).toContain('2 games');
    await press('Moon vs Thrall');
    await says('Moon', '.report');
    expect(textOf('.library')).toContain('2 games, ');
  });

  test('keeps one game once, whatever its file is called', async () => {
    await keep(FIRST);
    give(new File([FIRST], 'again.w3g'));
    await press('Start over');
    await until(() =>
      expect(rows().map((cells) => cells.at(-2))).toEqual([expect.stringMatching(/^first\.w3g/)]),
    );
  });

  test('brings back the game that was deleted last', async () => {
    await keep(FIRST, SECOND);
    await until(() => expect(rows()).toHaveLength(2));
    page().querySelector<HTMLElement>('[aria-label^="Delete Moon vs Thrall"]')!.click();
    await until(() => expect(rows()).toHaveLength(1));
    await press('Bring back 1 deleted game');
    await until(() => expect(rows()).toHaveLength(2));
  });

  test('is gone with everything in it once the visitor stops keeping games', async () => {
    await keep(FIRST);
    const asked = vi.fn(() => false);
    vi.stubGlobal('confirm', asked);
    await press('Stop keeping games');
    expect(asked).toHaveBeenCalledWith(expect.stringContaining('1 game'));
    expect(rows()).toHaveLength(1);
    vi.stubGlobal('confirm', () => true);
    await press('Stop keeping games');
    await says(LIBRARY_WORDS.turnedOff);
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(DATABASE);
  });

  test('counts games from the side of the visitor, and remembers who that is', async () => {
    await keep(FIRST, SECOND);
    await press(GAMES_WORDS.history);
    const me = await until(() => {
      const labels = [...page().querySelectorAll('.history fieldset label')];
      expect(labels.map(({ textContent }) => textContent.trim())).toEqual(
        expect.arrayContaining(['Thrall (2)', 'Arthas (1)', 'Moon (1)']),
      );
      return labels.find(({ textContent }) => textContent.includes('Thrall'))!.querySelector('input')!;
    });
    me.click();
    await says('2 of 2 kept games are yours.');
    // From the visitor's side: lost to Arthas, won against Moon.
    await until(() =>
      expect(
        rows()
          .map((cells) => cells[2])
          .sort(),
      ).toEqual(['lost', 'won']),
    );
    await search('#my-search', {
      'won moon': ['Moon vs Thrall'],
      'orc beats night elf': ['Moon vs Thrall'],
      'human beats orc': ['Arthas vs Thrall'],
      'undead beats orc': [],
    });
    open();
    await until(() => expect(textOf('table.dropped thead')).toContain('My result'));
  });
});

describe('a saved library', () => {
  const file = () =>
    new File([readFileSync('tests/fixtures/stored/library-3.json', 'utf8')], 'farseer-games.json');

  test('brings back whole games, names and notes, and says what came', async () => {
    give(file());
    await says(BRING_BACK_WORDS.notKept(2));
    expect((await readNotes()).words).toEqual([]);
    await press(LIBRARY_WORDS.offer.turnOn);
    await until(async () => expect((await readNotes()).me).toEqual(['Rowan']));
    expect((await readNotes()).words.map(({ note }) => note).sort()).toEqual([
      '',
      '4:10 too late\nsecond line',
    ]);
    await says('2 games', '.library');
    await press('Empty the list');
    give(file());
    await says(BRING_BACK_WORDS.cameBack(2, 0));
    await says(BRING_BACK_WORDS.notes({ words: 2, names: 1, goals: 0 }, true));
    expect((await readNotes()).words).toHaveLength(2);
    await press('Hazel vs Rowan');
    await says('Key moments', '.report');
  });
});

describe('a saved library that differs', () => {
  test('says which copies are better, what was left out, and whose results stay', async () => {
    const saved = JSON.parse(readFileSync('tests/fixtures/stored/library-3.json', 'utf8')) as {
      games: { whole: string | null }[];
      words: { result: string | null }[];
    };
    const file = (library: object) => new File([JSON.stringify(library)], 'farseer-games.json');
    const bare = { ...saved, games: saved.games.map((game) => ({ ...game, whole: null })) };
    await press(LIBRARY_WORDS.offer.turnOn);
    await says(LIBRARY_WORDS.turnedOn);
    give(file(bare));
    await says(
      `${BRING_BACK_WORDS.cameBack(2, 2)} ${BRING_BACK_WORDS.notes({ words: 2, names: 1, goals: 0 }, true)}`,
    );
    await press('Empty the list');
    const words = saved.words.map((entry) => ({ ...entry, result: 'lost' }));
    give(file({ ...saved, words, games: [...saved.games, {}, { packed: 'no game' }] }));
    await says(`${BRING_BACK_WORDS.cameBack(2, 0)} ${BRING_BACK_WORDS.better(2)}`);
    await says(BRING_BACK_WORDS.invalid(2));
    await says(BRING_BACK_WORDS.differing(1));
    expect((await readNotes()).words.map(({ result }) => result).sort()).toEqual(['lost', 'won']);
  });
});

describe('a map file', () => {
  const MAP = new File([new Uint8Array(writeMap(SMALL_MAP))], 'small.w3x');

  test('is listed, kept if asked for, there on the next visit, and removed', async () => {
    give(MAP);
    await says('Small Map, small.w3x', '.own-maps');
    await press(MAPS_WORDS.keep);
    await says(MAPS_WORDS.kept, '.own-maps');
    open();
    await says('Small Map, small.w3x', '.own-maps');
    await press('Stop keeping maps');
    await until(() => expect(page().querySelector('.own-maps')).toBeNull());
  });

  test('that is none says why, beside a game that is shown', async () => {
    give(new File(['no map'], 'text.w3x'), FIRST);
    await says('Arthas', '.report');
    await says('not-a-map', '.own-maps');
  });
});
