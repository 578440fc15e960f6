/** The story of a game, from a few handwritten places. */
import { expect, test } from 'vitest';
import type { MomentSource } from '../../../src/game/derive/moments/moment-source.ts';
import type { HallSigns } from '../../../src/game/derive/places/halls.ts';
import type { FightLedger } from '../../../src/map/ledger-schema.ts';
import { storyOf, claim, listedWith } from '../../../src/map/story/claim.ts';
import { tellStory } from '../../../src/map/story/story-of-game.ts';
import { TURN_WORDS } from '../../../src/map/story/words.ts';
import { order } from '../../support/order-log.ts';

const LANDMARKS = { mines: [[4000, -4000]], bounds: [-8000, -8000, 8000, 8000] } as const;
const based = (ms: number) => ({ ms, basis: 'order' });
const FIGHT = [1, 1, 3].map((slot) => ({ ...order({ ms: 60_000, slot }), at: [9000, 0], target: 0 }));

const fightAt = (startMs: number, ledger?: object, orders: readonly number[] = [2, 1]) => ({
  ...{ startMs, endMs: startMs + 10_000, at: [9000, 0], spread: 0, place: 'on open ground', orders },
  ...(ledger && { ledger: ledger as FightLedger }),
});

/** A game with one fight, won by player 2. */
function game(count: number, more: { players?: object; places?: object; chronicle?: object } = {}) {
  const players = ['A', 'B', 'C', 'D'].slice(0, count).map((handle, team) => ({
    ...{ slot: String(team + 1), handle, team, heroes: [], tiers: [], expansions: [] },
    leftMs: handle === 'B' ? null : 600_000 + team,
    result: handle === 'B' ? 'won' : 'lost',
    ...more.players,
  }));
  return {
    analysis: { players, winner: { team: 1 }, decidedMs: 600_000 },
    places: {
      ...{ sides: players.map(({ team }) => ({ team, slots: [team + 1] })), starts: [], halls: [] },
      ...{ camps: [], hostile: FIGHT, scouting: [] },
      ...more.places,
    },
    landmarks: LANDMARKS,
    names: new Map(players.map(({ slot, handle }) => [Number(slot), handle])),
    chronicle: { moments: [], camps: [], fights: [fightAt(60_000)], economy: null, ...more.chronicle },
  } as unknown as MomentSource & Parameters<typeof tellStory>[0];
}

test.each([2, 4])('of %d sides the first to leave decides the game only if there were two', (count) => {
  const { story } = tellStory(game(count));
  expect(story).toMatchSnapshot();
});

const side = (least: number, revived: readonly string[], left: readonly number[] = []) => ({
  heroes: [
    { name: 'Far Seer', revived: false, deaths: 0 },
    ...[...new Set(revived)].map((name) => {
      const deaths = revived.filter((other) => other === name).length;
      return { name, revived: true, deaths };
    }),
  ],
  ...{ food: { least, most: null }, left },
});

test('a hero that fell twice, and heroes of one kind with two owners, are told apart', () => {
  const fell = (slot: number, name: string, deaths: number) => ({ slot, name, revived: true, deaths });
  const allies = [fell(1, 'Paladin', 1), fell(2, 'Paladin', 2), fell(2, 'Archmage', 2)];
  const ledger = { sides: [{ heroes: allies, food: { least: 20, most: null }, left: [] }, side(20, [])] };
  const { story } = tellStory(game(2, { chronicle: { fights: [fightAt(60_000, ledger)] } }));
  expect(story.join(' ')).toContain('loses A’s Paladin, B’s Paladin twice and the Archmage twice');
});

test('a fight is told with what both sides brought, and what they lost', () => {
  const ledger = { sides: [side(20, ['Tauren Chieftain', 'Shadow Hunter'], [1]), side(0, [])] };
  const { story, storyEvidence } = tellStory(game(2, { chronicle: { fights: [fightAt(60_000, ledger)] } }));
  expect(story.slice(1)).toMatchSnapshot();
  expect(storyEvidence).toContainEqual({
    ...{ sentence: 1, at: 56, text: 'at least 20 food', shows: 'fights', ms: 60_000 },
  });
});

