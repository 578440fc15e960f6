import { describe, expect, it } from 'vitest';
import { toCsv } from '../../../../../src/app/drop/save/documents.ts';
import { failedRow, gameRow } from '../../library/rows.ts';
import { DROP_FAILURES } from '../../../../support/drop-failures.ts';

describe('the table as CSV', () => {
  it('has one line for every file, failures with code and reason', () => {
    const rows = [gameRow({ id: 1, file: 'a.w3g' }), failedRow({ id: 2, file: 'b.w3g' }, 'damaged')];
    const [head, game, failed, end] = toCsv(rows).slice(1).split('\r\n');
    expect(head).toBe('file,players,map,matchup,result,length,heroes,length_sec,same_game_as,failure,reason');
    expect(game).toBe(
      'a.w3g,Moon vs Grubby,Echo Isles,EvO,Moon won,10:00,"Demon Hunter, Blademaster",600,,,',
    );
    expect(failed).toBe(`b.w3g,,,,,,,,,damaged,${DROP_FAILURES.damaged}`);
    expect(end).toBe('');
  });
});
