import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, printCsv } from '../../../../src/view/csv/csv.ts';

it('begins with a byte order mark, for Excel, and ends every line', () => {
  expect(
    printCsv([
      ['a', 'b'],
      ['1,2', ''],
    ]),
  ).toBe('\ufeffa,b\r\n"1,2",\r\n');
});

describe('a cell', () => {
  it.each(['=1+1', '+1', '-1', '@A1', '\t=1', '\r=1'])('that begins like a formula is text: %j', (text) => {
    expect(parse(csvCell(text))).toBe(`'${text}`);
  });

  it('comes back as it was, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parse(csvCell(text)).replace(/^'(?=[=+\-@\t\r])/, '')).toBe(text);
      }),
    );
  });

  it('never lets a formula or a line break through', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[=+\-@\t\r",\n a]*$/), (text) => {
        const written = csvCell(text);
        expect(parse(written)).not.toMatch(/^[=+\-@\t\r]/);
        if (!written.startsWith('"')) expect(written).not.toMatch(/[",\r\n]/);
      }),
    );
  });
});

/** A cell as a spreadsheet parses it. */
const parse = (written: string): string =>
  written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
