import type { MarkShape } from './shapes.ts';

/** Differences between a chart's lines other than colour: the mark at each minute, and the line's class. */
export const POINTS: readonly { shape: MarkShape; line: string }[] = [
  { shape: 'unit', line: '' },
  { shape: 'building', line: 'broken' },
];
