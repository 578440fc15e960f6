/** The sections of a report with key moments and fights from a link. */
import type { ToldInLink } from '../../../game/stored/link/told.ts';
import { quiet, table, type Section } from '../../../view/page.ts';
import type { Words } from '../../../view/rich-text.ts';
import { TOLD_NOTE } from './told-words.ts';

/** Key moments, and fights with one row per side; without empty sections. */
export function sectionsOfTold({ moments, fights }: ToldInLink): Section[] {
  const texts: Section[] = [];
  if (moments.length > 0)
    texts.push({
      id: 'moments',
      title: 'Key moments',
      reveals: 'length',
      parts: [
        quiet(TOLD_NOTE),
        table({
          columns: [{ name: 'Time', numeric: true }, { name: 'Moment' }],
          rows: moments.map(({ ms, sentence, inferred }): Words[] => [
            { ms },
            inferred ? `${sentence} (inferred)` : sentence,
          ]),
        }),
      ],
    });
  if (fights.length > 0)
    texts.push({
      id: 'fights',
      title: 'Fights',
      reveals: 'length',
      parts: [
        table({
          look: 'dense',
          columns: [{ name: 'From', numeric: true }, { name: 'Where' }, { name: 'Side' }],
          rows: fights.flatMap(({ ms, place, sides }) => sides.map((side): Words[] => [{ ms }, place, side])),
        }),
      ],
    });
  return texts;
}
