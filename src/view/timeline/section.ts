import type { GameAnalysis } from '../../game/analysis.ts';
import { bySide } from '../../game/sides.ts';
import { onPage, quiet, type Part, type Section } from '../page.ts';
import { between } from '../words.ts';
import { drawLine, type OnLine } from './draw.ts';
import { topLevel } from './level-band.ts';
import { lanesOf } from './lanes.ts';
import { tipOf } from './tips.ts';

/** Heroes, halls, camps and fights of a game over time; null if nobody did anything. */
export function gameLine(game: GameAnalysis, onLine: OnLine): Section | null {
  if (game.players.every(({ build, heroes }) => build.length === 0 && heroes.length === 0)) return null;
  const signature = onLine.pulse !== null;
  const banded =
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
          words: bySide(game.players).map((players, side) => ({
            words: between(
              players.map(({ handle }) => ({ text: handle })),
              ' & ',
            ),
            as: `side-${side % 4}`,
          })),
        },
        { kind: 'drawn', look: 'line-box', svg: drawLine(game, onLine) },
        quiet(
          'In a hero’s line, a stroke is a skill point and a ring is a revive order, so the hero had died. ',
          banded
            ? `The band around it is the level, from 1 at the bottom to ${topLevel(onLine.chronicle.levels ?? [])} at the top. ` +
                'Skill points confirm the lower edge, and the hero can’t have been above the upper edge. '
            : '',
          'A hall’s bar grows with its tier and is hollow during the upgrade. A house marks an ordered expansion.',
          signature
            ? ' Triangles: first orders at a creep camp. Bars in the middle are attack orders. Shaded areas are fights, numbered as in the key moments. '
            : ' ',
        ),
        { kind: 'fold', title: ['Every mark in words'], parts: [inWords(game, onLine)] },
      ]),
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
        if (lane.kind === 'signature') return [tip];
        const whose = lane.kind === 'hall' ? lane.player.handle : sides[lane.side]!;
        return [{ text: whose }, `: ${tip}`];
      }),
  };
}
