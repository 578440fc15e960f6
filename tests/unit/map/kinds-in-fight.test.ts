/** Headhunters turn into Berserkers; a fight has the kind of its time. */
import { expect, test } from 'vitest';
import { kindsInFights } from '../../../src/map/fights/kinds-in-fight.ts';
import { analysedGame, analysedPlayer, at } from '../../support/analysed.ts';
import { log, object } from '../../support/order-log.ts';

const unit = (id: string, shownMs: number) => object({ forms: [[shownMs, id]], commands: [[1, 9]] });
const objects = [
  unit('otbk', at('23:00')),
  unit('ohun', at('8:00')),
  unit('ogru', at('8:00')),
  unit('ohun', at('9:00')),
];
const places = { owners: [1, 1, 1, 2] };
const upgrade = { id: 'Robk', name: 'Berserker Upgrade', level: 1, category: 'upgrade', ms: at('21:34') };
const kindsAt = (from: string, to: string, research = [upgrade]) => {
  const analysis = analysedGame([analysedPlayer({ research }), analysedPlayer({ slot: '2' })]);
  const kindIn = kindsInFights({ analysis, log: log(objects, []), places });
  return objects.map((_, number) => kindIn(number, { startMs: at(from), endMs: at(to) }));
};

test('before the upgrade is ordered, a later Berserker was a Headhunter', () => {
  expect(kindsAt('15:36', '17:07')).toEqual(['ohun', 'ohun', 'ogru', 'ohun']);
});

test('while the upgrade may be under way, each unit has the kind that it showed', () => {
  expect(kindsAt('22:00', '22:30')).toEqual(['otbk', 'ohun', 'ogru', 'ohun']);
});

test('once a Berserker is seen, all Headhunters of the player are Berserkers, but not those of others', () => {
  expect(kindsAt('23:02', '23:33')).toEqual(['otbk', 'otbk', 'ogru', 'ohun']);
});

test('without an order of the upgrade, units have the kind that they showed', () => {
  expect(kindsAt('15:36', '17:07', [])).toEqual(['otbk', 'ohun', 'ogru', 'ohun']);
});
