/** Makes report sections of the key moments and fights in a link. */
import type { ToldInLink } from '../../../game/stored/link/told.ts';
import { quiet, table, type Section } from '../../../view/page.ts';
import type { Words } from '../../../view/rich-text.ts';
import { TOLD_NOTE, TOLD_TITLES, TOLD_WORDS } from './told-words.ts';

/** A section for key moments, and one for fights with a row per side. Empty sections are left out. */
export function sectionsOfTold({ moments, fights }: ToldInLink): Section[] {
  const texts: Section[] = [];
  if (moments.length > 0)
    texts.push({
      id: 'moments',
      title: TOLD_TITLES.moments,
      reveals: 'length',
      parts: [
        quiet(TOLD_NOTE),
        table({
          columns: [{ name: TOLD_TITLES.time, numeric: true }, { name: TOLD_TITLES.moment }],
          rows: moments.map(({ ms, sentence, inferred }): Words[] => [
            { ms },
            inferred ? TOLD_WORDS.inferred(sentence) : sentence,
          ]),
        }),
      ],
    });
  if (fights.length > 0)
    texts.push({
      id: 'fights',
      title: TOLD_TITLES.fights,
      reveals: 'length',
      parts: [
        table({
          look: 'dense',
          columns: [
            { name: TOLD_TITLES.from, numeric: true },
            { name: TOLD_TITLES.where },
            { name: TOLD_TITLES.side },
          ],
          rows: fights.flatMap(({ ms, place, sides }) => sides.map((side): Words[] => [{ ms }, place, side])),
        }),
      ],
    });
  return texts;
}
