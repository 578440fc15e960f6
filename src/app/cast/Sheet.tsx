import { Reveal } from '../../view/html/Reveal.tsx';
import type { Section as Data } from '../../view/page.ts';
import { Section } from '../../view/html/Section.tsx';
import { SHEET_WORDS } from './words.ts';

/** The casting sheet: two players on one sheet of paper. */
export const Sheet = ({ title, lead, sections }: { title: string; lead: string; sections: Data[] }) => (
  <div class="sheet spoiler">
    <h2 class="players">
      <bdi>{title}</bdi>
    </h2>
    <p>{lead}</p>
    <p class="tools">
      <Reveal what={SHEET_WORDS.show} />{' '}
      <button type="button" onClick={() => print()}>
        {SHEET_WORDS.print}
      </button>
    </p>
    <div class="parts">
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </div>
    <p class="quiet on-paper">{location.href}</p>
  </div>
);
