/** Draws heroes on the map: a mark with two letters, their path, and their level. */
import type { Overlay } from './canvas.ts';
import { fillShape, isRound, outline } from './paint-shapes.ts';
import { placeNames } from './place-names.ts';
import type { LevelBand, Scene } from './scene.ts';
import type { Stage } from './stage.ts';

const HERO_PX = 10.5;
const FONT = '"Farseer Sans", sans-serif';

export function paintHeroes(overlay: Overlay, { heroes }: Scene, stage: Stage): void {
  const { context, palette: colour, place, size } = overlay;
  const placed = heroes.flatMap(({ slot, id, state, level }) =>
    'at' in state
      ? [
          {
            side: stage.sides[slot] ?? 'ink',
            name: stage.heroes[id] ?? id,
            state,
            level,
            at: place(state.at),
          },
        ]
      : [],
  );
  const spots = spread(placed.map(({ at }) => at));
  context.lineWidth = 1.5;
  for (const [index, { side, state }] of placed.entries()) {
    if (state.state !== 'walking') continue;
    context.globalAlpha = 0.7;
    context.strokeStyle = colour(side);
    context.setLineDash([4, 4]);
    context.beginPath();
    context.moveTo(...spots[index]!);
    context.lineTo(...place(state.to));
    context.stroke();
    context.setLineDash([]);
  }
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const [index, { side, name, state }] of placed.entries()) {
    const [x, y] = spots[index]!;
    const down = state.state === 'down';
    context.font = `600 10px ${FONT}`;
    fillShape(context, [x, y], HERO_PX, isRound(side), colour(down ? 'low' : side), down ? 0.85 : 1);
    context.strokeStyle = colour(down ? side : 'high');
    context.lineWidth = 1.5;
    outline(context, [x, y], HERO_PX, isRound(side));
    context.stroke();
    context.fillStyle = colour(down ? side : 'high');
    context.fillText(lettersOf(name), x, y + 0.5);
  }
  const names = placed.map(({ state, level }, index) => {
    const text = state.state === 'down' ? 'down' : levelText(level);
    const [x, y] = spots[index]!;
    return { text, x, y, width: 7 * text.length };
  });
  context.font = `600 12px ${FONT}`;
  context.textAlign = 'start';
  context.lineWidth = 3;
  context.globalAlpha = 1;
  context.strokeStyle = colour('high');
  for (const [index, spot] of placeNames(names, size.width, size.height, spots).entries()) {
    if (!spot) continue;
    const { text } = names[index]!;
    context.strokeText(text, spot.left, spot.middle);
    context.fillStyle = colour(placed[index]!.side);
    context.fillText(text, spot.left, spot.middle);
  }
}

/** "5", or "3–5" if the confirmed and the possible level differ. */
export const levelText = ([least, most]: LevelBand): string =>
  least === most ? `${least}` : `${least}–${most}`;

/** Two letters for a hero: the initials of two words, or the first two letters of a single word. */
function lettersOf(name: string): string {
  const [first = '', second] = name.split(' ').filter((word) => /^[A-Z]/.test(word));
  return second ? `${first[0]}${second[0]}` : first.slice(0, 2);
}

/** Moves overlapping marks apart, always in the same way. */
function spread(places: readonly [number, number][]): [number, number][] {
  const spots = places.map(([x, y]): [number, number] => [x, y]);
  const least = 2 * HERO_PX;
  for (let round = 0; round < 4; round++)
    for (let index = 0; index < spots.length; index++)
      for (let other = index + 1; other < spots.length; other++) {
        const [a, b] = [spots[index]!, spots[other]!];
        const away = Math.hypot(b[0] - a[0], b[1] - a[1]);
        if (away >= least) continue;
        const turn = away > 0.01 ? Math.atan2(b[1] - a[1], b[0] - a[0]) : index + 2 * other;
        const push = (least - away) / 2;
        for (const [spot, sign] of [
          [a, -1],
          [b, 1],
        ] as const) {
          spot[0] += Math.cos(turn) * push * sign;
          spot[1] += Math.sin(turn) * push * sign;
        }
      }
  return spots;
}
