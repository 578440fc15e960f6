import type { ComponentChildren } from 'preact';
import { aheadText } from '../difference.ts';

/** Seconds by which a side was earlier, in words and with the side for the eye; the reason where there are none. */
export function Ahead({ seconds, why = '–' }: { seconds: number | null; why?: ComponentChildren }) {
  if (seconds === null) return <td class="ahead quiet">{why}</td>;
  const side = seconds === 0 ? 'even' : seconds > 0 ? 'a' : 'b';
  return <td class={`ahead ${side}`}>{aheadText(seconds)}</td>;
}

interface TableProps {
  id: string;
  title: string;
  intro: ComponentChildren;
  /** Heading of the first column. */
  of: string;
  /** Heading of the last column. */
  difference?: string;
  /** Whether it tells how long the games lasted, which spoiler-free mode hides. */
  revealing?: boolean;
  /** Stands before and after the table. */
  above?: ComponentChildren;
  below?: ComponentChildren;
  children: ComponentChildren;
}

/** A section of the comparison: a table with a column for each side and one for what lies between them. */
export const SideTable = ({
  id,
  title,
  intro,
  of,
  difference = 'Difference',
  revealing = false,
  above,
  below,
  children,
}: TableProps) => (
  <section class={revealing ? 'reveals-length' : undefined} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <p class="quiet">{intro}</p>
    {above}
    <div class="scroll" role="group" aria-labelledby={id} tabIndex={0}>
      <table class="compared">
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">A</th>
            <th scope="col">B</th>
            <th scope="col">{difference}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
    {below}
  </section>
);
