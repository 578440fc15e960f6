/** The tables of the build pages. */
import type { Archive, ArchivedGame } from '../../archive/count/archive.ts';
import type { Attachment } from '../../archive/builds/attach.ts';
import { distribution } from '../../archive/count/distribution.ts';
import { openingInWords } from '../../archive/builds/words.ts';
import type { AnalysedPlayer } from '../../game/analysis.ts';
import { orderedHeroes, TIMING_NAMES, timingOf, TIMINGS, type Timing } from '../../game/key-timings.ts';

import { urls } from '../../urls.ts';
import type { Piece, Words } from '../rich-text.ts';
import type { Table } from '../table.ts';

/** All builds, each with its number of attached games. */
export const libraryTable = ({ builds, games }: Archive): Table => ({
  caption: `${builds.length} builds, by race and name`,
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
          ...TIMING_NAMES.map((timing) => timed(timingOf(player, timing), heroOf(player, timing))),
        ]),
      [
        'Median',
        ...TIMING_NAMES.map((timing) => {
          const spread = distribution(rows.flatMap(({ player }) => timingOf(player, timing) ?? []));
          return timed(spread && spread.medianSec * 1000, `of ${spread?.n ?? 0}`);
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
