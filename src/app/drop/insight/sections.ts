/** The archive's additions to the report of a dropped game. */
import {
  distribution,
  hasQuartiles,
  PERCENTILES_FROM,
  standing,
} from '../../../archive/count/distribution.ts';
import type { StandingRow } from '../../../archive/count/standings.ts';
import { attachments } from '../../../archive/builds/attach.ts';
import { findClosest } from '../../compare/closest/find.ts';
import { decodeOpenings } from '../../compare/closest/index-text.ts';
import { openingOf } from '../../compare/closest/opening.ts';
import { reasons } from '../../compare/closest/reasons.ts';
import type { GameAnalysis } from '../../../game/analysis.ts';
import { RACE_NAMES } from '../../../game/derive/race.ts';
import { urls } from '../../../urls.ts';
import { standings } from '../../../view/game/standings.ts';
import { quiet, type Part, type Section } from '../../../view/page.ts';
import type { Words } from '../../../view/rich-text.ts';
import type { AmongDocument } from './document.ts';
import type { MeasuredSide } from './measure.ts';
import { isTiming, MEASURES } from './measures.ts';
import { ARCHIVE_WORDS as WORDS } from './archive-words.ts';

/** Maximum closest games with reasons. */
const MOST_CLOSEST = 3;

/** The archive's facts about the game and the chosen player. */
export const amongSections = (side: MeasuredSide, document: AmongDocument): Section[] =>
  [standingsIn(side.game, document), builds(side.game, document), closest(side, document)].filter(
    (section) => section !== null,
  );

/** The key timings of both players of a duel, as on an archived game's page. */
function standingsIn(game: GameAnalysis, { people }: AmongDocument): Section | null {
  const rows = MEASURES.flatMap((measure, at) =>
    game.players.flatMap((player): StandingRow[] => {
      const { matchup } = game;
      const sec = measure.of({ game, player });
      if (matchup === null || !isTiming(measure) || sec === null || !player.race) return [];
      const others = people.filter(
        (person) =>
          person.matchup === matchup && person.race === player.race && person.replayId !== game.replayId,
      );
      if (others.length === 0) return [];
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
          href: `${urls.matchupTimings(matchup, RACE_NAMES[player.race])}#${measure.id}`,
        },
      ];
    }),
  );
  return rows.length === 0 ? null : standings({ note: WORDS.percentiles(PERCENTILES_FROM), rows });
}

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
    title: WORDS.builds.title,
    parts: [items.length > 0 ? { kind: 'list', items } : text(WORDS.builds.none), quiet(WORDS.builds.note)],
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
          WORDS.closest.points(Math.floor(candidate.likeness.score)),
        ],
        parts: [
          { kind: 'list', items: reasons(candidate) },
          {
            kind: 'text',
            words: { text: WORDS.closest.game, href: urls.game(candidate.opening.replayId) },
          },
        ],
      }))
    : [text(closestGames.failure.sentence)];
  return { id: 'closest', title: WORDS.closest.title, parts };
}

const text = (words: string): Part => ({ kind: 'text', words });
