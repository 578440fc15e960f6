import type { CreatureRef, KnownGround } from '../../game/derive/places/known-ground.ts';
import { creatureOf, FARTHEST_TAG } from '../track/tags.ts';
import type { GameMap } from './map-of-game.ts';

/** Converts a map file to the ground from which a game's places are derived. */
export function groundOfFile({ facts, match, tags }: Pick<GameMap, 'facts' | 'match' | 'tags'>): KnownGround {
  const refs = new Map(
    facts.camps.flatMap(({ creatures }, camp) =>
      creatures.map((creature, index): [typeof creature, CreatureRef] => [
        creature,
        { camp, creature: index },
      ]),
    ),
  );
  return {
    starts: facts.starts.map(({ x, y }) => [x, y]),
    mines: facts.mines.map(({ x, y }) => [x, y]),
    camps: facts.camps.map(({ x, y, creatures }) => ({
      at: [x, y],
      creatures: creatures.map((creature) => ({ id: creature.id, at: [creature.x, creature.y] })),
    })),
    tags: tags && {
      from: tags.tags[0]! - FARTHEST_TAG,
      to: tags.tags.at(-1)! + FARTHEST_TAG,
      mayHaveMore: match === 'places',
      creatureOf: (tag) => {
        const creature = creatureOf(tags, tag);
        return creature && (refs.get(creature) ?? null);
      },
    },
  };
}
