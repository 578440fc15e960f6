import { EventEmitter as NodeEventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { EventEmitter } from '../../../../../src/app/drop/stand-ins/events.ts';

describe("the stand-in for EventEmitter, compared with Node's", () => {
  it.each([EventEmitter, NodeEventEmitter])('calls listeners in order, with all values (%o)', (Emitter) => {
    const emitter = new Emitter();
    const heard: unknown[] = [];
    emitter.on('block', (...values: unknown[]) => heard.push('first', ...values));
    emitter.on('block', () => heard.push('second'));
    emitter.on('other', () => heard.push('wrong'));
    expect(emitter.emit('block', 1, 2)).toBe(true);
    expect(emitter.emit('nothing')).toBe(false);
    expect(heard).toEqual(['first', 1, 2, 'second']);
  });
});
