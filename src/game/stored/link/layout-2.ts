/**
 * The layout of a packed game in form 2: form 1 plus NetEase's mark, the selection for each event, and the objects
 * that `condense` keeps. Frozen.
 */
import { LIMITS } from '../../decode/limits.ts';
import type { Game, GameEvent, GamePlayer, RecordedObject } from '../../game.ts';
import type { Game1 } from '../game-1.ts';
import {
  bool,
  type Field,
  list,
  MAX_MS,
  nullable,
  objectIdField,
  pair,
  record,
  text,
  time,
} from './field.ts';
import { gameFields1, MAX_EVENTS, playerFields1 } from './layout-1.ts';
import { gameEvent, type LinkEvent } from './events-1.ts';
import { UnreadableLink } from './failure.ts';
import { blankBefore } from './condense.ts';

/** Layout of an object's first number: flags in bits 0 to 4, above them its commander's lobby slot; a blank is zero. */
const KEPT_MARK = 1 << 0;
/** It is of the map, so both numbers of its tag are the same. */
const MAP = 1 << 1;
const ITEM = 1 << 2;
/** It has one form, seen when it was first named; or several, which follow with their times. */
const FORM = 1 << 3;
const FORMS = 1 << 4;
const SLOT = 1 << 5;

/**
 * Limit for objects. It is above that of the recording reader, which only stops after the command block that
 * exceeds its limits.
 */
const MAX_OBJECTS = 4 * LIMITS.objects;

/** Serials are numbers of four bytes. */
const MAX_SERIAL = 0xffffffff;

const formField = objectIdField('form');
const laterForms = list(pair(time('shown'), formField), MAX_OBJECTS, 'shown');

/** The objects of a condensed game. Serials only rise, and so do the times by which objects existed. */
const objects2: Field<RecordedObject[]> = {
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
      sink.uint('object', KEPT_MARK + has + SLOT * (commands[0]?.[0] ?? 0));
      sink.rise('serial', tag[1]);
      sink.uint('seen', (seen[0] - there[number]!) / sink.step);
      if (forms[0]) formField.write(sink, forms[0][1]);
      if (forms.length > 1) laterForms.write(sink, forms.slice(1));
    }
  },
  read(source) {
    const length = source.uint('head');
    if (length > MAX_OBJECTS) throw new UnreadableLink();
    const marks = Array.from({ length }, () => source.uint('object'));
    const there = marks.map(() => source.rise('there') * source.step);
    const objects = marks.map((mark, number): RecordedObject | null => {
      if (mark === 0) return null;
      if (!(mark & KEPT_MARK)) throw new UnreadableLink();
      const serial = source.rise('serial');
      const ms = there[number]! + source.uint('seen') * source.step;
      if (serial > MAX_SERIAL || ms > MAX_MS) throw new UnreadableLink();
      const forms: [number, string][] = mark & (FORM | FORMS) ? [[ms, formField.read(source)]] : [];
      if (mark & FORMS) forms.push(...laterForms.read(source));
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
    const complete: RecordedObject[] = [];
    for (const [index, object] of [...objects.entries()].reverse()) {
      if (!object && !next) throw new UnreadableLink();
      next = object ?? blankBefore(next!, there[index]!);
      complete.push(next);
    }
    return complete.reverse();
  },
};

/** Code of an event's selection: it is the same as the previous event's. */
const SAME = 0;
/** … the same as when this unit last led. */
const AGAIN = 1;
/** … listed: the number of its entries is added to this code. */
const LIST = 2;

type Selected = readonly number[];

/** The events of a player, each with its selection. */
const events2: Field<GameEvent[]> = {
  write(sink, events) {
    const last = new Map<number | undefined, Selected>();
    sink.uint('head', events.length);
    for (const event of events) {
      const { by, with: selection } = event;
      // Later layouts write newer events as one of these.
      gameEvent.write(sink, event as LinkEvent);
      if (!selection) sink.uint('with', SAME);
      else if (String(last.get(by)) === String(selection)) sink.uint('with', AGAIN);
      else {
        sink.uint('with', LIST + selection.length);
        for (const number of selection) sink.near('number', number);
        last.set(by, selection);
      }
    }
  },
  read(source) {
    const length = source.uint('head');
    if (length > MAX_EVENTS) throw new UnreadableLink();
    const last = new Map<number | undefined, Selected>();
    return Array.from({ length }, () => {
      const event: GameEvent = gameEvent.read(source);
      const mark = source.uint('with');
      if (mark === SAME) return event;
      if (mark >= LIST + LIMITS.selected) throw new UnreadableLink();
      if (mark >= LIST)
        last.set(
          event.by,
          Array.from({ length: mark - LIST }, () => source.near('number')),
        );
      const selection = last.get(event.by);
      if (!selection) throw new UnreadableLink();
      return { ...event, with: [...selection] };
    });
  },
};

interface Packed {
  game: Game;
  name: string;
}

type Player = Omit<GamePlayer, 'strength' | 'groups'>;

/** A game with a value for every optional field that this form has a place for. */
type Whole = Omit<
  Game,
  | 'orders'
  | 'objects'
  | 'netease'
  | 'pauses'
  | 'ended'
  | 'script'
  | 'values'
  | 'incomplete'
  | 'unknownActions'
  | 'players'
> & {
  objects: RecordedObject[] | null;
  netease: boolean;
  incomplete: Game1['incomplete'];
  players: Player[];
};

const whole = record<Whole>({
  ...gameFields1,
  players: list(record<Player>({ ...playerFields1, events: events2 }), LIMITS.slots),
  objects: nullable(objects2),
  netease: bool,
});

/** A whole game in form 2. */
export const game2: Field<Game> = {
  write: (sink, { objects = null, netease = false, incomplete, ...others }) =>
    whole.write(sink, { ...others, objects, netease, incomplete: incomplete as Game1['incomplete'] }),
  read(source) {
    const { objects, netease, ...others } = whole.read(source);
    return { ...others, ...(netease && { netease }), ...(objects && { objects }) };
  },
};

/** A condensed game with its id if that comes from the file name; otherwise the id is empty. */
export const shared2 = record<Packed>({ game: game2, name: text });
