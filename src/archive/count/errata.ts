/** Doubtful values of a game: contradictory ones, and those that a person found. */
import { TIER_DOUBTS } from '../../game/vocabulary.ts';
import { urls } from '../../urls.ts';
import type { Archive, ArchivedGame } from './archive.ts';
import { publishedOf } from './games-on-map.ts';

/** A value in `/data/games/{replayId}.json`, and what is wrong with it. */
export interface GameErratum {
  /** JSON Pointer into that document. */
  pointer: string;
  sentence: string;
}

const errataFor = ({ errata }: Archive, { replayId }: ArchivedGame): GameErratum[] =>
  errata
    .filter((erratum) => erratum.replayId === replayId)
    .map(({ pointer, sentence }) => ({ pointer, sentence }));

/**
 * What is wrong with a game's entered errata: a sentence for each pointer that leads nowhere, so that no page shows
 * it.
 */
export const faultsOfErrata = (archive: Archive, game: ArchivedGame): string[] =>
  errataFor(archive, game)
    .filter(({ pointer }) => resolvePointer(publishedOf(archive, game), pointer) === undefined)
    .map(({ pointer }) => `errata.json: ${pointer} leads nowhere in ${urls.analysis(game.replayId)}.`);

/** Errata entered by people for a game, in list order. Throws if a pointer leads nowhere. */
export function checkErrata(archive: Archive, game: ArchivedGame): GameErratum[] {
  const [fault] = faultsOfErrata(archive, game);
  if (fault !== undefined) throw new Error(fault);
  return errataFor(archive, game);
}

/** All errata of a game: contradictory counts, doubtful tiers and truncation, followed by entries from people. */
export const errataOf = (archive: Archive, game: ArchivedGame): GameErratum[] => [
  ...contradictions(game),
  ...checkErrata(archive, game),
];

/** Values that the game itself shows to be doubtful. */
export const contradictions = ({ analysis }: Pick<ArchivedGame, 'analysis'>): GameErratum[] => [
  ...(analysis.incomplete ? [{ pointer: '/incomplete', sentence: analysis.incomplete.sentence }] : []),
  ...analysis.players.flatMap((analysed, player) => [
    ...analysed.tiers.flatMap(({ doubt }, index) =>
      doubt ? [{ pointer: `/players/${player}/tiers/${index}`, sentence: TIER_DOUBTS[doubt] }] : [],
    ),
    ...analysed.made.flatMap(({ contradicted, name }, place) =>
      contradicted
        ? [
            {
              pointer: `/players/${player}/made/${place}`,
              sentence: `${analysed.handle}: more of ${name} are proven than the orders allow, so the maximum was raised to the minimum.`,
            },
          ]
        : [],
    ),
  ]),
];

const resolvePointer = (document: unknown, pointer: string): unknown =>
  pointer
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((node, key) => (node as Record<string, unknown> | null | undefined)?.[key], document);
