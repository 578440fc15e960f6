/** What the archive adds to the report of a dropped game. */
import {
  distribution,
  hasQuartiles,
  PERCENTILES_FROM,
  standing,
} from '../../../archive/count/distribution.ts';
import type { StandingRow } from '../../../archive/count/standings.ts';
import { attachments } from '../../../archive/builds/attach.ts';
import { findClosest, settingOf } from '../../compare/closest/find.ts';
import { decodeOpenings } from '../../compare/closest/index-text.ts';
import { openingOf } from '../../compare/closest/opening.ts';
import { reasons } from '../../compare/closest/reasons.ts';
import type { GameAnalysis } from '../../../game/analysis.ts';
import { formatClock } from '../../../game/clock.ts';
import { counted } from '../../../game/counted.ts';
import { RACE_NAMES } from '../../../game/derive/race.ts';
import { urls } from '../../../urls.ts';
import { standings } from '../../../view/game/standings.ts';
import { quiet, table, type Part, type Section } from '../../../view/page.ts';
import type { Words } from '../../../view/rich-text.ts';
import { differences, type Difference } from './differences.ts';
import type { AmongDocument } from './document.ts';
import { MEASURES, type Measure, type MeasuredSide } from './measures.ts';

/** Closest games that are told with their reasons. */
const MOST_CLOSEST = 3;

/** What the archive says of the game, and of the player chosen. */
export const amongSections = (side: MeasuredSide, document: AmongDocument): Section[] =>
  [
    workOn(side, document),
    standingsIn(side.game, document),
    builds(side.game, document),
    closest(side, document),
  ].filter((section) => section !== null);

function workOn(side: MeasuredSide, document: AmongDocument): Section | null {
  const compared = differences(side, document);
  if (!compared) return null;
  const { winners, farthest } = compared;
  const who = `${counted(winners.length, 'winner')} of ${RACE_NAMES[side.player.race!]} ${settingOf(openingOf(side))}`;
  return {
    id: 'work-on',
    title: 'What to work on',
    parts:
      farthest === null
        ? [
            text(
              `The archive has only ${who}: with fewer than ${PERCENTILES_FROM} there is too little to hold a game against.`,
            ),
          ]
        : [
            quiet(
              `What differs most from ${who} in the archive: what lies outside the middle half of theirs, the farthest ` +
                'first. Different is not worse; it is where to look first.',
            ),
            farthest.length > 0
              ? table(differing(side, farthest))
              : text('Nothing does: all lies among theirs.'),
            {
              kind: 'fold',
              title: 'The games behind these numbers',
              parts: [
                {
                  kind: 'list',
                  items: winners.map(({ player, title, replayId }) => [
                    { text: player },
                    ' in ',
                    { text: title, href: urls.game(replayId) },
                  ]),
                },
              ],
            },
          ],
  };
}

/** What differs, a row each; where the game is told on its map, each own number leads to its moment there. */
const differing = ({ player, chronicle }: MeasuredSide, listed: readonly Difference[]) => ({
  columns: [
    { name: 'What' },
    { name: { text: player.handle }, numeric: true },
    { name: 'Median of winners', label: 'median', numeric: true },
    { name: 'Middle half', label: 'middle half', numeric: true },
    { name: 'Of', label: 'of' },
  ],
  rows: listed.map(({ measure, value: ownValue, spread }): Words[] => {
    const { name, time, where } = measure;
    const ms = momentOf(measure, ownValue ?? spread.medianSec);
    const moment = chronicle?.places && ms !== null ? { href: `#t=${formatClock(ms)}` } : {};
    const value = (amount: number): Words => (time ? { ms: amount * 1000 } : { number: amount });
    return [
      { text: name, href: `#${where}` },
      ownValue === null
        ? { text: 'not ordered', ...moment }
        : { text: time ? formatClock(ownValue * 1000) : String(ownValue), ...moment },
      value(spread.medianSec),
      [value(spread.lowerSec), ' to ', value(spread.upperSec)].flat(),
      counted(spread.n, 'winner'),
    ];
  }),
});

/** When something was done, or until when it was counted, in ms; null for what has no moment. */
const momentOf = ({ time, ms }: Measure, value: number): number | null => (time ? value * 1000 : ms);

/** The key timings of both players of a duel, as on the page of an archived game. */
function standingsIn(game: GameAnalysis, { groups }: AmongDocument): Section | null {
  const rows = MEASURES.flatMap((measure, at) =>
    game.players.flatMap((player): StandingRow[] => {
      const group = groups.find(({ matchup, race }) => matchup === game.matchup && race === player.race);
      const sec = measure.of({ game, player });
      if (!group || measure.where !== 'timings' || sec === null || !player.race) return [];
      const others = group.people.filter(({ replayId }) => replayId !== game.replayId);
      const times = [sec, ...others.flatMap(({ values }) => values[at] ?? [])];
      const below = times.filter((time) => time < sec).length;
      const equal = times.filter((time) => time === sec).length;
      const { percent, n, from, to } = standing(below, equal, times.length);
      const spread = distribution(times.map((time) => time * 1000))!;
      return [
        {
          moment: measure.name,
          handle: player.handle,
          race: player.race,
          sec,
          place: from === to ? String(from) : `${from}–${to}`,
          percent: n < PERCENTILES_FROM ? null : percent,
          spread,
          quartiles: hasQuartiles(spread),
          href: `${urls.matchupTimings(group.matchup, RACE_NAMES[player.race])}#${measure.id}`,
        },
      ];
    }),
  );
  return rows.length === 0 ? null : standings({ note: NOTE, rows });
}

const NOTE =
  'Compared with everyone in the archive who played this race in this matchup and did the same, this player ' +
  'counted in. The percentile is the share who were earlier, plus half of those in the same second; it is rounded ' +
  `down, and left out below ${PERCENTILES_FROM} players. Earlier is not better in itself.`;

function builds(game: GameAnalysis, { builds: library }: AmongDocument): Section | null {
  if (game.matchup === null) return null;
  const attached = attachments(game, library);
  const items = attached.map(({ build, slot }): Words => [
    { text: game.players.find((player) => player.slot === slot)?.handle ?? '' },
    ': ',
    { text: library.find(({ id }) => id === build)?.name ?? build, href: urls.build(build) },
  ]);
  return {
    id: 'builds',
    title: 'Builds',
    parts: [
      items.length > 0
        ? { kind: 'list', items }
        : text('No build of the library fits: its rules are about what was made, and by when.'),
      quiet(
        'Builds that depend on where something was placed, such as a tower push, are not looked for here.',
      ),
    ],
  };
}

function closest(side: MeasuredSide, document: AmongDocument): Section {
  const closestGames = findClosest(openingOf(side), decodeOpenings(document.openings) ?? []);
  const parts: Part[] = closestGames.ok
    ? closestGames.value.slice(0, MOST_CLOSEST).map((candidate) => ({
        kind: 'group',
        level: 3,
        title: [
          { text: candidate.opening.handle },
          `: ${Math.floor(candidate.likeness.score)} of 100 points`,
        ],
        parts: [
          { kind: 'list', items: reasons(candidate) },
          {
            kind: 'text',
            words: { text: 'The game in the archive', href: urls.game(candidate.opening.replayId) },
          },
        ],
      }))
    : [text(closestGames.failure.sentence)];
  return { id: 'closest', title: 'Closest games of the archive', parts };
}

const text = (words: string): Part => ({ kind: 'text', words });
