/** Accepted counts over nineteen games of the archive, including whole series. */
import { describe, expect, test } from 'vitest';
import type { Appearance } from '../../../../src/archive/count/appearances.ts';
import { archiveOf } from '../../../../src/archive/count/archive.ts';
import { atlasOf, gameThumbnail, thumbnailOf } from '../../../../src/archive/count/atlas.ts';
import { stepsOfBuilds } from '../../../../src/archive/count/build-steps.ts';
import { withPlaces } from '../../../../src/archive/count/timings-on-maps.ts';
import { featuredGame } from '../../../../src/archive/count/featured-games.ts';
import { gameHubs } from '../../../../src/archive/count/game-links.ts';
import { heroOpenings } from '../../../../src/archive/count/heroes.ts';
import { cardNear, movesOf, onMap, chronicleIn } from '../../../../src/archive/count/games-on-map.ts';
import { entryOf } from '../../../../src/archive/count/maps.ts';
import { SPENDING_MINUTES } from '../../../../src/game/spent.ts';
import { mostChosen, openingTree, STEPS, type TreeStep } from '../../../../src/archive/count/opening-tree.ts';
import { contactsOf, fightTimes, firstHalls } from '../../../../src/archive/count/places-of-players.ts';
import { castPlayers } from '../../../../src/archive/count/cast.ts';
import { headToHead, recordIn } from '../../../../src/archive/count/records.ts';
import { spendingMedians } from '../../../../src/archive/count/spending.ts';
import { standingsOf } from '../../../../src/archive/count/standings.ts';
import { tierOrder } from '../../../../src/archive/count/tier-order.ts';
import { histogram, lengthsOf, lengthSpread } from '../../../../src/archive/count/timings.ts';
import { truthOf } from '../../../../src/archive/count/truth.ts';
import { winShare } from '../../../../src/archive/count/win-share.ts';
import { readInputs } from '../../../../src/archive/corpus/inputs.ts';
import { layoutsOf } from '../../../../src/data/release/documents/layouts.ts';
import { TABLES } from '../../../../src/data/release/tables/tables.ts';
import { expectGolden } from '../../../support/golden.ts';
import { nameless } from '../../../support/nameless.ts';

const EVENTS = ['wca-2015', 'w3champions-cast-series', 'flotv-cast-series', 'esl-cup'];
/** Games without an event: with players of the others, on their maps, and one of four players. */
const OTHERS = /^(?:394158423|3748691546|3296393585)_/;

const archive = archiveOf({
  ...nameless(
    readInputs([]),
    ({ replayId, tournamentId }) => EVENTS.includes(tournamentId ?? '') || OTHERS.test(replayId),
  ),
  exceptions: [],
  errata: [],
  builds: [],
  generatedAt: '2026-01-01T00:00:00Z',
});
const { games, catalogue } = archive;
const { everybody } = catalogue;
const atlas = atlasOf(archive);

