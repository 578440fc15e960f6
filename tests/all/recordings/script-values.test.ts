/** What scripts of maps wrote is what a second reader finds: every value, as text, for the player that it names. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { recordingBytes } from '../../support/recordings.ts';
import { decodedRecordings } from './decoded.ts';
import { readRaw, type RawRecording } from './raw/read-raw.ts';

const { missing, decoded } = decodedRecordings('values by scripts of maps');
const scripted = decoded.filter(({ game }) => game.values);

/** The values by "player name", read from the stored texts alone. */
function valuesIn({ stored }: RawRecording): Map<string, string> {
  const values = new Map<string, string>();
  const counted = new Set<string>();
  for (const [file, mission, key, number] of stored) {
    if (file === 'dr.x' && /^\d{1,2}$/.test(mission)) {
      const isId = key === '9' || /^8_\d$/.test(key);
      const letters = [...new Uint8Array(new Int32Array([number]).buffer)].reverse();
      const id = String.fromCharCode(...letters);
      values.set(`${mission} ${key}`, isId ? (/^[0-9A-Za-z]{4}$/.test(id) ? id : '') : String(number));
    }
    const [, player = '', name = '', sign = '', text = ''] =
      /^VarP (\d{1,2}) ((?:[^ \\]|\\.)+) ([-+]?=) (.*)$/.exec(file === 'MMD.Dat' ? key : '') ?? [];
    const at = `${Number(player)} ${name.replaceAll('\\ ', ' ')}`;
    if (sign === '=') values.set(at, text.replaceAll('\\ ', ' ').replace(/^"(.*)"$/, '$1'));
    else if (sign && !counted.has(mission + key)) {
      counted.add(mission + key);
      const before = Number(values.get(at) ?? 0);
      values.set(at, String(sign === '+=' ? before + Number(text) : before - Number(text)));
    }
  }
  return values;
}

describe.skipIf(missing)('values of', () => {
  // w3gjs prints everything that it can't decode.
  beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterAll(() => void vi.restoreAllMocks());

  test.each(scripted)('$entry.path', ({ entry, game }) => {
    const raw = readRaw(recordingBytes(entry), game.post202);
    const { names, rows } = game.values!;
    const ours = rows.flatMap(({ number, values }) =>
      values.flatMap((value, at) => (value === null ? [] : [[`${number} ${names[at]!}`, value] as const])),
    );
    expect(new Map(ours)).toEqual(valuesIn(raw));
    for (const { slot } of rows)
      if (slot !== null) expect(game.players.some((player) => player.slot === slot)).toBe(true);
  });

  test('at least ten recordings have some', () => {
    console.log(`${scripted.length} recordings with values by a script`);
    expect(scripted.length).toBeGreaterThanOrEqual(10);
  });
});
