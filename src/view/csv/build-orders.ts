import type { GameAnalysis } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import { oneLine, orderLine } from '../lines.ts';
import { gameTitle, raceText } from '../game-title.ts';
import { stepText, supplyText } from '../step-text.ts';
import { printCsv } from './csv.ts';

const HEAD = [
  'ms',
  'time',
  'slot',
  'player',
  'race',
  'type',
  'id',
  'name',
  'presses',
  'cancelled',
  'supply_at_least',
  'supply_at_most',
  'food_made_at_least',
  'food_made_at_most',
];

/** All orders of a game as CSV, one line each, by time. */
export function buildOrdersCsv({ players }: GameAnalysis): string {
  const steps = players.flatMap((player) => player.build.map((step) => ({ step, player })));
  const lines = steps
    .sort((a, b) => a.step.ms - b.step.ms)
    .map(({ step, player }) => [
      String(step.ms),
      formatClock(step.ms),
      player.slot,
      player.handle,
      player.race ?? '',
      step.worker ? 'worker' : step.type,
      step.id,
      step.name,
      String(step.presses),
      step.cancelled ? 'yes' : '',
      ...[step.supply?.used, step.supply?.made].flatMap((food) => (food ?? ['', '']).map(String)),
    ]);
  return printCsv([HEAD, ...lines]);
}

/** The build orders of all players as plain text, for copying. */
export function buildOrdersText(game: GameAnalysis): string {
  const facts = [gameTitle(game), game.patch && `patch ${game.patch}`].filter(Boolean).join(', ');
  const orders = game.players
    .filter(({ build }) => build.length > 0)
    .map((player) => {
      const hasSupply = player.build.some(({ supply }) => supply);
      const lines = player.build.map((step) =>
        orderLine(step.ms, stepText(step), hasSupply ? supplyText(step) : null),
      );
      return [oneLine(`${player.handle}, ${raceText(player)}`), ...lines].join('\n');
    });
  return `${[oneLine(facts), ...orders].join('\n\n')}\n`;
}
