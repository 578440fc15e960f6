/** The tables of the build pages. */
import type { Archive, ArchivedGame } from '../../archive/count/archive.ts';
import type { Attachment } from '../../archive/builds/attach.ts';
import { openingInWords } from '../../archive/builds/words.ts';
import type { AnalysedPlayer } from '../../game/analysis.ts';
import { orderedHeroes, TIMING_NAMES, timingOf, TIMINGS, type Timing } from '../../game/key-timings.ts';
import { median } from '../../game/quantiles.ts';
import { urls } from '../../urls.ts';
import type { Piece, Words } from '../rich-text.ts';
import type { Table } from '../table.ts';
import { BUILD_WORDS } from './words.ts';

/** All builds, each with its number of attached games. */
export const libraryTable = ({ builds, games }: Archive): Table => ({
  caption: BUILD_WORDS.library(builds.length),
  look: 'library stacked',
  stacks: true,
  columns: [
    { name: 'Build' },
    { name: 'Race' },
    { name: 'Matchups' },
    { name: 'Opening' },
    { name: 'Games', numeric: true },
  ],
  rows: builds.map((build) => [
    { text: build.name, href: urls.build(build.id) },
    { race: build.race },
    build.matchups.join(', '),
    openingInWords(build),
    String(games.filter(({ entry }) => entry.builds.includes(build.id)).length),
  ]),
});

/** Maximum players with a row in a build's table. */
const PLAYERS = 60;

/** Key timings of a build's players, and the overall medians. */
export function buildTimings(players: readonly { game: ArchivedGame; attachment: Attachment }[]): Table {
  const rows = players.flatMap(({ game, attachment }) => {
    const player = game.analysis.players.find(({ slot }) => slot === attachment.slot);
    const opponent = game.analysis.players.find(({ slot }) => slot !== attachment.slot);
    return player && opponent ? [{ game, attachment, player, opponent }] : [];
  });
  const byHand: Piece[] = [' ', { note: BUILD_WORDS.byHand }];
  return {
    caption: rows.length > PLAYERS ? BUILD_WORDS.someTimes(PLAYERS, rows.length) : BUILD_WORDS.times,
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
          ...TIMING_NAMES.map((timing) => timed(timingOf(player, timing), heroOf(player, timing))),
        ]),
      [
        'Median',
        ...TIMING_NAMES.map((timing) => {
          const times = rows.flatMap(({ player }) => timingOf(player, timing) ?? []);
          return timed(median(times), `of ${times.length}`);
        }),
      ],
    ],
    looks: [...rows.map(() => ''), 'median'],
  };
}

const timed = (ms: number | null, note: string | undefined): Words => [
  { ms },
  ...(note === undefined ? [] : [' ', { note }]),
];

/** The hero that a time is about, because openings differ in it. */
const heroOf = (player: AnalysedPlayer, timing: Timing): string | undefined => {
  const [first, second] = orderedHeroes(player);
  return timing === 'first-hero' ? first?.name : timing === 'second-hero' ? second?.name : undefined;
};
