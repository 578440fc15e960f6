/** A game as a report for a terminal. */
import type { AnalysedPlayer, AnalysedStep, GameAnalysis } from '../../../game/analysis.ts';
import { formatClock } from '../../../game/clock.ts';
import { gameTitle, raceText } from '../../../view/game-title.ts';
import { stepText, supplyText } from '../../../view/step-text.ts';
import type { GameOnMap } from '../map.ts';
import { fit, safe, sideBySide, styleIf, widthOf, wrapText, type Look } from './text.ts';

/** Steps later than this are only counted in a report. */
const OPENING_MS = 10 * 60 * 1000;
/** Least columns of a build order. */
const BUILD_WIDTH = 36;
/** Columns of the longest usual time. */
const TIME_WIDTH = 5;

/** Players, result with its basis, openings and key moments. */
export function report(analysis: GameAnalysis, { moments }: Pick<GameOnMap, 'moments'>, look: Look): string {
  const { players } = analysis;
  const names = Math.max(...players.map(({ handle }) => widthOf(safe(handle))));
  return paragraphs([
    heading(analysis, look),
    players.flatMap((player) => playerLines(player, Math.min(names, MAX_NAME), look)),
    sideBySide(players.map(opening), look.width, BUILD_WIDTH),
    moments.length > 0
      ? [styleIf(look, 'bold', 'Key moments'), ...moments.flatMap((moment) => momentLines(moment, look))]
      : [],
  ]);
}

/** The whole build orders of all players, one after the other. */
export function buildOrders(analysis: GameAnalysis, look: Look): string {
  return paragraphs([
    heading(analysis, look),
    ...analysis.players.map((player) => [
      styleIf(look, 'bold', playerTitle(player)),
      ...stepLines(player.build).map((line, index) =>
        player.build[index]!.cancelled ? styleIf(look, 'dim', line) : line,
      ),
    ]),
  ]);
}

const paragraphs = (parts: readonly (readonly string[])[]): string =>
  parts
    .filter(({ length }) => length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');

function heading(analysis: GameAnalysis, look: Look): string[] {
  const { sides, matchup, patch, decidedMs, played, complete, incomplete, winner, winnerUnknown, players } =
    analysis;
  const days = played.at ?? [...new Set([played.from, played.to])].filter(Boolean).join(' to ');
  const facts = [sides, matchup, patch && `patch ${patch}`, formatClock(decidedMs), days].filter(Boolean);
  const won = players.filter(({ result }) => result === 'won').map(({ handle }) => safe(handle));
  const result = winner
    ? `${won.join(' & ')} won. ${winner.sentence}`
    : `Winner unknown. ${winnerUnknown?.sentence ?? ''}`;
  return [
    ...wrapText(safe(gameTitle(analysis)), look.width).map((line) => styleIf(look, 'bold', line)),
    ...wrapText(facts.join(' · '), look.width).map((line) => styleIf(look, 'dim', line)),
    ...wrapText(result, look.width).map((line) => styleIf(look, 'green', line)),
    ...(complete ? [] : wrapText(`Incomplete. ${incomplete?.sentence ?? ''}`, look.width)).map((line) =>
      styleIf(look, 'yellow', line),
    ),
  ];
}

/** Longer names are cut off. */
const MAX_NAME = 24;

function playerLines(player: AnalysedPlayer, names: number, look: Look): string[] {
  const { handle, kind, apm, heroes, tiers, expansions, result } = player;
  const heroList = heroes.map(({ name, level, ordered }) =>
    [name, level, ordered && `(${formatClock(ordered.ms)})`].filter(Boolean).join(' '),
  );
  const times = [
    ...tiers.flatMap(({ tier, ordered }) => (ordered ? [`tier ${tier} ${formatClock(ordered.ms)}`] : [])),
    ...expansions.slice(0, 1).map(({ ms }) => `expansion ${formatClock(ms)}`),
  ];
  // The orders of computers aren't recorded.
  const rate = kind === 'human' && `${apm.average} APM`;
  const facts = [raceText(player), result, rate, ...times].filter(Boolean).join(', ');
  const inside = look.width - names - 2;
  const lines = [facts, heroList.join(', ')].filter(Boolean).flatMap((text) => wrapText(text, inside));
  const [head = '', ...furtherLines] = lines;
  const indent = ' '.repeat(names + 2);
  return [
    `${styleIf(look, 'bold', fit(safe(handle), names))}  ${head}`,
    ...furtherLines.map((line) => indent + line),
  ];
}

const playerTitle = (player: AnalysedPlayer): string => `${safe(player.handle)}, ${raceText(player)}`;

/** The steps of the first minutes, without workers and cancelled ones. */
function opening(player: AnalysedPlayer): string[] {
  const standing = player.build.filter(({ cancelled, worker }) => !cancelled && !worker);
  const early = standing.filter(({ ms }) => ms <= OPENING_MS);
  const omitted = standing.length - early.length;
  return [
    playerTitle(player),
    ...stepLines(early),
    ...(omitted > 0 ? [`${' '.repeat(TIME_WIDTH)}  and ${omitted} later`] : []),
  ];
}

/** Time, supply and order of each step. */
function stepLines(steps: readonly AnalysedStep[]): string[] {
  const supply = Math.max(0, ...steps.map((step) => supplyText(step).length));
  return steps.map((step) =>
    [
      formatClock(step.ms).padStart(TIME_WIDTH),
      ...(supply > 0 ? [supplyText(step).padEnd(supply)] : []),
      safe(stepText(step)),
    ].join('  '),
  );
}

function momentLines({ ms, sentence, bold }: GameOnMap['moments'][number], look: Look): string[] {
  const [head = '', ...furtherLines] = wrapText(safe(`${sentence}.`), look.width - TIME_WIDTH - 2);
  const lines = [`${formatClock(ms).padStart(TIME_WIDTH)}  ${head}`];
  lines.push(...furtherLines.map((line) => ' '.repeat(TIME_WIDTH + 2) + line));
  return bold ? lines.map((line) => styleIf(look, 'bold', line)) : lines;
}
