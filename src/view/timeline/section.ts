/** The section with the timeline of a game. */
import type { GameAnalysis } from '../../game/analysis.ts';
import { bySide } from '../../game/sides.ts';
import { inTwin, onPage, quiet, type Part, type Section } from '../page.ts';
import { between } from '../phrases.ts';
import { drawLine, type OnLine } from './draw.ts';
import { topLevel } from './level-band.ts';
import { lanesOf } from './lanes.ts';
import { tipOf } from './tips.ts';

/** Heroes, halls, camps and fights of a game over time; null if nobody did anything. */
export function gameLine(game: GameAnalysis, onLine: OnLine): Section | null {
  if (game.players.every(({ build, heroes }) => build.length === 0 && heroes.length === 0)) return null;
  const isBanded =
    onLine.chronicle.levels?.some(({ levels, beyond }) => levels.length + beyond.length > 0) ?? false;
  return {
    id: 'line',
    title: 'Heroes, halls and fights',
    reveals: 'length',
    parts: [
      onPage(() => [
        {
          kind: 'text',
          look: 'line-sides',
          words: between(
            bySide(game.players).map((players, side) => ({
              words: between(
                players.map(({ handle }) => ({ text: handle })),
                ' & ',
              ),
              as: `side-${side % 4}`,
            })),
            ' vs ',
          ),
        },
        { kind: 'drawn', look: 'line-box', svg: drawLine(game, onLine) },
        quiet(
          'On a hero’s line, a stroke marks a skill point. A ring marks a revive order, which shows that the hero had died. ',
          isBanded
            ? `The band around the line shows the level, from 1 at the bottom to ${topLevel(onLine.chronicle.levels ?? [])} at the top. ` +
                'Skill points confirm the lower bound; the hero can’t have been above the upper bound. '
            : '',
          'A hall’s bar gets thicker with each tier, and is hollow while the hall is being upgraded. A house marks an expansion order.',
          onLine.pulse
            ? ' Each triangle marks the first order at a creep camp. Bars in the middle show the food that each side brought to fights, at least. Shaded areas are ' +
                'fights, with the same numbers as in the key moments. '
            : ' ',
        ),
        { kind: 'fold', title: ['All marks as text'], parts: [inWords(game, onLine)] },
      ]),
      inTwin(() => [inWords(game, onLine)]),
    ],
  };
}

/** The lanes as a list, for touch and keyboard users, who can't point at a mark. */
function inWords(game: GameAnalysis, { chronicle, pulse }: OnLine): Part {
  const sides = bySide(game.players).map((players) => players.map(({ handle }) => handle).join(' & '));
  const lanes = lanesOf(game, pulse !== null).lanes.map((lane) => ({ lane, tip: tipOf(lane, chronicle) }));
  return {
    kind: 'list',
    items: lanes
      .filter(({ tip }) => tip !== '')
      .map(({ lane, tip }) => {
        if (lane.kind === 'pulse') return [tip];
        const whose = lane.kind === 'hall' ? lane.player.handle : sides[lane.side]!;
        return [{ text: whose }, `: ${tip}`];
      }),
  };
}