/** The sentences about fights, each with the food of both sides and the heroes that fell. */
const ofFights = (...fights: [food: number, fallen: string[], orders?: number][]) =>
  tellStory(
    game(2, {
      chronicle: {
        fights: fights.map(([food, fallen, orders = 1], index) =>
          fightAt((index + 1) * 60_000, { sides: [side(food, fallen), side(9, [])] }, [orders, orders]),
        ),
      },
    }),
  ).story.filter((sentence) => sentence.includes('fight'));

test('a fight that moves is told where it starts, and where its player leaves it', () => {
  const at = (ms: number, x: number) => ({ ...order({ ms }), at: [x, -4000], target: 0 });
  const orders = [
    at(60_000, 4000),
    at(70_000, 4000),
    ...[80, 90, 95].map((s) => at(s * 1000, 0)),
    ...[100, 105, 110, 112].map((s) => at(s * 1000, -6000)),
  ];
  const times = { startMs: 60_000, endMs: 112_000 };
  const told = (leftMs: number) =>
    tellStory(
      game(2, {
        players: { leftMs },
        places: { fights: [{ ...times, at: [0, -4000], spread: 0, orders }] },
        chronicle: {
          fights: [
            {
              ...fightAt(60_000, { sides: [side(20, [], [1]), side(9, [])] }),
              ...times,
              at: [0, -4000],
              place: 'in the middle',
            },
          ],
        },
      }),
    ).story.filter((sentence) => sentence.includes(' fight '));
  expect(told(111_000)).toMatchSnapshot();
  expect(told(600_000)).toMatchSnapshot();
});

test('a fight of two minutes tells for how long, and that its food is of all that time', () => {
  const told = (lastedMs: number) => {
    const row = fightAt(60_000, { sides: [side(20, []), side(9, [])] });
    const fights = [{ ...row, endMs: row.startMs + lastedMs }];
    const [sentence = ''] = tellStory(game(2, { chronicle: { fights } })).story.filter((one) =>
      one.includes(' food'),
    );
    return [TURN_WORDS.lasts(lastedMs), TURN_WORDS.inAll].map((words) => sentence.includes(words));
  };
  expect([told(119_000), told(120_000)]).toEqual([
    [false, false],
    [true, true],
  ]);
});

test('the biggest fight is the one with the most food, whatever its orders', () => {
  expect(ofFights([5, [], 99], [30, []], [30, [], 2])).toEqual([
    expect.stringMatching(/^At 3:00, .* at least 30 food/),
  ]);
  const { story } = tellStory(
    game(2, { chronicle: { fights: [fightAt(60_000, undefined, [9, 9]), fightAt(90_000)] } }),
  );
  expect(story[1]).toContain(TURN_WORDS.busiest);
});

test('the biggest fight is only called so if it is far ahead in food, and in attack orders too', () => {
  const name = (...fights: Parameters<typeof ofFights>) =>
    Object.values(TURN_WORDS).find((words) => ofFights(...fights)[0]!.includes(`, ${String(words)} starts`));
  expect(name([30, []], [19, []])).toBe(TURN_WORDS.biggest);
  expect(name([40, []], [39, []])).toBe(TURN_WORDS.big);
  expect(name([40, []], [5, [], 2])).toBe(TURN_WORDS.big);
  expect(ofFights([25, []], [24, []])[0]).toContain(`, the ${TURN_WORDS.most} starts`);
  expect(ofFights([25, []], [25, []])[0]).toContain(`, a ${TURN_WORDS.most} starts`);
});

test('the fight in which most heroes are known to have died is told with their number', () => {
  const [, second, third] = ofFights([30, []], [5, ['Far Seer', 'Lich', 'Lich']], [5, ['Far Seer']]);
  // The Lich fell twice.
  expect(second).toContain(`At 2:00, ${TURN_WORDS.deaths(3)} `);
  expect(third).toBeUndefined();
  expect(ofFights([30, ['Far Seer']], [5, ['Far Seer']])).toHaveLength(1);
});

