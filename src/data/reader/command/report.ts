/** A game as a report for a terminal. */
import type { AnalysedPlayer, AnalysedStep, GameAnalysis } from '../../../game/analysis.ts';
import { formatClock } from '../../../game/clock.ts';
import { gameTitle, raceText, stepText, supplyText } from '../../../view/words.ts';
import type { GameOnMap } from '../map.ts';
import { fit, safe, sideBySide, styled, widthOf, wrapped, type Look } from './text.ts';

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
      ? [
          styled(look, 'bold', 'Key moments'),
          ...moments.flatMap(({ ms, sentence, bold }) => momentLines(ms, sentence, bold, look)),
        ]
      : [],
  ]);
}

/** The whole build orders of all players, one after the other. */
export function buildOrders(analysis: GameAnalysis, look: Look): string {
  return paragraphs([
    heading(analysis, look),
    ...analysis.players.map((player) => [
      styled(look, 'bold', playerTitle(player)),
      ...stepLines(player.build).map((line, at) =>
        player.build[at]!.cancelled ? styled(look, 'dim', line) : line,
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
    ...wrapped(safe(gameTitle(analysis)), look.width).map((line) => styled(look, 'bold', line)),
    ...wrapped(facts.join(' · '), look.width).map((line) => styled(look, 'dim', line)),
    ...wrapped(result, look.width).map((line) => styled(look, 'green', line)),
    ...(complete ? [] : wrapped(`Incomplete. ${incomplete?.sentence ?? ''}`, look.width)).map((line) =>
      styled(look, 'yellow', line),
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
  const first = [raceText(player), result, rate, ...times].filter(Boolean).join(', ');
  const inside = look.width - names - 2;
  const lines = [first, heroList.join(', ')].filter(Boolean).flatMap((text) => wrapped(text, inside));
  const [head = '', ...rest] = lines;
  const indent = ' '.repeat(names + 2);
  return [`${styled(look, 'bold', fit(safe(handle), names))}  ${head}`, ...rest.map((line) => indent + line)];
}

const playerTitle = (player: AnalysedPlayer): string => `${safe(player.handle)}, ${raceText(player)}`;

/** The steps of the first minutes, without workers and cancelled ones. */
function opening(player: AnalysedPlayer): string[] {
  const stood = player.build.filter(({ cancelled, worker }) => !cancelled && !worker);
  const early = stood.filter(({ ms }) => ms <= OPENING_MS);
  const later = stood.length - early.length;
  return [
    playerTitle(player),
    ...stepLines(early),
    ...(later > 0 ? [`${' '.repeat(TIME_WIDTH)}  and ${later} later`] : []),
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

function momentLines(ms: number, sentence: string, bold: boolean, look: Look): string[] {
  const [head = '', ...rest] = wrapped(safe(`${sentence}.`), look.width - TIME_WIDTH - 2);
  const lines = [`${formatClock(ms).padStart(TIME_WIDTH)}  ${head}`];
  lines.push(...rest.map((line) => ' '.repeat(TIME_WIDTH + 2) + line));
  return bold ? lines.map((line) => styled(look, 'bold', line)) : lines;
}