const named = (appearance: Appearance) => `${appearance.placed.game.replayId} ${appearance.player.handle}`;
/** Plain and short: appearances and games by name, without pictures. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, item: unknown) => {
      if (item instanceof Map) return [...item];
      if (typeof item !== 'object' || item === null) return item;
      if ('placed' in item && 'player' in item) return named(item as Appearance);
      if ('eventId' in item && 'game' in item) return (item as Appearance['placed']).game.replayId;
      if ('analysis' in item && 'replayId' in item) return item.replayId;
      return item;
    }),
  );
const accepted = (document: string, value: unknown) => expectGolden('archive', document, plain(value));

describe('as it was accepted', () => {
  test('the games', async () => {
    expect(games).toHaveLength(19);
    await accepted('games', {
      medians: archive.medians,
      games: games.map(({ replayId, event, people, mapUrl, series, added, fileName, entry }) => ({
        ...{ replayId, event: event?.id, people, mapUrl, series, added, fileName, entry },
        hubs: gameHubs(replayId, catalogue),
      })),
      featured: featuredGame(archive),
    });
  });

  test('who and where', async () => {
    const { people, events, maps, matchups, heroes, roster, series } = catalogue;
    await accepted('catalogue', {
      people: people.map(({ person, appearances, source }) => ({ person, appearances, source })),
      events: events.map(({ event, games, appearances, series }) => ({
        id: event.id,
        games,
        appearances,
        series,
      })),
      maps,
      matchups: matchups.map(({ matchup, games, appearances }) => ({
        matchup,
        games,
        appearances: appearances.length,
      })),
      heroes: heroes.map(({ uses, ...hero }) => ({ ...hero, uses: uses.length, first: uses[0] })),
      keys: roster.people.map(({ key }) => key),
      series,
    });
  });

  test('times', async () => {
    await accepted('times', {
      comparisons: catalogue.comparisons.map((one) => withPlaces(one, atlas)),
      standings: games.map(({ replayId }) => standingsOf(replayId, catalogue, atlas)?.rows ?? null),
      lengths: { spread: lengthSpread(catalogue.games), bins: histogram(lengthsOf(catalogue.games), 120) },
      tiers: ([2, 3] as const).map((tier) => tierOrder(games, tier)),
      spending: SPENDING_MINUTES.map((minute) => spendingMedians(everybody, minute)),
      halls: firstHalls(everybody, atlas),
      contacts: contactsOf(everybody, atlas),
      fights: fightTimes(catalogue.games, atlas),
    });
  });

  test('results and choices', async () => {
    const shown = games.map((game) => ({
      ...game,
      builds: game.analysis.players.map(({ slot, race }) => ({ build: `${race}`, slot })),
    }));
    await accepted('choices', {
      records: catalogue.people.map(({ appearances: own }) => [
        recordIn(own),
        winShare(recordIn(own)),
        headToHead(own),
      ]),
      openers: heroOpenings(everybody),
      tree: openingTree(everybody),
      most: (Object.keys(STEPS) as TreeStep[]).map((step) => mostChosen(everybody, step)),
      steps: stepsOfBuilds({ games: shown as unknown as typeof games }),
      prep: castPlayers(archive).slice(0, 3),
    });
  });

  test('maps', async () => {
    await accepted(
      'maps',
      catalogue.maps.map(({ name }) => ({
        name,
        thumbnail: atlas.thumbnail(name),
        drawn: thumbnailOf(archive, name)?.startsWith('<svg') ?? false,
        versions: atlas.versions(name).map(({ entry, use, files, card }) => ({
          ...{ games: entry.games, starts: entry.starts, use, files, card: card !== null },
        })),
      })),
    );
  });

  test('games told on their maps', async () => {
    await accepted(
      'told',
      games.slice(0, 6).map((game) => {
        const { chronicle: told, pulse, play } = onMap(archive, game);
        const known = atlas.chronicleOf(game.replayId);
        expect(known.chronicle).toBe(chronicleIn(archive, game));
        expect(known.entry).toBe(entryOf(archive, game));
        expect(gameThumbnail(archive, game)).toContain('<svg');
        expect(cardNear(archive, game, [0, 0], () => '')).toContain('<svg');
        return { replayId: game.replayId, told, pulse, play };
      }),
    );
  });

  test('a game as it is played on its map', async () => {
    const columns = (_: string, value: unknown) =>
      Array.isArray(value) && value.every((one) => typeof one === 'number') ? value.join(' ') : value;
    await accepted('moves', JSON.parse(JSON.stringify(movesOf(archive, games[0]!), columns)));
  });

  test('rows of the release, values without one, and layouts of maps', async () => {
    const released = catalogue.sources.map((source) => ({
      ...source,
      chronicleOf: () => chronicleIn(archive, archive.gameOf(source.game.replayId)),
    }));
    await accepted('release', {
      tables: TABLES.map((table) => {
        const rows = released.flatMap((game) => table.rowsOf(game));
        return {
          name: table.name,
          rows: rows.length,
          columns: table.columns.map(({ name }, at) => {
            const known = rows.flatMap((row) => row[at] ?? []);
            // As far apart as rows are, they differ in most columns.
            const places = [0, 1, 2, 3].map((part) => Math.floor((part * (known.length - 1)) / 3));
            return { name, known: known.length, values: places.map((place) => known[place]) };
          }),
        };
      }),
      layouts: catalogue.maps.map(({ name, games: here }) => ({
        name,
        layouts: layoutsOf(
          archive,
          here.map(({ game }) => archive.gameOf(game.replayId)),
        ).map(({ id, games, camps }) => ({ id, games, camps: camps.length })),
      })),
    });
  });

  test('what the page about truth says', async () => {
    const { audit, odd } = truthOf(archive);
    await accepted('truth', { odd, places: audit.places, tiers: audit.tiers, timings: audit.timings });
  });
});