test('a computer gives no orders, so nothing is said about fights against it', () => {
  const { story } = tellStory(game(2, { players: { kind: 'computer' }, chronicle: { fights: [] } }));
  expect(story).toContain(TURN_WORDS.hidden);
});

test('a player orders an expansion that nothing shows to have been begun', () => {
  const story = (signs?: HallSigns) =>
    tellStory(
      game(2, {
        players: { expansions: [{ ms: 200_000 }] },
        places: { halls: [{ slot: 2, ms: 200_000, id: 'ogre', at: [-6000, 0], signs }] },
      }),
    ).story;
  expect(story()).toEqual(story({ ...BEGUN, begun: false }));
  expect(story()).toMatchSnapshot();
  expect(story(BEGUN)).toMatchSnapshot();
});

const BEGUN: HallSigns = { begunMs: null, workers: null, begun: true };

/** The sentence about halls of player 2, all known to have been begun, on a map with these mines. */
const expansions = (
  halls: {
    ms: number;
    at: readonly [number, number];
    cancelled?: true;
    rebuilds?: true;
    signs?: HallSigns;
    id?: string;
  }[],
  ...mines: [number, number][]
) => {
  const told = game(2, {
    players: { expansions: halls.flatMap(({ ms, cancelled }) => (cancelled ? [] : [{ ms }])) },
    places: {
      halls: halls.map((hall) => ({ slot: 2, id: 'etol', signs: BEGUN, ...hall })),
      starts: [{ slot: 2, at: [6000, -6000] }],
    },
  });
  const { story } = tellStory({ ...told, landmarks: { ...LANDMARKS, mines, placeOf: ([x]) => `near ${x}` } });
  return story.find((sentence) => sentence.includes('expan'));
};

test('halls at the same mine are one site', () => {
  const [north, west] = [[0, 6000] as const, [-6000, 0] as const];
  const halls = [north, north, [0, 6900] as const].map((at, index) => ({ ms: (index + 2) * 90_000, at }));
  expect(expansions(halls, [0, 6400])).toBe('B expands near 0 (3:00).');
  expect(expansions([...halls, { ms: 480_000, at: west }], [0, 6400], [-6400, 0])).toBe(
    'B expands twice, first near 0 (3:00).',
  );
});

test('a player expands first with the first hall that is known to have been begun', () => {
  const halls = [
    { ms: 180_000, at: [0, 6000] as const, signs: { ...BEGUN, begun: false } },
    { ms: 240_000, at: [-6000, 0] as const },
    { ms: 300_000, at: [0, 6000] as const },
  ];
  expect(expansions(halls, [0, 6400], [-6400, 0])).toBe('B expands twice, first near -6000 (4:00).');
});

test('expansions that nothing shows to have been begun follow those that are known, or are told if they are all', () => {
  const doubted = (ms: number, y: number) => ({ ms, at: [0, y] as const, signs: { ...BEGUN, begun: false } });
  const known = { ms: 240_000, at: [-6000, 0] as const };
  const told = (...halls: Parameters<typeof expansions>[0]) =>
    expansions(halls, [0, 6400], [-6400, 0], [0, -6400]);
  expect(told(doubted(180_000, 6000), known)).toBe('B expands near -6000 (4:00).');
  expect(told(known, doubted(300_000, 6000), doubted(360_000, -6000))).toBe(
    'B expands near -6000 (4:00) and orders 2 others, the first near 0 (5:00).',
  );
});

test('a hall that rebuilds a lost base is no expansion', () => {
  const halls = [
    { ms: 240_000, at: [-6000, 0] as const },
    { ms: 900_000, at: [0, 6000] as const, rebuilds: true } as const,
  ];
  expect(expansions(halls, [0, 6400], [-6400, 0])).toBe('B expands near -6000 (4:00).');
  expect(expansions(halls.slice(1), [0, 6400], [-6400, 0])).toBeUndefined();
});

