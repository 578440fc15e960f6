import type { MapFacts } from './facts.ts';

type Place = Pick<MapFacts['mines'][number], 'x' | 'y'>;
type Placed = Pick<MapFacts['buildings'][number], 'id' | 'x' | 'y'>;

/**
 * The facts of a layout that are needed to match, describe and draw games. Facts from a map file include all of them.
 */
export interface PlayedFacts extends Pick<
  MapFacts,
  'id' | 'name' | 'author' | 'playable' | 'camps' | 'trees' | 'ground'
> {
  /** SHA-1 of each map file with this layout, and its name where it is at hand. */
  versions: readonly (Pick<MapFacts['versions'][number], 'sha1'> & { file?: string })[];
  starts: readonly Place[];
  mines: readonly Place[];
  buildings: readonly Placed[];
  waygates: readonly (Placed & Pick<MapFacts['waygates'][number], 'to'>)[];
}
