/** Opening trees of each race: against all races, and against each race. */
import { texts } from '../table.ts';
import { counted } from '../../game/counted.ts';
import type { Build } from '../../archive/builds/build.ts';
import { opponents } from '../../archive/builds/opponents.ts';
import { openingInWords } from '../../archive/builds/words.ts';
import { groupBy, type Appearance } from '../../archive/count/appearances.ts';
import type { Catalogue } from '../../archive/count/catalogue.ts';
import type { Comparison } from '../../archive/count/comparisons.ts';
import { mostChosen, openingTree, type TreeStep } from '../../archive/count/opening-tree.ts';
import { against, RACE_NAMES } from '../../game/derive/race.ts';
import { RACES, type Race } from '../../game/races.ts';
import { urls } from '../../urls.ts';
import { textCell } from './cells.ts';
import type { ExampleGroup } from '../build/examples.ts';
import type { Link, Piece } from '../rich-text.ts';
import type { Section, SectionedPage } from '../page.ts';
import { pageAbout, sectionsOf, tally } from './hub-page.ts';
import { OPENING_WORDS as WORDS, treeOf } from './opening-branches.ts';

const HOME = { text: 'Openings', href: urls.openings() };

/** A link to a race's opening tree in a matchup; empty if all players chose Random. */
export function openingsLink({ matchup, race, appearances }: Comparison): Link[] {
  if (appearances.every(({ player }) => player.random)) return [];
  const group = { race, against: against(matchup, race) };
  return [{ text: WORDS.tree.title(RACE_NAMES[race], rivalsOf(group)), href: addressOf(group) }];
}

interface Group {
  race: Race;
  /** Null for all other races together, without mirrors. */
  against: Race | null;
  appearances: readonly Appearance[];
}

/** A build, and the matchups of its examples. */
export interface ExampledBuild {
  build: Build;
  examples: readonly Pick<ExampleGroup, 'against' | 'matchup'>[];
}

/** The list of all trees, and a page for each, with the builds of that race against these opponents. */
export function openingHubs({ everybody }: Catalogue, builds: readonly ExampledBuild[]): SectionedPage[] {
  const duels = everybody.filter(({ player, opponent }) => opponent?.player.race && !player.random);
  const groups = RACES.flatMap((race): Group[] => {
    const ofRace = duels.filter(({ player }) => player.race === race);
    const others = ofRace.filter(({ opponent }) => opponent!.player.race !== race);
    const byOpponentRace = groupBy(ofRace, ({ opponent }) => opponent!.player.race);
    const candidates: Group[] = [
      { race, against: null, appearances: others },
      ...RACES.map((against): Group => ({ race, against, appearances: byOpponentRace.get(against) ?? [] })),
    ];
    return candidates.filter((group) => group.appearances.length > 0);
  });
  return [openingsList(groups), ...groups.map((group) => treeHub(group, groups, builds))];
}

const addressOf = ({ race, against }: Omit<Group, 'appearances'>): string =>
  urls.openingsOf(RACE_NAMES[race], against === null ? undefined : RACE_NAMES[against]);

function opponentsOf({ race, against }: Omit<Group, 'appearances'>): string {
  if (against === null) return 'all other races';
  return against === race ? `${RACE_NAMES[race]} (mirror)` : RACE_NAMES[against];
}

/** The opponents, as in a title; null for a mirror matchup. */
const rivalsOf = (group: Omit<Group, 'appearances'>): string | null =>
  group.against === group.race ? null : opponentsOf(group);

function openingsList(groups: readonly Group[]): SectionedPage {
  return pageAbout({
    path: urls.openings(),
    trail: [],
    title: 'Openings',
    description:
      'How each race opens: first building, heroes, expansion and tech, with wins, times and games.',
    facts: [],
    remark: WORDS.how,
    sections: sectionsOf(overview(groups)),
  });
}

/** A row for each tree, with the most frequent choices. */
function overview(groups: readonly Group[]): Section | null {
  return tally({
    id: 'all',
    title: 'By race and opponent',
    note: 'Only 1v1 games. Mirror matchups are listed separately, because the same race wins and loses each of these games.',
    table: {
      caption: 'Most common choices by race and opponent',
      columns: texts('Race', 'Against', 'First building', 'First hero', 'Second hero'),
      rows: groups.map((group) => [
        { race: group.race },
        textCell(opponentsOf(group), addressOf(group)),
        ...(['building', 'hero', 'second-hero'] as const).map((step) => choiceCell(group.appearances, step)),
      ]),
    },
  });
}

/** "Blademaster (9 of 11)". */
function choiceCell(appearances: readonly Appearance[], step: TreeStep): Piece {
  const { choice, count } = mostChosen(appearances, step)!;
  return { text: choice.name, note: `${count} of ${appearances.length}` };
}

function treeHub(group: Group, groups: readonly Group[], builds: readonly ExampledBuild[]): SectionedPage {
  const { race, appearances } = group;
  const name = RACE_NAMES[race];
  const title = WORDS.tree.title(name, rivalsOf(group));
  const others = groups.filter((other) => other.race === race && other !== group);
  const { branches, minPlayers } = treeOf(openingTree(appearances));
  return pageAbout({
    path: addressOf(group),
    trail: [HOME],
    title,
    description: `${title}: first building, heroes, expansion and tech of ${counted(appearances.length, 'player')}, with wins, times and games.`,
    facts: [{ name: 'Appearances', value: String(appearances.length) }],
    remark: minPlayers > 1 ? `${WORDS.how} ${WORDS.leftOut(minPlayers)}` : WORDS.how,
    links: others.map((other) => ({
      text: WORDS.tree.other(name, rivalsOf(other)),
      href: addressOf(other),
    })),
    tree: branches,
    sections: sectionsOf(buildsOf(group, builds)),
  });
}

/** The builds that a race plays against the group's opponents, each with that matchup's example; null if there are none. */
const buildsOf = ({ race, against }: Group, builds: readonly ExampledBuild[]): Section | null =>
  tally({
    id: 'builds',
    title: WORDS.builds,
    note: WORDS.playAlong,
    table: {
      caption: 'Builds and their heroes',
      columns: texts('Build', 'Heroes'),
      rows: builds
        .filter(
          ({ build }) => build.race === race && (against === null || opponents(build).includes(against)),
        )
        .map(({ build, examples }) => {
          const matchup = examples.find((group) => group.against === against)?.matchup;
          return [{ text: build.name, href: urls.build(build.id, matchup) }, openingInWords(build)];
        }),
    },
  });
