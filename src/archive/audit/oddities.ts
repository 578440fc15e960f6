/** Describes what is odd about each file. */
import { formatClock } from '../../game/clock.ts';
import { objectName } from '../../game/objects/table.ts';
import { INCOMPLETE_REASONS, type IncompleteReason } from '../../game/vocabulary.ts';
import type { Audit } from './audit.ts';
import type { AuditPlace } from './place.ts';
import type { EarlyStep } from './prerequisites.ts';
import { ODDITY_WORDS } from './words.ts';

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
    ...Object.entries(reading.failures).flatMap(([code, files]) =>
      files.map(noteOf(ODDITY_WORDS.refused(code))),
    ),
    ...Object.entries(reading.incomplete).flatMap(([reason, files]) =>
      files.map(noteOf(INCOMPLETE_REASONS[reason as IncompleteReason])),
    ),
    ...reading.undecodable.files.map(({ file, blocks }) => note(file, ODDITY_WORDS.undecodable(blocks))),
    ...clock.beyondTolerance.map(({ file, errorMs }) =>
      note(file, ODDITY_WORDS.clock((errorMs / 1000).toFixed(1))),
    ),
    ...tiers.tooSoon.map((place) =>
      at(place, ODDITY_WORDS.tooSoon(named(place.id), (place.gapMs / 1000).toFixed(1))),
    ),
    ...tiers.neverOrdered.map((place) => at(place, ODDITY_WORDS.neverOrdered(named(place.id)))),
    ...people.raceUnknown.map((place) => at(place, ODDITY_WORDS.raceUnknown)),
    ...people.withoutWinner.map(noteOf(ODDITY_WORDS.noWinner)),
    ...people.heroesWithoutOrder.map((place) => at(place, ODDITY_WORDS.heroWithoutOrder(named(place.id)))),
    ...prerequisites.withoutMaker.map((place) => at(place, early(place))),
    ...prerequisites.withoutTier.map((place) => at(place, early(place))),
    ...counts.contradicted.map((count) => at(count, ODDITY_WORDS.contradicted(count.min, named(count.id)))),
    ...Object.values(oracles).flatMap(({ against }) => against.map((odd) => at(odd, odd.reason))),
    ...objects.foreign.map((place) =>
      at(place, ODDITY_WORDS.foreign(place.orders, someOf(place.ids.map(objectName)))),
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
    note(file, ODDITY_WORDS.unknown(someOf(ofFile.map(({ id }) => id)))),
  );
}

const early = ({ ms, id, needs, neededMs }: EarlyStep): string =>
  neededMs === null
    ? ODDITY_WORDS.earlyNeverOrdered(named(id), formatClock(ms), named(needs))
    : ODDITY_WORDS.early(named(id), formatClock(ms), named(needs), formatClock(neededMs));

/** Lists the first few names, and says how many more there are. */
function someOf(names: readonly string[]): string {
  const some = names.slice(0, NAMED).join(', ');
  return names.length > NAMED ? ODDITY_WORDS.andMore(some, names.length - NAMED) : some;
}

const named = (id: string): string => (objectName(id) === id ? id : `${objectName(id)} (${id})`);
const note = (file: string, text: string): [string, string] => [file, text];
const at = ({ file, slot }: AuditPlace, text: string) => note(file, ODDITY_WORDS.ofSlot(slot, text));
const noteOf = (text: string) => (file: string) => note(file, text);
