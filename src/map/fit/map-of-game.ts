/**
 * Finds the map file that games were played on. If a file with the recording's digest is available, the digest
 * decides; otherwise the ground shown by orders does. A name alone never decides.
 */
import type { Game } from '../../game/game.ts';
import type { LayoutMarks } from '../file/pack-facts.ts';
import type { PlayedFacts } from '../file/played-facts.ts';
import { mapName } from '../../game/map-name.ts';
import { failing, success, type Result } from '../../game/result.ts';
import { distinct } from '../ground/evidence.ts';
import { fitOf, mayFit, thereOf, type Fit, type Shown } from './fit.ts';
import { learnTags, tagTable, type Anchor, type TagTable } from '../track/tags.ts';

/** Reasons why a game has no map file. The list of codes is closed. */
const NO_MAP = {
  'map-unknown': 'No map file at hand has the mines, shops and trees that this game’s orders point at.',
  'map-little-shown': 'This game’s orders show too little of the map to tell which version was played.',
} as const;

export type NoMapCode = keyof typeof NO_MAP;

/** Makes the result for a code, with its sentence. */
export const noMap = failing(NO_MAP);

/** How certain a game's map file is. */
export type MapMatch =
  /** The recording contains this file's digest. */
  | 'file'
  /** Mines, shops and trees all match: the same layout, perhaps in another file. */
  | 'exact'
  /** Mines and starts match, but the trees are from another version. */
  | 'places';

/** The map file that a game was played on. */
export interface GameMap<Facts extends PlayedFacts = PlayedFacts> {
  facts: Facts;
  match: MapMatch;
  /** The creature for each tag; null if no creature was targeted at its place. */
  tags: TagTable | null;
}

/** If the map names are equal, at least this many objects must match, and none may differ. */
const MIN_SHOWN = 3;

/**
 * Finds the map file for games on one file: `map` is the map as recorded, `evidence` is what their orders show
 * together. Ties go to the file that explains most tags, then to the one with the map's name, then to the one whose name
 * states the same version.
 */
export function mapOfGames<Facts extends PlayedFacts>(
  map: Game['map'],
  evidence: Shown,
  maps: readonly Facts[],
): Result<GameMap<Facts>, NoMapCode> {
  const recorded = maps.find((facts) => hasFile(facts, map.sha1));
  if (recorded) return success(mapFromEvidence(recorded, 'file', evidence));
  const name = mapName(map.path);
  const namesakes = maps.filter((facts) => facts.name === name);
  const exact = best(evidence, withVersionFirst(map, namesakes), ['exact']);
  // Files with other names are only tried if those with the same name leave something unexplained.
  const fitting =
    exact ??
    best(evidence, [...namesakes, ...maps.filter((facts) => facts.name !== name)], ['exact', 'places']);
  if (fitting) return success(fitting);
  const little = namesakes.find((facts) => {
    const fit = fitOf(evidence, facts);
    const parts = [fit.mines, fit.fixtures, fit.starts];
    return thereOf(fit) >= MIN_SHOWN && parts.every(([there, aimedAt]) => there === aimedAt);
  });
  if (little) return success(mapFromEvidence(little, 'places', evidence));
  const total = evidence.mines.length + evidence.fixtures.length + evidence.starts.length;
  return noMap(total < MIN_SHOWN ? 'map-little-shown' : 'map-unknown');
}

/**
 * The maps that can affect the result of `mapOfGames`. The function reads them one by one, because all facts and their
 * lookups take more memory than a page should use.
 */
export function candidatesFor<Facts extends PlayedFacts>(
  map: Game['map'],
  evidence: Shown,
  maps: Iterable<Facts>,
): Facts[] {
  const candidates: Facts[] = [];
  for (const facts of maps)
    if (isNamedBy(map, facts) || (mayFit(evidence, facts) && fitOf(evidence, facts).verdict !== 'none'))
      candidates.push(facts);
  return candidates;
}

