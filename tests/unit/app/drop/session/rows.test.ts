import { describe, expect, it } from 'vitest';
import { dropFailure } from '../../../../support/drop-failures.ts';
import type { EndedEntry } from '../../../../../src/app/drop/session/entry.ts';
import { rowsOf } from '../../../../../src/app/drop/session/state.ts';
import type { DroppedGame } from '../../../../../src/app/drop/worker/messages.ts';
import { alliesAgainstComputers } from '../../../../support/recording-writer/allies.ts';
import { droppedDuel, droppedScript } from '../../library/games.ts';

const entry = (id: number, path: string, value?: DroppedGame): EndedEntry => ({
  id,
  path,
  key: path,
  file: new File([], path),
  outcome: value ? { ok: true, value } : dropFailure('empty'),
});

describe('lines of the table', () => {
  const game = droppedDuel({ names: ['|cffff0000Moon#21', '<b>Grubby</b>'], races: ['E', 'O'], winner: 1 });

  it('say who played what, and who won', () => {
    const [row] = rowsOf([entry(1, 'a.w3g', game)]);
    expect(row?.game).toEqual({
      map: 'Concealed Hill',
      sides: [['Moon'], ['<b>Grubby</b>']],
      matchup: 'EvO',
      winners: ['<b>Grubby</b>'],
      decidedMs: game.analysis.decidedMs,
      firstHeroes: ['Demon Hunter', 'Blademaster'],
    });
  });

  it('have no matchup if both people are allies against computers', () => {
    const game = droppedScript(alliesAgainstComputers());
    const [row] = rowsOf([entry(1, 'a.w3g', game)]);
    expect(game.analysis.matchup).toBe('HvO');
    expect(row?.game?.matchup).toBe('2v2');
  });

  it('take the first hero that was ordered for the first, not one that only showed', () => {
    const [elf, orc] = game.analysis.players;
    const [own] = elf!.heroes;
    const shown = { ...own!, id: 'Hamg', name: 'Archmage', ordered: null };
    const analysis = { ...game.analysis, players: [{ ...elf!, heroes: [shown, own!] }, orc!] };
    const [row] = rowsOf([entry(1, 'a.w3g', { ...game, analysis })]);
    expect(row?.game?.firstHeroes).toEqual(['Demon Hunter', 'Blademaster']);
  });

  it('name the file of the same game that came first', () => {
    const rows = rowsOf([entry(1, 'a.w3g', game), entry(2, 'b.w3g'), entry(3, 'c.w3g', { ...game })]);
    expect(rows.map(({ sameGameAs }) => sameGameAs)).toEqual([null, null, 'a.w3g']);
  });

  it('are the same object for the same game, so that only new ones are drawn', () => {
    const [before] = rowsOf([entry(1, 'a.w3g', game)]);
    const [after] = rowsOf([entry(1, 'a.w3g', game), entry(2, 'b.w3g')]);
    expect(after?.game).toBe(before?.game);
  });
});
