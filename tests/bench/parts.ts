/** The parts of reading a recording, in Node and in a browser: each part separately, and all together. */
import { decode } from '../../src/game/decode/decode.ts';
import { analyze } from '../../src/game/derive/analyze.ts';
import { births } from '../../src/game/derive/births/births.ts';
import { ordersBySlot } from '../../src/game/derive/births/presses.ts';
import { placedBuildings } from '../../src/game/derive/places/near-enemy.ts';
import { readOrderLog } from '../../src/game/derive/places/order-log.ts';
import { findPlaces } from '../../src/game/derive/places/places.ts';
import { playerFacts } from '../../src/game/derive/player-facts.ts';
import { spending } from '../../src/game/derive/spending/spending.ts';
import { summarize } from '../../src/game/derive/summarize.ts';
import type { Game } from '../../src/game/game.ts';
import { competitors } from '../../src/game/identity.ts';
import type { Part } from './time.ts';

type Decode = (bytes: Uint8Array, withOrders: boolean) => Decoded | Promise<Decoded>;
type Decoded = ReturnType<typeof decode>;

/** Parts for one way of decoding. Each gets a copy of the game, because some functions remember their last one. */
export const partsBy = (decodeTimed: Decode) =>
  ({
    'decoding alone': (bytes) => () => decodeTimed(bytes, false),
    // Does as much as w3gjs does: a game without objects has no births.
    'decoding and documents': (bytes) => async () => {
      const { objects: _, ...game } = opened(await decodeTimed(bytes, false));
      documents(game);
    },
    'births and spending alone': (bytes) => {
      const game = opened(decode(bytes));
      const facts = new Map(competitors(game).map((player) => [player.slot, playerFacts(game, player)]));
      const steps = new Map([...facts].map(([slot, own]) => [slot, own.steps]));
      return () => {
        const copy = { ...game };
        const orders = ordersBySlot(copy);
        spending(copy, facts, births(copy, steps, orders), orders);
      };
    },
    'places alone': (bytes) => {
      const game = opened(decode(bytes, true));
      const placed = placedBuildings(game);
      return () => findPlaces({ ...game }, readOrderLog(game)!, placed);
    },
    'all of it': (bytes) => async () => {
      const game = opened(await decodeTimed(bytes, true));
      documents(game);
      findPlaces(game, readOrderLog(game)!);
    },
  }) as const satisfies Readonly<Record<string, Part>>;

function opened(result: Decoded): Game {
  if (!result.ok) throw new Error(result.failure.sentence);
  return result.value;
}

function documents(game: Game): void {
  summarize(game, 'benchmark');
  analyze(game, 'benchmark');
}