/** Whether a map may be a candidate, judged without its trees. */
export const mayBePlayed = (map: Game['map'], evidence: Shown, facts: LayoutMarks): boolean =>
  isNamedBy(map, facts) || mayFit(evidence, facts);

const isNamedBy = ({ path, sha1 }: Game['map'], facts: LayoutMarks): boolean =>
  facts.name === mapName(path) || hasFile(facts, sha1);

/** Whether a digest is that of a version of the layout; never if the recording states none. */
const hasFile = ({ versions }: Pick<LayoutMarks, 'versions'>, sha1: Game['map']['sha1']): boolean =>
  versions.some((file) => file.sha1 === sha1);

/** Merges the evidence of several games on one file, with each place counted once. */
export const joinShown = (games: readonly Shown[]): Shown => ({
  mines: distinct(games.flatMap(({ mines }) => mines)),
  fixtures: distinct(games.flatMap(({ fixtures }) => fixtures)),
  starts: games.flatMap(({ starts }) => starts),
  creeps: games.flatMap(({ creeps }) => creeps),
});

/** A map file with a known fit, whose tags follow from creatures that were learned before. */
export const mapFromAnchors = <Facts extends PlayedFacts>(
  facts: Facts,
  match: MapMatch,
  anchors: readonly Anchor[],
): GameMap<Facts> => ({ facts, match, tags: tagTable(facts, anchors) });

/** What games have taught about the file with a digest: its layout, how well they fit it, and creatures’ tags. */
interface Learned {
  layout?: string;
  match?: MapMatch;
  anchors?: readonly Anchor[];
}

/** The map file that a digest stands for, with the tags of its creatures; null if no game has taught that yet. */
export function mapFromDigest<Facts extends PlayedFacts>(
  { layout, match, anchors = [] }: Learned = {},
  layouts: readonly Facts[],
): GameMap<Facts> | null {
  const facts = layouts.find(({ id }) => id === layout);
  return facts && match ? mapFromAnchors(facts, match, anchors) : null;
}

/** A map file whose tags follow from the creatures that the evidence shows. */
const mapFromEvidence = <Facts extends PlayedFacts>(
  facts: Facts,
  match: MapMatch,
  { creeps }: Shown,
): GameMap<Facts> => ({ facts, match, tags: learnTags(facts, creeps) });

/**
 * The best-fitting file with one of the verdicts, or null. Ties go to the file with the most agreeing tags, then to the
 * first.
 */
function best<Facts extends PlayedFacts>(
  evidence: Shown,
  maps: readonly Facts[],
  verdicts: readonly Fit['verdict'][],
): GameMap<Facts> | null {
  const fitting = maps.flatMap((facts) => {
    const fit = fitOf(evidence, facts);
    return fit.verdict !== 'none' && verdicts.includes(fit.verdict)
      ? [{ facts, match: fit.verdict, matching: thereOf(fit) }]
      : [];
  });
  const maxMatching = Math.max(...fitting.map(({ matching }) => matching));
  const [first, ...others] = fitting
    .filter(({ matching }) => matching === maxMatching)
    .map(({ facts, match }) => mapFromEvidence(facts, match, evidence));
  if (!first) return null;
  return others.reduce((winner, second) => (anchorsOf(second) > anchorsOf(winner) ? second : winner), first);
}

/** "v1.5" in the name of a map file. */
const versionIn = (path: string): string | undefined => /v\d+\.\d+/.exec(path)?.[0];

/** The files, first those whose own name states the version that the map's path states. */
function withVersionFirst<Facts extends PlayedFacts>({ path }: Game['map'], maps: readonly Facts[]): Facts[] {
  const version = versionIn(path);
  const isSame = ({ versions }: Facts) =>
    version !== undefined && versions.some(({ file }) => file !== undefined && versionIn(file) === version);
  return maps.toSorted((a, b) => Number(isSame(b)) - Number(isSame(a)));
}

const anchorsOf = ({ tags }: GameMap): number => tags?.anchors.length ?? 0;
