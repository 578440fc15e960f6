/** How packed games hold events: the layout that every form since the first one has used. */
import type { Game1 } from '../game-1.ts';
import { UnreadableLink } from './failure.ts';
import { objectIdField, time, type Field } from './field.ts';

/** An event that links can hold. */
export type LinkEvent = Game1['players'][number]['events'][number];

/** Event kinds, in the order that packed games rely on: whether each has an id, and a point. */
const KINDS = [
  ['order', true, false],
  ['place', true, true],
  ['target', true, true],
  ['skill', true, false],
  ['revive', true, false],
  ['unrevive', true, false],
  ['unqueue', true, false],
  ['cancel', false, false],
] as const satisfies readonly [LinkEvent['do'], boolean, boolean][];

/** Layout of an event's first number: its kind in bits 0 to 2, then flags. Nothing is above these. */
const KIND_COUNT = 1 << 3;
/** The key was held. */
const HELD = 1 << 3;
/** Queued behind other orders, which only orders with a point can be. */
const QUEUED = 1 << 4;
/** The number of another player, who gave the order, follows. */
const BY = 1 << 5;
const TOP = 1 << 6;

const clock = time('time');
const ids = objectIdField('id');

/** An event: its kind and present fields in one number, the rest in separate lanes. */
export const gameEvent: Field<LinkEvent> = {
  write(sink, event) {
    const kind = KINDS.findIndex(([what]) => what === event.do);
    const isQueued = 'queued' in event && event.queued;
    sink.uint(
      'kind',
      kind + (event.held ? HELD : 0) + (isQueued ? QUEUED : 0) + (event.by !== undefined ? BY : 0),
    );
    clock.write(sink, event.ms);
    if ('id' in event) ids.write(sink, event.id);
    if (event.by !== undefined) sink.uint('by', event.by);
    if ('at' in event) {
      sink.number('x', event.at[0]);
      sink.number('y', event.at[1]);
    }
  },
  read(source) {
    const mark = source.uint('kind');
    const [what, hasId, hasPoint] = KINDS[mark % KIND_COUNT]!;
    if (mark >= TOP || (mark & QUEUED && !hasPoint)) throw new UnreadableLink();
    // The table gives each kind the fields of its type, which the compiler can't follow.
    return {
      ms: clock.read(source),
      do: what,
      ...(hasId && { id: ids.read(source) }),
      ...(mark & BY && { by: source.uint('by') }),
      ...(hasPoint && { at: [source.number('x'), source.number('y')] }),
      ...(mark & HELD && { held: true }),
      ...(mark & QUEUED && { queued: true }),
    } as LinkEvent;
  },
};
