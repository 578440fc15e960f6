import type { Section as Data } from '../page.ts';
import { Section } from './Section.tsx';
import { Steady } from './Steady.tsx';

interface Props {
  sections: readonly Data[];
  /** How many rows of build orders to draw at most, over all players; all of them if not given. */
  rows?: number | undefined;
}

/** Everything a reader sees of one game: the same for an archived game and a dropped replay. */
export const GameReport = ({ sections, rows }: Props) => (
  <>
    {sections.map((section) =>
      section.grows ? (
        <Section key={section.id} section={section} rows={rows} />
      ) : (
        <Steady key={section.id} of={[section]}>
          {() => <Section section={section} />}
        </Steady>
      ),
    )}
  </>
);
