/** What reads map files of the visitor: a part of the worker that loads when there is one. */
export { readMap } from '../maps/read-map.ts';
