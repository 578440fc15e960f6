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
const QUEUED = 16;
const BY = 32;
const TOP = 64;

const clock = time('time');
const ids = objectIdField('id');

/** An event: its kind and present fields in one byte, the rest in separate lanes. */
export const gameEvent: Field<LinkEvent> = {
  write(sink, event) {
    const kind = KINDS.findIndex(([what]) => what === event.do);
    const queued = 'queued' in event && event.queued;
    sink.uint(
      'kind',
      kind + (event.held ? HELD : 0) + (queued ? QUEUED : 0) + (event.by !== undefined ? BY : 0),
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
    const [what, named, placed] = KINDS[mark % HELD]!;
    if (mark >= TOP || (mark & QUEUED && !placed)) throw new UnreadableLink();
    return {
      ms: clock.read(source),
      do: what,
      ...(named && { id: ids.read(source) }),
      ...(mark & BY && { by: source.uint('by') }),
      ...(placed && { at: [source.number('x'), source.number('y')] }),
      ...(mark & HELD && { held: true }),
      ...(mark & QUEUED && { queued: true }),
    } as LinkEvent;
  },
};
