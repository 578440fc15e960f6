/** A game as text that the fragment of an address can hold, and back. No DOM, no clock: runs wherever games do. */
import type { Game } from '../replay/game.ts';
import { replayId } from '../replay/identity.ts';
import { LIMITS } from '../replay/decode/limits.ts';
import { deflate, inflate } from './deflate.ts';
import { seal, unseal } from './envelope.ts';
import { shareFailure, Unreadable, type ShareResult } from './failure.ts';
import { record, text, type Field } from './field.ts';
import { game } from './layout.ts';
import { Sink } from './sink.ts';
import { Source } from './source.ts';

/** A game and the id that its page has. */
export interface SharedGame {
  game: Game;
  replayId: string;
}

/** Bytes of the largest game that the reader of recordings gives, unpacked; several times what real ones have. */
const MOST_BYTES = 2 * 1024 * 1024;

const shared = record<{ game: Game; name: string }>({ game, name: text });

/**
 * The text of a game: characters `A-Z a-z 0-9 - _` alone. It holds everything a decoded game does, and nothing
 * besides it but the id where that comes from the name of the file. The same game gives the same text on one machine;
 * another one may compress it otherwise.
 */
export async function packGame({ game, replayId: id }: SharedGame): Promise<string> {
  const sink = new Sink(commonStep(game));
  shared.write(sink, { game, name: id === replayId(game, '') ? '' : id });
  return seal(await deflate(sink.bytes()));
}

/** The game of a text, equal to the packed one in every value. Never throws. */
export async function unpackGame(packed: string): Promise<ShareResult<SharedGame>> {
  if (packed.length > MOST_BYTES) return shareFailure('share-too-long');
  try {
    const bytes = await inflate(unseal(packed), MOST_BYTES);
    if (!bytes) return shareFailure('share-damaged');
    return { ok: true, value: read(shared, bytes) };
  } catch (error) {
    if (error instanceof Unreadable) return shareFailure(error.code);
    throw error;
  }
}

function read(field: Field<{ game: Game; name: string }>, bytes: Uint8Array): SharedGame {
  const source = new Source(bytes);
  const { game, name } = field.read(source);
  source.end();
  if (!game.players.some(({ kind }) => kind !== 'observer')) throw new Unreadable();
  for (const { events, units } of game.players)
    if (events.some(({ by = -1 }) => by >= units.length)) throw new Unreadable();
  if (game.players.reduce((sum, { events }) => sum + events.length, 0) > 2 * LIMITS.allEvents)
    throw new Unreadable();
  return { game, replayId: replayId(game, name && `${name}.w3g`) };
}

/** The largest number of ms that all times of a game are multiples of. */
function commonStep({ clockMs, leaves, players }: Game): number {
  let step = clockMs;
  const count = (ms: number) => {
    for (let rest = ms; rest > 0;) [step, rest] = [rest, step % rest];
  };
  for (const { ms } of leaves) count(ms);
  for (const { units, events } of players) {
    for (const { ms } of events) count(ms);
    for (const [ms] of units.flat()) count(ms);
  }
  return step || 1;
}
