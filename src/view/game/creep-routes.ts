/** The camps of each player, in order. */
import { counted } from '../../game/counted.ts';
import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import type { ToldCamp, ToldGame } from '../../map/story-schema.ts';
import { onPage, quiet, sideBySide, table, type Part, type Section } from '../page.ts';
import type { Words } from '../rich-text.ts';
import { stacked } from '../table.ts';
import { NONE } from '../phrases.ts';
import type { Evidence } from './evidence.ts';

const RULE =
  'A player’s first visit to a camp is the first order that targets one of its creatures, unless the units were sent on at once. Attack-moves don’t target ' +
  'a creature, so we assign them to camps based on where the heroes spent time. ';
const CREATURES = 'Only creatures targeted by orders are listed. Replays don’t record which of them died.';

type Visit = NonNullable<ToldGame['places']>['camps'][number] & { camp: ToldCamp };

/**
 * The section; null if no visit to a camp is known, and for maps without a map file. `evidence` says where creatures
 * and drops are shown. `routes` has a drawing for each player, by slot.
 */
export function creepRoutes(
  { players }: GameAnalysis,
  chronicle: ToldGame | undefined,
  evidence: Evidence,
  routes: Readonly<Record<string, string>> = {},
): Section | null {
  const visits = (chronicle?.places?.camps ?? []).flatMap(({ camp, ...visit }): Visit[] =>
    camp ? [{ ...visit, camp }] : [],
  );
  const routed = players.flatMap((player): [AnalysedPlayer, Visit[]][] => {
    const route = visits.filter(({ slot }) => String(slot) === player.slot);
    return route.length > 0 ? [[player, route]] : [];
  });
  if (routed.length === 0) return null;
  const groups = (partsOf: (player: AnalysedPlayer, route: Visit[]) => readonly Part[]) =>
    sideBySide(
      routed,
      ([{ handle }]) => ({ text: handle }),
      ([player, route]) => partsOf(player, route),
      { look: 'creeped' },
    );
  const inFull = groups((_, route) => [inDetail(route)]);
  const short = groups(({ slot }, route) => [
    ...drawingOf(routes[slot]),
    {
      kind: 'fold',
      title: `${counted(route.length, 'camp')} in order`,
      parts: [listOf(route)],
    },
  ]);
  return {
    id: 'creep-routes',
    title: 'Creep routes',
    reveals: 'length',
    parts: shownParts(evidence, short, inFull),
  };
}

/** The drawings, and the details where the evidence is shown. */
function shownParts(evidence: Evidence, short: Part, inFull: Part): Part[] {
  if (evidence === 'in-full') return [quiet(RULE, CREATURES), inFull];
  if (evidence === 'folded')
    return [
      quiet(RULE, CREATURES),
      onPage(() => [short]),
      { kind: 'fold', title: 'Creatures, drops and heroes of each camp', parts: [inFull] },
    ];
  const href = `${evidence.page}#creep-routes`;
  return [quiet(RULE, { text: 'Creatures, drops and heroes', href }, '.'), short];
}

/** The list repeats the drawing in words. */
const drawingOf = (svg: string | undefined): Part[] =>
  svg === undefined ? [] : [onPage(() => [{ kind: 'drawn', svg, look: 'route' }])];

function inDetail(visits: readonly Visit[]): Part {
  const columns = [
    { name: '', numeric: true, label: '' },
    { name: 'Time', numeric: true, label: '' },
    { name: 'Camp', heads: true },
    { name: 'Attacked', label: 'Attacked'.toLowerCase() },
    { name: 'Drops', label: 'Drops'.toLowerCase() },
    { name: 'Heroes near', label: 'Heroes near'.toLowerCase() },
  ];
  const rows = visits.map(({ startMs, camp }, index): Words[] => [
    String(index + 1),
    { ms: startMs },
    campWords(camp),
    creatureWords(camp) || { none: NONE },
    camp.drops.join(', ') || { none: NONE },
    camp.heroes.map(({ name }) => name).join(', ') || { none: NONE },
  ]);
  return table(stacked({ look: 'dense', columns, rows }));
}

/** Only the camps: "2:09 Ogre camp, level 9, in the north". */
const listOf = (visits: readonly Visit[]): Part => ({
  kind: 'list',
  ordered: true,
  items: visits.map(({ startMs, camp }): Words => [{ ms: startMs }, ` ${campWords(camp)}`]),
});

const campWords = ({ name, level, place }: ToldCamp): string => `${name}, level ${level}, ${place}`;

/** The attacked creatures, merged by kind: "Ogre Magi, 2 × Ogre Warrior". */
const creatureWords = ({ creatures }: ToldCamp): string =>
  [...Map.groupBy(creatures, ({ name }) => name)]
    .map(([name, group]) => (group.length > 1 ? `${group.length} × ${name}` : name))
    .join(', ');
