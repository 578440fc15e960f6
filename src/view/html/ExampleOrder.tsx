import type { GameAnalysis } from '../../game/analysis.ts';
import { urls } from '../../urls.ts';
import { orderOfPlayer } from '../game/build-orders.ts';
import { titleWithPatch } from '../game-title.ts';
import { Reveal } from './Reveal.tsx';
import { Table } from './Table.tsx';

interface Props {
  game: GameAnalysis;
  /** Slot of the player who played the build. */
  slot: string;
  /** Why this example is shown first. */
  why?: string;
}

/** The whole order of an example of a build: every worker, unit and building. */
export function ExampleOrder({ game, slot, why }: Props) {
  const { handle, first, rest } = orderOfPlayer(game, slot);
  return (
    <>
      <p>
        <b>
          <bdi>{handle}</bdi>
        </b>{' '}
        in <a href={urls.game(game.replayId)}>{titleWithPatch(game)}</a>. {why}{' '}
        <span data-md="skip">Each time opens the game on its map at that second.</span>
      </p>
      <Table table={first} />
      {rest && (
        <div class="spoiler">
          <Reveal what={'Show the orders from 10:00 on'} />
          <details class="fold reveals-length">
            <summary>Orders from 10:00 on</summary>
            <Table table={rest} />
          </details>
        </div>
      )}
      <p class="quiet">
        Supply is the food used and available before the order. “13–15” means at least 13 and at most 15.{' '}
        <a href={urls.orders(game.replayId)}>Orders of both players, with a timeline</a>
      </p>
    </>
  );
}
