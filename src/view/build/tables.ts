/** The tables of the build pages. */
import type { Archive } from '../../archive/count/archive.ts';
import { opponents } from '../../archive/builds/opponents.ts';
import { distribution } from '../../archive/count/distribution.ts';
import { openingInWords } from '../../archive/builds/words.ts';
import type { AnalysedPlayer } from '../../game/analysis.ts';
import { heroesInOrder, TIMING_NAMES, timingOf, TIMINGS, type Timing } from '../../game/key-timings.ts';
import { urls } from '../../urls.ts';
import type { Piece, Words } from '../rich-text.ts';
import { texts, type Table } from '../table.ts';
import { exampleGroups, opponentLinks } from './examples.ts';
import { type BuildPlayer, gamesOfBuild } from './played.ts';

/** All builds, each with its number of attached games. */
export const libraryTable = (archive: Archive): Table => ({
  caption: `${archive.builds.length} builds, by race and name`,
  look: 'library stacked',
  stacks: true,
  columns: [...texts('Build', 'Race', 'Against', 'Opening'), { name: 'Games', numeric: true }],
  rows: archive.builds.map((build) => {
    const played = gamesOfBuild(archive, build.id);
    return [
      { text: build.name, href: urls.build(build.id) },
      { race: build.race },
      opponentLinks(build, exampleGroups(played)),
      openingInWords(build),
      String(played.games.length),
    ];
  }),
  // For the choice of races above it.
  looks: archive.builds.map((build) =>
    [`of-${build.race}`, ...opponents(build).map((race) => `vs-${race}`)].join(' '),
  ),
});

/** Maximum players with a row in a build's table. */
const PLAYERS = 60;

/** Key timings of a build's players, and the overall medians. */
export function buildTimings(rows: readonly BuildPlayer[]): Table {
  const byHand: Piece[] = [' ', { note: 'added by hand' }];
  return {
    caption:
      rows.length > PLAYERS
        ? `Order times of the first ${PLAYERS} of ${rows.length} players, and the medians of all`
        : 'Order times by player',
    look: 'build-timings',
    columns: [
      { name: 'Player' },
      ...TIMING_NAMES.map((timing) => ({ name: TIMINGS[timing], numeric: true })),
    ],
    rows: [
      ...rows
        .slice(0, PLAYERS)
        .map(({ game, attachment, player, opponent }): Words[] => [
          [
            { text: `${player.handle} vs ${opponent.handle}`, href: urls.game(game.replayId) },
            ...(attachment.by === 'exception' ? byHand : []),
          ],
          ...TIMING_NAMES.map((timing) => timeWithNote(timingOf(player, timing), heroOf(player, timing))),
        ]),
      [
        'Median',
        ...TIMING_NAMES.map((timing) => {
          const spread = distribution(rows.flatMap(({ player }) => timingOf(player, timing) ?? []));
          return timeWithNote(spread && spread.medianSec * 1000, `of ${spread?.n ?? 0}`);
        }),
      ],
    ],
    looks: [...rows.map(() => ''), 'median'],
  };
}

const timeWithNote = (ms: number | null, note: string | undefined): Words => [
  { ms },
  ...(note === undefined ? [] : [' ', { note }]),
];

/** The hero that a time is about, because openings differ in it. */
const heroOf = (player: AnalysedPlayer, timing: Timing): string | undefined =>
  heroesInOrder(player)[['first-hero', 'second-hero'].indexOf(timing)]?.name;
