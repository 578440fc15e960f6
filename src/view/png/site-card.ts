/** The picture for pages without their own. */
import { icon, line, MARGIN } from './drawing.ts';
import { lettersFor } from './fonts.ts';
import { HEIGHT, panel, WIDTH, type Panel } from './panel.ts';

export interface SiteCardOptions {
  /** Name of the site. */
  site: string;
  /** Description, one string per line. */
  lines: readonly string[];
}

/** The picture as one panel. Throws if our text can't be drawn. */
export async function siteCard({ site, lines }: SiteCardOptions): Promise<Panel[]> {
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
  return [
    panel({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, [
      icon(MARGIN, 120, 180),
      line(letters, site, name),
      ...lines.map((text, index) => line(letters, text, { ...words, y: 410 + index * 66 })),
    ]),
  ];
}
