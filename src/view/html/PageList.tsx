import { ALL_OF_THEM } from '../numbered.ts';
import type { Link } from '../rich-text.ts';
import { LinkLine } from './Links.tsx';

interface Props {
  /** Numbered pages that contain the whole list; empty if the list shown here is already complete. */
  pages: readonly Link[];
  of?: 'games' | 'series';
}

export const PageList = ({ pages, of = 'games' }: Props) =>
  pages.length > 0 && (
    <nav aria-label={`All ${of}`}>
      <p>
        {ALL_OF_THEM} <LinkLine links={pages} />
      </p>
    </nav>
  );
