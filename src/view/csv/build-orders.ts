import type { GameAnalysis } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import { oneLine, orderLine } from '../lines.ts';
import { gameTitle, raceText, stepText } from '../words.ts';
import { printCsv } from './csv.ts';

const HEAD = ['ms', 'time', 'slot', 'player', 'race', 'type', 'id', 'name', 'presses', 'cancelled'];

/** Every order of a game as CSV, one line each, in order of time. */
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
    ]);
  return printCsv([HEAD, ...lines]);
}

/** The build orders of all players as plain text, to be copied. */
export function buildOrdersText(game: GameAnalysis): string {
  const facts = [gameTitle(game), game.patch && `patch ${game.patch}`].filter(Boolean).join(', ');
  const orders = game.players
    .filter(({ build }) => build.length > 0)
    .map((player) => {
      const lines = player.build.map((step) => orderLine(step.ms, stepText(step)));
      return [oneLine(`${player.handle}, ${raceText(player)}`), ...lines].join('\n');
    });
  return `${[oneLine(facts), ...orders].join('\n\n')}\n`;
}
