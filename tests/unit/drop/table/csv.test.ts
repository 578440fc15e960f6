import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cell, toCsv } from '../../../../src/drop/table/csv.ts';
import { failedRow, gameRow } from '../rows.ts';

describe('the table as CSV', () => {
  it('has one line for every file, failures with code and reason', () => {
    const rows = [gameRow({ id: 1, file: 'a.w3g' }), failedRow({ id: 2, file: 'b.w3g' }, 'damaged')];
    const [head, game, failed, end] = toCsv(rows).slice(1).split('\r\n');
    expect(head).toBe('File,Players,Map,Matchup,Result,Length,First heroes,Same game as,Failure,Reason');
    expect(game).toBe('a.w3g,Moon vs Grubby,Echo Isles,EvO,Moon won,10:00,"Demon Hunter, Blademaster",,,');
    expect(failed).toMatch(/^b\.w3g,,,,,,,,damaged,The replay is damaged/);
    expect(end).toBe('');
  });

  it('begins with a byte order mark, for Excel', () => {
    expect(toCsv([]).charCodeAt(0)).toBe(0xfeff);
  });
});

describe('a cell', () => {
  it.each(['=1+1', '+1', '-1', '@A1', '\t=1', '\r=1'])('that begins like a formula is text: %j', (text) => {
    expect(parse(cell(text))).toBe(`'${text}`);
  });

  it('comes back as it was, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parse(cell(text)).replace(/^'(?=[=+\-@\t\r])/, '')).toBe(text);
      }),
    );
  });

  it('never lets a formula or a line break through', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[=+\-@\t\r",\n a]*$/), (text) => {
        const written = cell(text);
        expect(parse(written)).not.toMatch(/^[=+\-@\t\r]/);
        if (!written.startsWith('"')) expect(written).not.toMatch(/[",\r\n]/);
      }),
    );
  });
});

/** A cell as a spreadsheet reads it. */
const parse = (written: string): string =>
  written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
