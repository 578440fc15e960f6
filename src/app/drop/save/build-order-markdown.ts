import type { AnalysedPlayer, GameAnalysis } from '../../../game/analysis.ts';
import { formatClock } from '../../../game/clock.ts';
import { RACE_NAMES } from '../../../game/derive/race.ts';
import { gameTitle, stepText, supplyText } from '../../../view/words.ts';

/** The build orders of all players as Markdown, for forums and chats. */
export function buildOrderMarkdown(game: GameAnalysis): string {
  const facts = [game.map, formatClock(game.decidedMs), game.patch ? `patch ${game.patch}` : ''];
  const players = game.players.filter(({ build }) => build.length > 0);
  const paragraphs = [
    `# ${plain(gameTitle(game))}`,
    plain(facts.filter(Boolean).join(', ')),
    ...players.map(buildOrder),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

function buildOrder({ handle, race, build }: AnalysedPlayer): string {
  const rows = build.map(
    (step) => `| ${formatClock(step.ms)} | ${supplyText(step)} | ${plain(stepText(step))} |`,
  );
  return [
    `## ${plain(handle)}${race ? `, ${RACE_NAMES[race]}` : ''}`,
    '',
    '| Time | Supply | Order |',
    '| ---: | :-- | :-- |',
    ...rows,
  ].join('\n');
}

/** Escapes formatting and mentions, because recorded names may contain anything. */
export const plain = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~@]/g, (mark) => `\\${mark}`);
