/** The list of games as CSV. */
import { expect, test } from 'vitest';
import { listCsv } from '../../../../src/app/replays/list-csv.ts';
import type { GameRow } from '../../../../src/view/game-row.ts';

const row: GameRow = {
  replayId: 'a b',
  players: [
    {
      ...{ name: '=Moon', href: null, team: 0, race: 'E', result: 'won' },
      heroes: ['Demon Hunter', 'Panda'],
    },
    { ...{ name: 'Sky, the "one"', href: null, team: 1, race: null, result: 'lost' }, heroes: [] },
  ],
  map: { name: 'Echo Isles', href: '/maps/echo-isles/' },
  event: null,
  decidedMs: 61_999,
  patch: null,
  played: '20 Dec 2015',
  series: null,
  fought: null,
};

test('a line for each game, with what is not known left empty and no formula', () => {
  const [head, line, end] = listCsv([row], 'https://example.org').replace('\ufeff', '').split('\r\n');
  expect(head).toBe('replay_id,players,races,heroes,winner,map,event,played,length_sec,patch,url');
  expect(line).toBe(
    'a b,"\'=Moon vs Sky, the ""one""",Night Elf vs ,"Demon Hunter, Panda vs ",\'=Moon,Echo Isles,,20 Dec 2015,61,,https://example.org/replays/a%20b/',
  );
  expect(end).toBe('');
  expect(listCsv([], 'https://example.org')).toContain('replay_id');
});
