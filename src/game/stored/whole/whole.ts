/**
 * A whole game as text, including map orders. The library stores it to show everything again without the recording.
 * Deflated JSON in the envelope of links. Runs in browsers and Node.
 */
import type { Game, PlayerOrders } from '../../game.ts';
import { replayId } from '../../identity.ts';
import { success, type Result } from '../../result.ts';
import { firstForm } from '../forms.ts';
import { deflate, inflatePacked } from '../link/deflate.ts';
import { seal, unseal } from '../link/envelope.ts';
import { shareFailure, UnreadableLink, type ShareFailureCode } from '../link/failure.ts';
import type { SharedGame } from '../link/pack.ts';
import { fromRow, toRow, type ObjectRow } from '../object-row.ts';
import { isWhole1 } from './check.ts';

/** Form 1: a game without its objects’ names, its orders in columns, and its id if it comes from the file name. */
interface Whole1 {
  name: string;
  game: Omit<Game, 'objects' | 'orders'> & { objects?: ObjectRow[] };
  orders: PlayerOrders[] | null;
}

/** Maximum JSON size to pack and unpack, in bytes: ten times the longest real game. */
const MOST_BYTES = 32 * 1024 * 1024;

/** All forms of whole games. */
const WHOLE = firstForm((kept): SharedGame => {
  if (!isWhole1(kept)) throw new UnreadableLink();
  const {
    name,
    game: { objects, ...rest },
    orders,
  } = kept as Whole1;
  const game: Game = {
    ...rest,
    ...(objects && { objects: objects.map(fromRow) }),
    ...(orders && { orders }),
  };
  return { game, replayId: replayId(game, name && `${name}.w3g`) };
});

/**
 * Packs a game in the latest form, using only the characters `A-Z a-z 0-9 - _`; null for a game without orders or above
 * the maximum size.
 */
export async function packWhole({ game, replayId: id }: SharedGame): Promise<string | null> {
  const { objects, orders, ...rest } = game;
  if (!orders) return null;
  const kept: Whole1 = {
    name: id === replayId(game, '') ? '' : id,
    game: { ...rest, ...(objects && { objects: objects.map(toRow) }) },
    orders,
  };
  const bytes = new TextEncoder().encode(JSON.stringify(kept));
  return bytes.length > MOST_BYTES ? null : seal(await deflate(bytes), WHOLE.latest);
}

/** Unpacks a packed text of any form. Never throws. */
export async function unpackWhole(text: string): Promise<Result<SharedGame, ShareFailureCode>> {
  try {
    const { form, bytes } = unseal(text, WHOLE.latest);
    const inflated = await inflatePacked(bytes, MOST_BYTES);
    if (!inflated) return shareFailure('share-damaged');
    return success(WHOLE.open(JSON.parse(new TextDecoder().decode(inflated)), form));
  } catch (error) {
    if (error instanceof UnreadableLink) return shareFailure(error.code);
    if (error instanceof SyntaxError) return shareFailure('share-damaged');
    throw error;
  }
}
