import type { SectionedPage } from '../page.ts';
import { Glyph } from '../svg/glyphs/Glyph.tsx';
import { listPart } from './ListPart.tsx';
import { Section } from './Section.tsx';
import { Trail } from './Trail.tsx';

/** A page made only of data: the trail, its title and its sections, with its game list last. */
export function PageContent({ page: { trail, title, glyphs = [], sections } }: { page: SectionedPage }) {
  const print = (wanted: readonly SectionedPage['sections'][number][]) =>
    wanted.map((section) => <Section key={section.id} section={section} lists={listPart} />);
  const isList = ({ id }: { id: string }) => id === 'games';
  return (
    <>
      <Trail trail={trail} title={title} />
      <h1>
        {glyphs.map((name) => (
          <Glyph key={name} name={name} />
        ))}
        <bdi>{title}</bdi>
      </h1>
      {print(sections.filter((section) => section.title === null))}
      <div class="sections">
        {print(sections.filter((section) => section.title !== null && !isList(section)))}
      </div>
      {print(sections.filter(isList))}
    </>
  );
}
