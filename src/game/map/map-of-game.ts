/**
 * The map file that games were played on. The digest that a recording states decides where a file with that digest is at hand;
 * otherwise what orders show of the ground does, and no name ever does so by itself.
 */
import type { Game } from '../game.ts';
import type { LayoutMarks } from '../map-file/pack-facts.ts';
import type { PlayedFacts } from '../map-file/played-facts.ts';
import { mapName } from '../map-name.ts';
import { failing, success, type Result } from '../result.ts';
import { distinct } from './evidence.ts';
import { fitOf, minesFit, thereOf, type Fit, type Shown } from './fit.ts';
import { learnTags, tagTable, type Anchor, type TagTable } from './tags.ts';

/** Why a game stands on no map file. The codes are closed. */
const NO_MAP = {
  'map-unknown': 'No map file at hand has the mines, shops and trees that this game’s orders point at.',
  'map-little-shown': 'This game’s orders show too little of the map to tell which version was played.',
} as const;

export type NoMapCode = keyof typeof NO_MAP;

/** The result for a code, with the code’s sentence. */
export const noMap = failing(NO_MAP);

/** How sure a map file is the one that was played. */
export type MapMatch =
  /** The recording states the digest of this file. */
  | 'file'
  /** Mines, shops and trees are all in their places: the same layout, perhaps in another file. */
  | 'exact'
  /** Mines and starts are in their places, but trees are of another version. */
  | 'places';

export interface GameMap<Facts extends PlayedFacts = PlayedFacts> {
  facts: Facts;
  match: MapMatch;
  /** Which creature each tag means; null where no creature was aimed at in its place. */
  tags: TagTable | null;
}

/** So many of few things have to be in their places where the name of the map is the same, and all of them. */
const FEW = 3;

/**
 * The map file that games on one file were played on: `map` as their recordings state it, `shown` what their orders show,
 * taken together. Of files that fit alike it is the one that explains most tags, then the one with the name of the map.
 */
export function mapOfGames<Facts extends PlayedFacts>(
  map: Game['map'],
  evidence: Shown,
  maps: readonly Facts[],
): Result<GameMap<Facts>, NoMapCode> {
  const { sha1 } = map;
  const played = maps.find(
    ({ versions }) => sha1 !== undefined && versions.some((file) => file.sha1 === sha1),
  );
  if (played) return success(gameMap(played, 'file', evidence));
  const name = mapName(map.path);
  const named = maps.filter((facts) => facts.name === name);
  const exact = best(evidence, named, ['exact']);
  // A file of another name is looked at only where those of the same name leave something to explain.
  const fitting =
    exact ?? best(evidence, [...named, ...maps.filter((facts) => facts.name !== name)], ['exact', 'places']);
  if (fitting) return success(fitting);
  const little = named.find((facts) => {
    const fit = fitOf(evidence, facts);
    const parts = [fit.mines, fit.fixtures, fit.starts];
    return thereOf(fit) >= FEW && parts.every(([there, aimedAt]) => there === aimedAt);
  });
  if (little) return success(gameMap(little, 'places', evidence));
  const total = evidence.mines.length + evidence.fixtures.length + evidence.starts.length;
  return noMap(total < FEW ? 'map-little-shown' : 'map-unknown');
}

/**
 * The maps among many that decide what `mapOfGames` says. Of one after the other, as all facts and what is looked up in them take
 * far more room than a page should.
 */
export function candidatesFor<Facts extends PlayedFacts>(
  map: Game['map'],
  evidence: Shown,
  maps: Iterable<Facts>,
): Facts[] {
  const candidates: Facts[] = [];
  for (const facts of maps)
    if (isNamedBy(map, facts) || (minesFit(evidence, facts) && fitOf(evidence, facts).verdict !== 'none'))
      candidates.push(facts);
  return candidates;
}

/** Whether a map may be among those candidates, as far as that can be told without its trees. */
export const mayBePlayed = (map: Game['map'], evidence: Shown, facts: LayoutMarks): boolean =>
  isNamedBy(map, facts) || minesFit(evidence, facts);

const isNamedBy = ({ path, sha1 }: Game['map'], { name, versions }: LayoutMarks): boolean =>
  name === mapName(path) || versions.some((file) => file.sha1 === sha1);

/** The evidence of several games about the file that they were played on, each place once. */
export const shownTogether = (games: readonly Shown[]): Shown => ({
  mines: distinct(games.flatMap(({ mines }) => mines)),
  fixtures: distinct(games.flatMap(({ fixtures }) => fixtures)),
  starts: games.flatMap(({ starts }) => starts),
  creeps: games.flatMap(({ creeps }) => creeps),
});

/** A map file whose fit and tags were learned before. */
export const learnedMap = <Facts extends PlayedFacts>(
  facts: Facts,
  match: MapMatch,
  anchors: readonly Anchor[],
): GameMap<Facts> => ({
  facts,
  match,
  tags: tagTable(facts, anchors),
});

const gameMap = <Facts extends PlayedFacts>(
  facts: Facts,
  match: MapMatch,
  { creeps }: Shown,
): GameMap<Facts> => ({
  facts,
  match,
  tags: learnTags(facts, creeps),
});

/** The file that fits best with one of some verdicts; of several that fit alike the one whose tags agree most, then the first. */
function best<Facts extends PlayedFacts>(
  evidence: Shown,
  maps: readonly Facts[],
  verdicts: readonly Fit['verdict'][],
): GameMap<Facts> | null {
  const fits = maps.flatMap((facts) => {
    const fit = fitOf(evidence, facts);
    return fit.verdict !== 'none' && verdicts.includes(fit.verdict)
      ? [{ facts, match: fit.verdict, there: thereOf(fit) }]
      : [];
  });
  const most = Math.max(...fits.map(({ there }) => there));
  const [first, ...others] = fits
    .filter(({ there }) => there === most)
    .map(({ facts, match }) => gameMap(facts, match, evidence));
  return (
    others.reduce((winner, second) => (anchorsOf(second) > anchorsOf(winner) ? second : winner), first!) ??
    null
  );
}

const anchorsOf = ({ tags }: GameMap): number => tags?.anchors.length ?? 0;
