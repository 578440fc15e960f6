/** Where and when players of a matchup meet and expand. */
import { RACES } from '../../game/summary.ts';
import { HALL_SITES, type HallSite } from '../../game/map/site-of-hall.ts';
import type { Appearance, PlacedGame } from '../../archive/count/appearances.ts';
import type { Atlas } from '../../archive/count/atlas.ts';
import { distribution } from '../../archive/count/distribution.ts';
import { contactsOf, fightTimes, firstHalls } from '../../archive/count/places-of-players.ts';
import type { Row } from '../table.ts';
import { column, moment, SPREAD_COLUMNS, spreadCells, textCell } from './cells.ts';
import type { Section } from '../page.ts';
import { tally } from './parts.ts';
import { MATCHUP_WORDS } from './words/matchups.ts';

/** First attack orders by race. */
export function contactSection(appearances: readonly Appearance[], atlas: Atlas): Section | null {
  const contacts = contactsOf(appearances, atlas);
  const rows = RACES.flatMap((race): Row[] => {
    const spread = distribution(
      contacts.filter(({ player }) => player.player.race === race).map(({ ms }) => ms),
    );
    return spread ? [[{ race }, ...spreadCells(spread)]] : [];
  });
  return tally({
    id: 'contact',
    title: MATCHUP_WORDS.contact.title,
    note: MATCHUP_WORDS.contact.note,
    table: {
      caption: MATCHUP_WORDS.contact.caption,
      columns: [column('Race'), ...SPREAD_COLUMNS],
      rows,
    },
  });
}

/** First expansions by race: where and when. */
export function expansionSitesSection(appearances: readonly Appearance[], atlas: Atlas): Section | null {
  const halls = firstHalls(appearances, atlas);
  const rows = RACES.flatMap((race) =>
    (Object.keys(HALL_SITES) as HallSite[]).flatMap((site): Row[] => {
      const spread = distribution(
        halls.filter((hall) => hall.player.player.race === race && hall.site === site).map(({ ms }) => ms),
      );
      return spread ? [[{ race }, textCell(HALL_SITES[site]), ...spreadCells(spread)]] : [];
    }),
  );
  return tally({
    id: 'expansion-sites',
    title: MATCHUP_WORDS.expansions.title,
    note: MATCHUP_WORDS.expansions.note,
    table: {
      caption: MATCHUP_WORDS.expansions.caption,
      columns: [column('Race'), column('Where'), ...SPREAD_COLUMNS],
      rows,
    },
  });
}

/** When fights happen. */
export function fightSection(games: readonly PlacedGame[], atlas: Atlas): Section | null {
  const fightsOfGames = fightTimes(games, atlas);
  const moments: [string, number[]][] = [
    ['First fight', fightsOfGames.map(([first]) => first!.ms)],
    [
      MATCHUP_WORDS.fights.busiest,
      fightsOfGames.map((fights) => fights.reduce((a, b) => (b.orders > a.orders ? b : a)).ms),
    ],
    ['Last fight', fightsOfGames.map((fights) => fights.at(-1)!.ms)],
  ];
  return tally({
    id: 'fight-times',
    title: MATCHUP_WORDS.fights.title,
    note: MATCHUP_WORDS.fights.note,
    // With few games, this would reveal the length of each.
    spoils: true,
    table: {
      caption: MATCHUP_WORDS.fights.caption,
      columns: [moment, ...SPREAD_COLUMNS],
      rows: moments.flatMap(([name, times]): Row[] => {
        const spread = distribution(times);
        return spread ? [[textCell(name), ...spreadCells(spread)]] : [];
      }),
    },
  });
}
