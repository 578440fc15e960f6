/** Control groups, as they were used; and what the map's own script wrote. */
import { numbers } from '../table.ts';
import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import { recallsPerMinute } from '../../game/derive/apm.ts';
import { quiet, table, type Section } from '../page.ts';
import type { Words } from '../rich-text.ts';
import { NONE } from '../phrases.ts';
import { byTeam } from './teams.ts';

/** How many groups are listed with their recalls. */
const MAX_LISTED = 4;

/** Each player's control groups; null for a game without people. */
export function controlGroups({ players, clockMs }: GameAnalysis): Section | null {
  const people = byTeam(players.filter(({ kind }) => kind === 'human'));
  if (people.length === 0) return null;
  const peopleWithGroups = people.filter(({ groups }) => groups !== null);
  return {
    id: 'groups',
    title: 'Control groups',
    reveals: 'length',
    parts:
      peopleWithGroups.length === 0
        ? [
            quiet(
              'Not known: this record was made before control groups were read, or it comes from a link, which has no ' +
                'room for them. The replay itself has them.',
            ),
          ]
        : [
            table({
              look: 'dense',
              columns: [
                { name: 'Player' },
                ...numbers('First', 'Groups', 'A minute'),
                { name: 'Most recalled' },
              ],
              rows: peopleWithGroups.map((player): Words[] => [
                { text: player.handle },
                { ms: firstUse(player) },
                { number: player.groups!.length },
                { number: recallsPerMinute(player, clockMs)! },
                mostRecalled(player),
              ]),
            }),
            quiet(
              '“First” is the first time a group was used. “A minute” counts recalls, which select a group with its number key. ' +
                'Pressing the key twice counts twice.',
            ),
          ],
  };
}

const firstUse = ({ groups }: AnalysedPlayer): number | null =>
  groups!.length > 0 ? Math.min(...groups!.map(({ firstMs }) => firstMs)) : null;

/** "1: 412, 2: 230". */
export const mostRecalled = ({ groups }: Pick<AnalysedPlayer, 'groups'>): string =>
  (groups ?? [])
    .filter(({ recalled }) => recalled > 0)
    .toSorted((a, b) => b.recalled - a.recalled)
    .slice(0, MAX_LISTED)
    .map(({ key, recalled }) => `${key}: ${recalled.toLocaleString('en')}`)
    .join(', ') || NONE;

/** DotA's keys, as host bots read them. */
const DOTA_KEYS: Readonly<Record<string, string>> = {
  ...{ 1: 'Hero kills', 2: 'Deaths', 3: 'Creep kills', 4: 'Creep denies', 5: 'Assists', 6: 'Gold' },
  ...{ 7: 'Neutral kills', 9: 'Hero', id: 'Number' },
  ...Object.fromEntries([0, 1, 2, 3, 4, 5].map((place) => [`8_${place}`, `Item ${place + 1}`])),
};

/** The values that the script of a custom map wrote; null if it wrote none. */
export function scriptValues({ values, players }: GameAnalysis): Section | null {
  if (!values) return null;
  const { script, names, rows } = values;
  const heads = names.map((name) => (script === 'DotA' ? (DOTA_KEYS[name] ?? name) : name));
  const handleOf = ({ slot, number }: (typeof rows)[number]): Words => {
    const player = players.find((candidate) => candidate.slot === slot);
    return player ? { text: player.handle } : `Number ${number}`;
  };
  const cell = (value: string | null): Words => (value === null ? NONE : { text: value });
  return {
    id: 'values',
    title: 'What the map’s script wrote',
    reveals: 'length',
    parts: [
      table({
        // Whatever is more numerous runs down.
        ...(names.length > rows.length
          ? {
              columns: [{ name: 'Value' }, ...rows.map((row) => ({ name: handleOf(row), numeric: true }))],
              rows: heads.map((head, index) => [
                { text: head },
                ...rows.map((row) => cell(row.values[index]!)),
              ]),
            }
          : {
              columns: [
                { name: 'Player' },
                ...heads.map((head) => ({ name: { text: head }, numeric: true })),
              ],
              rows: rows.map((row) => [handleOf(row), ...row.values.map(cell)]),
            }),
      }),
      quiet(
        `The map wrote these values into the replay (${script}). They are shown as they are; we didn’t check them.`,
      ),
    ],
  };
}
