/** Tables of the game's releases and their numbers, for the page about patches. */
import { abilitiesOf } from '../../game/objects/abilities.ts';
import { changesOfNumbers, numbersByRelease } from '../../game/objects/numbers/by-release.ts';
import { RELEASES } from '../../game/objects/numbers/releases.ts';
import { RELEASE_SOURCES, SOURCES } from '../../game/objects/numbers/sources.ts';
import { findObject, objectName } from '../../game/objects/table.ts';
import { glyphOf } from '../svg/glyphs/choose.ts';
import type { Piece, Words } from '../rich-text.ts';
import { texts, stacked, type Table } from '../table.ts';
import { NONE } from '../phrases.ts';

const objectPiece = (id: string): Piece => ({
  glyph: glyphOf(id, findObject(id)?.kind ?? 'unit'),
  text: objectName(id),
});

/** Every release: what its recordings state, its first day, and how many numbers it changed. */
export function releaseTable(): Table {
  const changes = Map.groupBy(changesOfNumbers(), ({ release }) => release);
  return stacked({
    caption: 'Releases of the game, newest first',
    columns: [
      ...texts('Release', 'Replays say'),
      { name: 'First day', look: 'time' },
      { name: 'Numbers changed', numeric: true },
      { name: 'How sure' },
    ],
    rows: RELEASES.toReversed().map(({ release, patch, build, day, actions, known, withdrawn }): Words[] => [
      withdrawn ? `${release} (withdrawn)` : release,
      [
        `patch ${patch}`,
        ...(build === 0 ? [] : [`build ${build}`]),
        ...(patch === '2.00' && build === 6115 ? [`${actions} action numbers`] : []),
      ].join(', '),
      day ?? NONE,
      { number: changes.get(release)?.length ?? 0 },
      known
        ? (RELEASE_SOURCES[release]?.certainty ?? 'The same numbers as the release before.')
        : 'Nobody has read its tables. We use those before and after it.',
    ]),
  });
}

/** Every number that a release changed. */
export function changeTable(): Table {
  // Requirements are ids, with a level after some; other values have none.
  const nameOf = (word: string) => {
    const id = word.slice(0, 4);
    return findObject(id) ? `${objectName(id)} ${word.slice(4)}`.trimEnd() : null;
  };
  const names = (text: string): string => {
    const all = text.split(' ').map(nameOf);
    return all.includes(null) ? text : all.join(', ');
  };
  return stacked({
    caption: 'What each release changed, newest first',
    columns: [{ name: 'Release' }, { name: 'Object', heads: true }, ...texts('What', 'Before', 'Since')],
    rows: changesOfNumbers()
      .reverse()
      .map(({ release, id, field, from, to }): Words[] => [
        release,
        [objectPiece(id)],
        field,
        from === null ? NONE : names(from),
        names(to),
      ]),
  });
}

/** What patch 3.0 changed for players of melee games. */
export function patch3Table(): Table {
  const hero = numbersByRelease('Npal')[0]!;
  const [skill, ultimate] = [false, true].map((is) =>
    abilitiesOf('Npal')
      .filter((ability) => ability.ultimate === is)
      .map(({ name }) => name)
      .join(', '),
  );
  return {
    caption: 'What 3.0 changed in melee games',
    columns: texts('What', 'In 3.0'),
    rows: [
      ['New tavern hero', [objectPiece('Npal')]],
      ['Cost', `${hero.gold} gold, ${hero.lumber} lumber, ${hero.food} food`],
      ['In the tavern', `from ${hero.stock!.fromSeconds} s on, one of it`],
      ['Skills', skill!],
      ['Ultimate', ultimate!],
      ['All other prices, times and food', 'the same as in 2.0.4'],
    ],
  };
}

/** The sources of all numbers, by their letters. */
export const sourceList = (): string[] => Object.values(SOURCES);
