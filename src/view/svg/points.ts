import type { MarkShape } from './shapes.ts';

/** How the lines of one chart differ besides their colour: the mark at each minute, and the class of the line. */
export const POINTS: readonly { shape: MarkShape; line: string }[] = [
  { shape: 'unit', line: '' },
  { shape: 'building', line: 'broken' },
];
