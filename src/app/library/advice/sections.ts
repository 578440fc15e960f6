/** The archive's additions to the report of a dropped game. */
import {
  PERCENTILES_FROM,
  distribution,
  hasQuartiles,
  standing,
} from '../../../archive/count/distribution.ts';
import type { StandingRow } from '../../../archive/count/standings.ts';
import { attachments } from '../../../archive/builds/attach.ts';
import { opponents } from '../../../archive/builds/opponents.ts';
import { formatClock, toSeconds } from '../../../game/clock.ts';
import { counted } from '../../../game/counted.ts';
import type { GameAnalysis } from '../../../game/analysis.ts';
import { RACE_NAMES } from '../../../game/derive/race.ts';
import { urls } from '../../../urls.ts';
import { standings } from '../../../view/game/standings.ts';
import { quiet, type Part, type Section } from '../../../view/page.ts';
import type { Words } from '../../../view/rich-text.ts';
import { endOf, opponentOf } from '../../compare/side.ts';
import { findClosest } from '../../compare/closest/find-closest.ts';
import { decodeOpenings } from '../../compare/closest/index-text.ts';
import { openingOf } from '../../compare/closest/opening.ts';
import { reasons } from '../../compare/closest/reasons.ts';
import type { MeasuredSide } from '../measure.ts';
import { MEASURES, isTiming } from '../measures.ts';
import { departureFrom } from './departure.ts';
import type { ArchiveDocument } from './archive-document.ts';

/** Shown instead of a list of builds. */
export const NO_BUILD = 'No build in the library fits. The rules look at what was made, and by when.';
/** Headings of two sections. */
export const LEFT_BUILDS = 'Where you left the build';
export const CLOSEST = 'Closest games in the archive';

/** Maximum closest games with reasons. */
const MAX_CLOSEST = 3;

/** The archive's facts about the game and the chosen player. */
export const archiveSections = (side: MeasuredSide, document: ArchiveDocument): Section[] =>
  [
    standingsIn(side.game, document),
    builds(side.game, document),
    buildDepartures(side, document),
    closest(side, document),
  ].filter((section) => section !== null);

const NOTE =
  'We compare everyone in the archive who played this race in this matchup and did the same, this player included. ' +
  'The percentile is the share of players who were earlier, plus half of those in the same second, rounded down. ' +
  `At least ${PERCENTILES_FROM} players are needed. Earlier isn’t always better.`;

/** The key timings of both players of a duel, as on an archived game's page. */
function standingsIn(game: GameAnalysis, { people }: ArchiveDocument): Section | null {
  const rows = MEASURES.flatMap((measure, measureIndex) =>
    game.players.flatMap((player): StandingRow[] => {
      const { matchup } = game;
      const sec = measure.of({ game, player });
      if (matchup === null || !isTiming(measure) || sec === null || !player.race) return [];
      const otherPeople = people.filter(
        (person) =>
          person.matchup === matchup && person.race === player.race && person.replayId !== game.replayId,
      );
      if (otherPeople.length === 0) return [];
      const times = [sec, ...otherPeople.flatMap(({ values }) => values[measureIndex] ?? [])];
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
          href: `${urls.matchupTimings(matchup, RACE_NAMES[player.race])}#${measure.id}`,
        },
      ];
    }),
  );
  return rows.length === 0 ? null : standings({ note: NOTE, rows });
}

function builds(game: GameAnalysis, { builds: library }: ArchiveDocument): Section | null {
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
      items.length > 0 ? { kind: 'list', items } : text(NO_BUILD),
      quiet('Builds that depend on places, such as a tower push, are not looked for here.'),
    ],
  };
}

/** Maximum number of builds that a game is compared with. */
const MAX_LEFT = 3;

/** Where the player left the builds that they followed furthest; null if no build is for the matchup. */
function buildDepartures(side: MeasuredSide, { builds: library, plans }: ArchiveDocument): Section | null {
  const { player } = side;
  const against = opponentOf(side)?.race;
  const endSec = toSeconds(side.firstMs ?? endOf(side));
  const departures = library
    .filter((build) => build.race === player.race && against && opponents(build).includes(against))
    .flatMap((build) => {
      const plan = plans[build.id] ?? [];
      return plan.length > 0 ? [{ build, ...departureFrom(plan, player, endSec) }] : [];
    })
    .sort((a, b) => b.followed - a.followed)
    .slice(0, MAX_LEFT);
  if (departures.length === 0) return null;
  return {
    id: 'left-builds',
    title: LEFT_BUILDS,
    parts: [
      {
        kind: 'list',
        items: departures.map(({ build, followed, step, sec, instead }): Words => [
          { text: build.name, href: urls.build(build.id) },
          `: ${counted(followed, 'step')} as in the build. `,
          ...(step === null
            ? ['You followed all its steps that fit into this game.']
            : [
                { em: step.name },
                ` is at ${formatClock(step.sec * 1000)} there; `,
                sec === null ? 'you didn’t order it' : `you ordered it ${sec - step.sec} s later`,
                instead
                  ? `, but ${instead.name} at ${formatClock(instead.sec * 1000)}, which it doesn’t have.`
                  : '.',
              ]),
        ]),
      },
      quiet(
        'Times in builds are medians of the archive’s players. A step counts as late from 12 seconds and 12 % on. For a game ' +
          'instead of a build, the Compare page shows the first differences.',
      ),
    ],
  };
}

function closest(side: MeasuredSide, document: ArchiveDocument): Section {
  const closestGames = findClosest(openingOf(side), decodeOpenings(document.openings) ?? []);
  const parts: Part[] = closestGames.ok
    ? closestGames.value.slice(0, MAX_CLOSEST).map((candidate) => ({
        kind: 'group',
        level: 3,
        title: [
          { text: candidate.opening.handle },
          `: ${Math.floor(candidate.likeness.score)} out of 100 points`,
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
  return { id: 'closest', title: CLOSEST, parts };
}

const text = (words: string): Part => ({ kind: 'text', words });
