/** The picture for pages without their own. */
import sharp from 'sharp';
import { icon, line, MARGIN } from './drawing.ts';
import { lettersFor } from './fonts.ts';
import { drawing, WIDTH } from './picture.ts';
import { colour } from './tokens.ts';

export interface SiteCardOptions {
  /** Name of the site. */
  site: string;
  /** Description, one string per line. */
  lines: readonly string[];
}

/** The site's icon as a square PNG, with the edge that systems may cut off. */
export const siteIcon = (size: number): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
        `<path fill="${colour('paper')}" d="M0 0H${size}V${size}H0z"/>${icon(size * 0.17, size * 0.17, size * 0.66)}</svg>`,
    ),
  )
    .png()
    .toBuffer();

/** The drawing of the picture. Throws if our text can't be drawn. */
export async function siteCard({ site, lines }: SiteCardOptions): Promise<string> {
  const letters = await lettersFor([site, ...lines]);
  if (!letters) throw new Error('The picture fonts lack letters of the site’s name.');
  const room = WIDTH - 2 * MARGIN;
  const name = {
    x: MARGIN + 210,
    y: 256,
    size: 150,
    weight: 'title',
    fill: 'ink',
    room: room - 210,
  } as const;
  const words = { x: MARGIN, size: 50, weight: 400, fill: 'quiet', room } as const;
  return drawing([
    icon(MARGIN, 120, 180),
    line(letters, site, name),
    ...lines.map((text, index) => line(letters, text, { ...words, y: 410 + index * 66 })),
  ]);
}