test('a hall at the mine of the main base is no expansion, nor is one away from all mines that can’t walk', () => {
  const mines = [[0, 6400] as [number, number], [6400, -6000] as [number, number]];
  const known = { ms: 240_000, at: [0, 6000] as const };
  const home = { ms: 300_000, at: [7000, -6000] as const };
  expect(expansions([known, home], ...mines)).toBe('B expands near 0 (4:00).');
  const away = { ms: 300_000, at: [-6000, 0] as const };
  const more = ' and orders another near -6000 (5:00)';
  expect(expansions([known, away], ...mines)).toBe(`B expands near 0 (4:00)${more}.`);
  expect(expansions([known, { ...away, id: 'ogre' }], ...mines)).toBe('B expands near 0 (4:00).');
});

test('of a player who only cancelled halls the first that was begun at a mine is told', () => {
  const told = (...halls: Parameters<typeof expansions>[0]) => expansions(halls, [0, 6400], [-6400, 0]);
  const cancelled = { ms: 240_000, at: [-6000, 0] as const, cancelled: true } as const;
  expect(told(cancelled)).toBe('B orders an expansion near -6000 (4:00) but cancels it.');
  expect(told(cancelled, { ...cancelled, ms: 300_000 })).toBe(
    'B orders an expansion near -6000 (4:00) but cancels it and then another.',
  );
  expect(told({ ...cancelled, signs: { ...BEGUN, begun: false } })).toBeUndefined();
  expect(told(cancelled, { ms: 300_000, at: [0, 6000] })).toBe('B expands near 0 (5:00).');
});

test('a hall that could not stand before its player left, or is at no mine, is only ordered', () => {
  const at = [0, 6000] as const;
  expect(expansions([{ ms: 480_000, at }], [0, 6400])).toBe('B expands near 0 (8:00).');
  expect(expansions([{ ms: 481_000, at }], [0, 6400])).toBe('B orders an expansion near 0 (8:01).');
  expect(expansions([{ ms: 300_000, at }], [6400, 0])).toBe('B orders an expansion near 0 (5:00).');
  expect(expansions([{ ms: 481_000, at }], [6400, 0])).toBeUndefined();
});

test('what happened first is told first, but for the opening, and for what is about the whole game', () => {
  const tiers = [{ tier: 2, ordered: based(50_000), doubt: null }];
  const told = (heroes: object[] = []) =>
    game(2, {
      players: { tiers, heroes, expansions: [{ ms: 200_000 }] },
      places: { halls: [{ slot: 2, ms: 200_000, id: 'ogre', at: [-6000, 0] }] },
    });
  const clocks = ({ story }: { story: readonly string[] }) =>
    story.map((sentence) => /\d+:\d\d/.exec(sentence)?.[0] ?? null);
  expect(clocks(tellStory(told()))).toEqual(['0:50', '1:00', '1:00', '3:20', '10:00']);
  const heroes = [{ name: 'Far Seer', ordered: based(40_000), revivalsMs: [100_000] }];
  expect(clocks(tellStory(told(heroes)))).toEqual([null, '0:50', '1:00', '1:00', '3:20', null, '10:00']);
});

test('a tree that walked expands where it took root', () => {
  const rooted = { ms: 300_000, at: [0, 6000] };
  const told = game(2, {
    players: { expansions: [{ ms: 200_000 }] },
    places: { halls: [{ slot: 2, ms: 200_000, id: 'etol', at: [-6000, 0], rooted, signs: BEGUN }] },
  });
  expect(tellStory(told).story).toMatchSnapshot();
});

const visit = (slot: number, startMs: number, number: number) => ({
  ...{ slot, startMs, endMs: startMs + 30_000, at: [0, 5000], orders: 4 },
  camp: { number, creatures: [], aimedMs: startMs },
});
const row = (slot: number, startMs: number, number: number) => ({
  ...{ slot, startMs },
  camp: { number, name: 'Ogre camp', place: 'in the north' },
});

/** The sentence about first camps of visits, each to a camp by its number. */
const firstCamps = (...visited: Parameters<typeof visit>[]) =>
  tellStory(
    game(2, {
      places: { camps: visited.map((args) => visit(...args)) },
      chronicle: { camps: visited.map((args) => row(...args)) },
    }),
  ).story.find((sentence) => sentence.includes('creep'));

