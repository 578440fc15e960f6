/** The picture of all pages that have none of their own. */
import { drawing, icon, line, MARGIN } from './drawing.ts';
import { lettersFor } from './fonts.ts';
import { WIDTH } from './picture.ts';

export interface SiteCardOptions {
  /** Name of the site. */
  site: string;
  /** What it is, a line each. */
  lines: readonly string[];
}

/** The drawing as SVG. Throws when our own words cannot be drawn. */
export async function siteCard({ site, lines }: SiteCardOptions): Promise<string> {
  const letters = await lettersFor([site, ...lines]);
  if (!letters) throw new Error('The fonts of pictures lack letters of the name of the site.');
  const room = WIDTH - 2 * MARGIN;
  return drawing([
    icon(MARGIN, 120, 180),
    line(letters, site, {
      x: MARGIN + 210,
      y: 256,
      size: 150,
      weight: 'title',
      fill: 'ink',
      room: room - 210,
    }),
    ...lines.map((text, index) =>
      line(letters, text, { x: MARGIN, y: 410 + index * 66, size: 50, weight: 400, fill: 'quiet', room }),
    ),
  ]);
}
