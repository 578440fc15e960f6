/** A visit to a camp in the map file, as shown on pages. */
import type { CampVisit } from '../../game/derive/places/camps.ts';
import type { HeroTrack } from '../../game/derive/places/hero-state.ts';
import type { PlayedFacts } from '../file/played-facts.ts';
import { objectName } from '../../game/objects/table.ts';
import { campName, campPlace } from '../ground/camp-names.ts';
import { dropWords } from './drop-words.ts';
import { sharesExperience } from './hero-levels.ts';
import type { ToldCamp } from '../story-schema.ts';

/** Sampling interval during a visit, in ms. */
const STEP_MS = 2000;

/** The camp of a visit with its creatures, its drops and the player's heroes nearby; null without a map file. */
export function campTaken(
  { slot, startMs, endMs, at, camp }: CampVisit,
  heroes: readonly HeroTrack[],
  facts: PlayedFacts | null,
): ToldCamp | null {
  const campFacts = camp && facts?.camps[camp.number];
  if (!campFacts) return null;
  const nearHeroes = heroes.filter((track) => track.slot === slot && isNear(track, at, startMs, endMs));
  return {
    number: camp.number + 1,
    name: campName(campFacts),
    level: campFacts.level,
    place: campPlace(campFacts, facts),
    aimed: camp.aimedMs !== null,
    creatures: camp.creatures.map(({ creature, ...orders }) => {
      const { id, level } = campFacts.creatures[creature]!;
      return { id, name: objectName(id), level, ...orders };
    }),
    drops: dropWords(campFacts.creatures),
    heroes: nearHeroes.map(({ id }) => ({ id, name: objectName(id) })),
  };
}

/** Whether a hero is estimated to have been near a place during a visit. */
function isNear(track: HeroTrack, at: CampVisit['at'], fromMs: number, toMs: number): boolean {
  for (let ms = fromMs; ms <= toMs + STEP_MS; ms += STEP_MS) if (sharesExperience(track, at, ms)) return true;
  return false;
}