test('the same camp is one with the same number', () => {
  expect(firstCamps([1, 100_000, 3], [2, 110_000, 4])).toMatchSnapshot();
  expect(firstCamps([1, 100_000, 3], [2, 170_000, 3])).toMatchSnapshot();
});

test('who attacks creeps that another player fights has the first camp elsewhere, or none', () => {
  expect(firstCamps([1, 100_000, 3], [2, 110_000, 3], [2, 200_000, 7])).toMatchSnapshot();
  expect(firstCamps([1, 100_000, 3], [2, 110_000, 3])).toMatchSnapshot();
  expect(firstCamps([1, 100_000, 3], [2, 110_000, 3], [2, 200_000, 3])).toContain(
    'B’s is the same one (3:20)',
  );
});

test('a unit that was told once to attack a creature begins no creeping, unless a hero is there', () => {
  const first = (heroes: readonly object[]) => {
    const lone = row(1, 100_000, 3);
    const told = game(2, {
      places: { camps: [{ ...visit(1, 100_000, 3), orders: 1 }, visit(1, 200_000, 4)] },
      chronicle: { camps: [{ ...lone, camp: { ...lone.camp, heroes } }, row(1, 200_000, 4)] },
    });
    return tellStory(told).story.find((sentence) => sentence.includes('creep'));
  };
  expect(first([])).toContain('(3:20)');
  expect(first([{ id: 'Obla', name: 'Blademaster' }])).toContain('(1:40)');
});

test('of teams it is told who was first, and that others are left out', () => {
  const told = game(4, {
    players: { tiers: [{ tier: 2, ordered: based(180_000), doubt: null }] },
    places: {
      sides: [
        { team: 0, slots: [1, 2] },
        { team: 1, slots: [3, 4] },
      ],
      camps: [visit(2, 100_000, 3)],
    },
    chronicle: { camps: [row(2, 100_000, 3)] },
  });
  expect(tellStory(told).story).toMatchSnapshot();
});

test('a player may leave during a fight, and allies may play on', () => {
  const left = (endMs: number, count = 2) => {
    const ledger = { sides: [side(20, [], [1]), side(9, [])] };
    const sides = [
      { team: 0, slots: count === 2 ? [1] : [1, 3] },
      { team: 1, slots: count === 2 ? [2] : [2, 4] },
    ];
    const told = game(count, {
      places: { sides },
      chronicle: { fights: [{ ...fightAt(590_000, ledger), endMs }] },
    });
    for (const [index, player] of told.analysis.players.entries()) player.team = index % 2;
    return tellStory(told).story.at(-1);
  };
  expect([left(600_000), left(600_001), left(600_000, 4)]).toMatchSnapshot();
});

test('it is told why who left first won', () => {
  const told = game(2);
  const winner = { team: 0, slots: ['1'], basis: 'defeat' as const, sentence: '' };
  const players = told.analysis.players.map((player) => ({
    ...player,
    result: player.handle === 'A' ? ('won' as const) : ('lost' as const),
  }));
  expect(tellStory({ ...told, analysis: { ...told.analysis, players, winner } }).story.at(-1)).toBe(
    'A leaves first, at 10:00, but A won: a leave record says that the other side lost.',
  );
});

test('claims know where their words begin', () => {
  const { story, storyEvidence } = storyOf([
    ['One ', claim('two', 'heroes'), ...listedWith([['a'], ['b'], ['c']], ' or ')],
  ]);
  expect(story).toEqual(['One twoa, b or c']);
  expect(storyEvidence[0]).toMatchObject({ sentence: 0, at: 4, text: 'two' });
});

test('an ally who plays on after the first leave is named with the time of their own', () => {
  const told = game(3);
  Object.assign(told.analysis.players[2]!, { team: 0, leftMs: 900_000 });
  expect(tellStory(told).story.at(-1)).toContain('A leaves first, at 10:00');
  expect(tellStory(told).story.at(-1)).toContain('. C plays on until 15:00. B won.');
});
