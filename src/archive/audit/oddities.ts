/** Describes what is odd about each file. */
import { formatClock } from '../../game/clock.ts';
import { objectName } from '../../game/objects/table.ts';
import { INCOMPLETE_REASONS, type IncompleteReason } from '../../game/vocabulary.ts';
import type { Audit } from './audit.ts';
import type { AuditPlace } from './place.ts';
import type { EarlyStep } from './prerequisites.ts';

/** What is odd about a file, one sentence per note. */
export interface Oddity {
  file: string;
  notes: string[];
}

/** Maximum number of objects listed per note; custom maps have hundreds. */
const NAMED = 8;

/** Lists all oddities by file; files without any are left out. */
export function oddities({
  reading,
  clock,
  tiers,
  objects,
  people,
  prerequisites,
  counts,
  oracles,
}: Audit): Oddity[] {
  const notes: [file: string, note: string][] = [
    ...Object.entries(reading.failures).flatMap(([code, files]) => files.map(noteOf(`refused: ${code}`))),
    ...Object.entries(reading.incomplete).flatMap(([reason, files]) =>
      files.map(noteOf(INCOMPLETE_REASONS[reason as IncompleteReason])),
    ),
    ...reading.undecodable.files.map(({ file, blocks }) =>
      note(file, `${blocks} undecodable command blocks`),
    ),
    ...clock.beyondTolerance.map(({ file, errorMs }) =>
      note(file, `the clock ends ${(errorMs / 1000).toFixed(1)} s from the stated length`),
    ),
    ...tiers.tooSoon.map((place) =>
      notePlace(
        place,
        `${nameWithId(place.id)} was seen ${(place.gapMs / 1000).toFixed(1)} s after its order`,
      ),
    ),
    ...tiers.neverOrdered.map((place) =>
      notePlace(place, `${nameWithId(place.id)} was seen and never ordered`),
    ),
    ...people.raceUnknown.map((place) => notePlace(place, 'the race is not known')),
    ...people.withoutWinner.map(noteOf('no winner')),
    ...people.heroesWithoutOrder.map((place) =>
      notePlace(place, `${nameWithId(place.id)} has no training order`),
    ),
    ...prerequisites.withoutMaker.map((place) => notePlace(place, earlyStepText(place))),
    ...prerequisites.withoutTier.map((place) => notePlace(place, earlyStepText(place))),
    ...counts.contradicted.map((count) =>
      notePlace(count, `${count.min} × ${nameWithId(count.id)} proven, more than the orders allow`),
    ),
    ...Object.values(oracles).flatMap(({ against }) => against.map((odd) => notePlace(odd, odd.reason))),
    ...objects.foreign.map((place) =>
      notePlace(
        place,
        `${place.orders} orders to another race’s objects: ${someOf(place.ids.map(objectName))}`,
      ),
    ),
    ...unknownByFile(objects.unknown),
  ];
  return [...Map.groupBy(notes, ([file]) => file)].map(([file, pairs]) => ({
    file,
    notes: pairs.map(([, text]) => text),
  }));
}

function unknownByFile(unknown: Audit['objects']['unknown']): [string, string][] {
  const pairs = unknown.flatMap(({ id, files }) => files.map((file) => ({ id, file })));
  return [...Map.groupBy(pairs, ({ file }) => file)].map(([file, ofFile]) =>
    note(file, `unknown objects: ${someOf(ofFile.map(({ id }) => id))}`),
  );
}

const earlyStepText = ({ ms, id, needs, neededMs }: EarlyStep): string =>
  neededMs === null
    ? `${nameWithId(id)} at ${formatClock(ms)} needs ${nameWithId(needs)}, which was never ordered`
    : `${nameWithId(id)} at ${formatClock(ms)} needs ${nameWithId(needs)}, ordered at ${formatClock(neededMs)}`;

/** Lists the first few names, and says how many more there are. */
function someOf(names: readonly string[]): string {
  const some = names.slice(0, NAMED).join(', ');
  return names.length > NAMED ? `${some} and ${names.length - NAMED} more` : some;
}

const nameWithId = (id: string): string => (objectName(id) === id ? id : `${objectName(id)} (${id})`);
const note = (file: string, text: string): [string, string] => [file, text];
const notePlace = ({ file, slot }: AuditPlace, text: string) => note(file, `slot ${slot}: ${text}`);
const noteOf = (text: string) => (file: string) => note(file, text);
