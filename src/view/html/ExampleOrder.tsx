import type { GameAnalysis } from '../../game/analysis.ts';
import { urls } from '../../urls.ts';
import { EXAMPLE_WORDS as WORDS } from '../build/example-words.ts';
import { orderOfPlayer } from '../game/build-orders.ts';
import { titleWithPatch } from '../words.ts';
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
  const { first, rest } = orderOfPlayer(game, slot);
  const { handle } = game.players.find((player) => player.slot === slot)!;
  return (
    <>
      <p>
        <b>
          <bdi>{handle}</bdi>
        </b>{' '}
        in <a href={urls.game(game.replayId)}>{titleWithPatch(game)}</a>. {why}{' '}
        <span data-md="skip">{WORDS.usage}</span>
      </p>
      <Table table={first} />
      {rest && (
        <div class="spoiler">
          <Reveal what={WORDS.reveal} />
          <details class="fold reveals-length">
            <summary>{WORDS.rest}</summary>
            <Table table={rest} />
          </details>
        </div>
      )}
      <p class="quiet">
        {WORDS.supply} <a href={urls.orders(game.replayId)}>{WORDS.withTimeline}</a>
      </p>
    </>
  );
}
