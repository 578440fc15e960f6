import type { Game1 } from '../game-1.ts';
import { UnreadableLink } from './failure.ts';
import { objectIdField, time, type Field } from './field.ts';

/** An event that links can hold. */
export type LinkEvent = Game1['players'][number]['events'][number];

/** Event kinds, in the order that packed games rely on, with the fields of each except its time. */
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

const HELD = 8;
const QUEUED_MARK = 16;
const BY = 32;
const TOP = 64;

const clock = time('time');
const ids = objectIdField('id');

/** An event: its kind and present fields in one byte, the rest in separate lanes. */
export const gameEvent: Field<LinkEvent> = {
  write(sink, event) {
    const kind = KINDS.findIndex(([what]) => what === event.do);
    const isQueued = 'queued' in event && event.queued;
    sink.uint(
      'kind',
      kind + (event.held ? HELD : 0) + (isQueued ? QUEUED_MARK : 0) + (event.by !== undefined ? BY : 0),
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
    const [what, hasId, hasPoint] = KINDS[mark % HELD]!;
    if (mark >= TOP || (mark & QUEUED_MARK && !hasPoint)) throw new UnreadableLink();
    return {
      ms: clock.read(source),
      do: what,
      ...(hasId && { id: ids.read(source) }),
      ...(mark & BY && { by: source.uint('by') }),
      ...(hasPoint && { at: [source.number('x'), source.number('y')] }),
      ...(mark & HELD && { held: true }),
      ...(mark & QUEUED_MARK && { queued: true }),
    } as LinkEvent;
  },
};
