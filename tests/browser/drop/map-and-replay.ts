/** A map file that no archive has, and a replay on it. */
import { createHash } from 'node:crypto';
import { MAP_NOTE_WORDS } from '../../../src/app/drop/report/MapNote.tsx';
import { writeMap } from '../../support/map-writer.ts';
import { duel } from '../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../support/recording-writer/write-recording.ts';
import { SMALL_MAP } from '../../support/small-map.ts';
import { onUnknownMap } from '../../support/unknown-map.ts';
import type { DropPage } from './drop-page.ts';

export const fileOf = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(bytes),
});

export const MAP = fileOf('(2)Very Private.w3x', writeMap(SMALL_MAP));

const script = onUnknownMap(duel({ names: ['Hazel', 'Rowan'] }));
const sha1 = createHash('sha1').update(MAP.buffer).digest('hex');
/** Its recording has the digest of the map. */
export const REPLAY = fileOf('game.w3g', writeRecording({ ...script, map: { ...script.map, sha1 } }));
export const TITLE = 'Hazel vs Rowan on Hazel Hollow';

export const note = ({ page }: DropPage) => page.locator('.map-note');
/** What the note says of the map above. */
export const VERY_FILE = MAP_NOTE_WORDS.uses(MAP.name, MAP_NOTE_WORDS.matches.file).join('');
