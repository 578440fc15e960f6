import { LIMITS } from '../../decode/limits.ts';
import type { RecordedObject } from '../../game.ts';
import { blankBefore } from './condense.ts';
import { UnreadableLink } from './failure.ts';
import { list, MOST_MS, objectIdField, pair, time, type Field } from './field.ts';

/** Flags of an object, in one number with its commander's lobby slot; a blank is zero. */
const KEPT = 1;
const MAP = 2;
const ITEM = 4;
const FORM = 8;
const FORMS = 16;
const SLOT = 32;

/**
 * Limit for objects. It is above that of the recording reader, which only stops after the command block that
 * exceeds its limits.
 */
const MOST_OBJECTS = 4 * LIMITS.objects;

const MOST_SERIAL = 0xffffffff;

const form = objectIdField('form');
const later = list(pair(time('shown'), form), MOST_OBJECTS, 'shown');

/** The objects of a condensed game. Serials only rise, and so do the times by which objects existed. */
export const objects2: Field<RecordedObject[]> = {
  write(sink, objects) {
    sink.uint('head', objects.length);
    let last = Infinity;
    const there = objects.map(({ seen }) => seen[0]);
    // A later object seen earlier proves that this one existed by then.
    for (let number = there.length - 1; number >= 0; number--)
      there[number] = last = Math.min(last, there[number]!);
    for (const [number, { tag, seen, forms = [], commands = [], map, item }] of objects.entries()) {
      const next = objects[number + 1];
      sink.rise('there', there[number]! / sink.step);
      const plain = forms.length === 0 && commands.length === 0 && !map && !item;
      if (plain && next?.tag[1] === tag[1] && seen[0] === there[number]) {
        sink.uint('object', 0);
        continue;
      }
      const has = (map ? MAP : 0) + (item ? ITEM : 0) + (forms.length > 1 ? FORMS : forms.length * FORM);
      sink.uint('object', KEPT + has + SLOT * (commands[0]?.[0] ?? 0));
      sink.rise('serial', tag[1]);
      sink.uint('seen', (seen[0] - there[number]!) / sink.step);
      if (forms[0]) form.write(sink, forms[0][1]);
      if (forms.length > 1) later.write(sink, forms.slice(1));
    }
  },
  read(source) {
    const length = source.uint('head');
    if (length > MOST_OBJECTS) throw new UnreadableLink();
    const marks = Array.from({ length }, () => source.uint('object'));
    const there = marks.map(() => source.rise('there') * source.step);
    const placed = marks.map((mark, number): RecordedObject | null => {
      if (mark === 0) return null;
      if (!(mark & KEPT)) throw new UnreadableLink();
      const serial = source.rise('serial');
      const ms = there[number]! + source.uint('seen') * source.step;
      if (serial > MOST_SERIAL || ms > MOST_MS) throw new UnreadableLink();
      const forms: [number, string][] = mark & (FORM | FORMS) ? [[ms, form.read(source)]] : [];
      if (mark & FORMS) forms.push(...later.read(source));
      const slot = Math.floor(mark / SLOT);
      return {
        tag: [mark & MAP ? serial : 0, serial],
        seen: [ms, ms],
        ...(forms.length > 0 && { forms }),
        ...(slot > 0 && { commands: [[slot, 1]] }),
        ...(mark & MAP && { map: true }),
        ...(mark & ITEM && { item: true }),
      };
    });
    let next: RecordedObject | undefined;
    return placed
      .reverse()
      .map((object, place) => {
        if (object) return (next = object);
        if (!next) throw new UnreadableLink();
        return blankBefore(next, there[there.length - 1 - place]!);
      })
      .reverse();
  },
};
