import { expect, test } from 'vitest';
import { catalogueOf } from '../../../../src/archive/count/catalogue.ts';
import { seriesView } from '../../../../src/view/game/series-view.ts';
import { duel, placed, player } from '../../archive/count/sample.ts';
import { SERIES_ORDERS } from '../../../../src/archive/count/series.ts';

const [moon, sky] = [player('Moon'), player('Sky')];
const cup = { id: 'cup', name: 'The Cup', organiser: null, date: null };
const timed = ['10_00_00_000.nwg', '09_00_00_000.nwg', '11_00_00_000.nwg'].map((file, index) =>
  placed(duel(moon, sky, 'won', { replayId: `t${index}`, map: `Map ${index}` }), 'cup', file),
);
const untimed = ['a', 'b'].map((replayId) =>
  placed(duel(moon, player('Tod'), null, { replayId, map: replayId === 'a' ? '' : 'Lost Temple' }), 'cup'),
);
const only = placed(duel(sky, player('Tod'), null, { replayId: 'only' }), 'cup');
const nowhere = placed(duel(moon, sky, null, { replayId: 'nowhere' }));
const catalogue = catalogueOf([...timed, ...untimed, only, nowhere], [cup], []);
const at = (replayId: string) => seriesView(replayId, catalogue);

test('before and after are said where the order is known', () => {
  expect(at('t0')).toEqual({
    sides: [{ text: 'Moon', href: '/players/moon/' }, ' vs ', { text: 'Sky', href: '/players/sky/' }],
    event: { text: 'The Cup', href: '/events/cup/' },
    place: 2,
    previous: { text: 'Map 1', href: '/replays/t1/' },
    next: { text: 'Map 2', href: '/replays/t2/' },
    others: [],
    note: SERIES_ORDERS['file-times'],
  });
  expect(at('t1')).toMatchObject({ place: 1, previous: null, next: { text: 'Map 0' } });
  expect(at('t2')).toMatchObject({ place: 3, previous: { text: 'Map 0' }, next: null });
});

test('where it is not known there are only other games', () => {
  expect(at('b')).toMatchObject({
    place: null,
    previous: null,
    next: null,
    others: [{ text: 'an unknown map', href: '/replays/a/' }],
    note: expect.stringContaining('not known') as string,
  });
});

test('a game of no event is in none', () => {
  expect(at('nowhere')).toBeNull();
});
