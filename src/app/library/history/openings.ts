/** The visitor's openings in their matchups as trees, next to the archive's. */
import { STEPS } from '../../../archive/count/opening-tree.ts';
import { recordOf } from '../../../archive/count/records.ts';
import { winShare } from '../../../archive/count/win-share.ts';
import { matchupName, matchupOf, racesOf } from '../../../game/derive/race.ts';
import { quiet, table, type Part, type Section } from '../../../view/page.ts';
import type { Words } from '../../../view/rich-text.ts';
import type { ArchiveDocument } from '../advice/archive-document.ts';
import type { PlayedGame } from './games.ts';
import { numberColumn, shareCell, SHARE_OF_WINS } from './results.ts';

/** A player's choices, outermost first, and the result. */
interface Opened {
  opening: readonly string[];
  result: 'won' | 'lost' | null;
}

/** First building, first hero and second hero: further choices have too few games. */
const DEPTH = 3;
/** Maximum number of matchups with a tree. */
const MAX_MATCHUPS = 3;
/** Minimum number of the visitor's games for a tree. */
const GAMES_FROM = 3;
/** Minimum number of the visitor's games for a branch. */
const OWN_FROM = 2;
/** Minimum number of the archive's games for a branch that the visitor never chose. */
const ARCHIVE_FROM = 5;

/** A tree for each of the most played matchups; null if none has enough games, or the archive's numbers are missing. */
export function openingsSection(
  games: readonly PlayedGame[],
  archive: ArchiveDocument | null | undefined,
): Section | null {
  const played = [...Map.groupBy(games, ({ matchup }) => matchup)].flatMap(([matchup, group]) =>
    matchup !== null && group.length >= GAMES_FROM ? [{ matchup, group }] : [],
  );
  if (!archive || played.length === 0) return null;
  const mostPlayed = played.toSorted((a, b) => b.group.length - a.group.length).slice(0, MAX_MATCHUPS);
  const steps = Object.values(STEPS).map(({ title }) => title.toLowerCase());
  return {
    id: 'my-openings',
    title: 'My openings',
    parts: [
      quiet(
        'Each row counts games with the same choices up to there, one → for each choice before it: ' +
          `${steps.slice(0, DEPTH).join(', ')}. The archive’s players have the same race in the same matchup.`,
      ),
      ...mostPlayed.map(({ matchup, group }) => treeTable(matchup, group, archive)),
    ],
  };
}

function treeTable(matchup: string, mine: readonly PlayedGame[], { people }: ArchiveDocument): Part {
  const [race, other] = racesOf(matchup);
  const theirs = people.filter((person) => person.race === race && person.matchup === matchupOf(race, other));
  return table({
    caption: matchupName(matchup),
    columns: [
      { name: 'Opening' },
      numberColumn('Games'),
      numberColumn(SHARE_OF_WINS),
      numberColumn('Archive'),
      numberColumn('Archive’s share of wins'),
    ],
    rows: branches(mine, theirs, []).map(({ path, own, archived }): Words[] => [
      `${'→ '.repeat(path.length - 1)}${path.at(-1)}`,
      shareText(own.length, mine.length),
      shareCell(winShare(recordOf(own))),
      shareText(archived.length, theirs.length),
      shareCell(winShare(recordOf(archived))),
    ]),
  });
}

/** A number of games with its share: "7 (35 %)". */
const shareText = (games: number, total: number): string =>
  games === 0 ? '0' : `${games} (${Math.round((100 * games) / total)} %)`;

/** Choices that follow each other, with the games of both that begin with them. */
interface Branch {
  path: readonly string[];
  own: readonly Opened[];
  archived: readonly Opened[];
}

/** The branches below a path, the visitor's most frequent first, each followed by its own. */
function branches(
  ownGames: readonly Opened[],
  archived: readonly Opened[],
  path: readonly string[],
): Branch[] {
  if (path.length === DEPTH) return [];
  const choice = ({ opening }: Opened) => opening[path.length];
  const names = new Set([...ownGames, ...archived].map(choice).filter((name) => name !== undefined));
  const withChoice = (games: readonly Opened[], name: string) =>
    games.filter((game) => choice(game) === name);
  return [...names]
    .map((name) => ({
      path: [...path, name],
      own: withChoice(ownGames, name),
      archived: withChoice(archived, name),
    }))
    .filter((branch) => branch.own.length >= OWN_FROM || branch.archived.length >= ARCHIVE_FROM)
    .sort((a, b) => b.own.length - a.own.length || b.archived.length - a.archived.length)
    .flatMap((branch) => [branch, ...branches(branch.own, branch.archived, branch.path)]);
}
