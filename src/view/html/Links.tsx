import { Fragment } from 'preact';
import type { Link } from '../rich-text.ts';

/** Links on one line, separated by commas. */
export const LinkLine = ({ links }: { links: readonly Link[] }) => (
  <>
    {links.map(({ text, href }, at) => (
      <Fragment key={href}>
        {at > 0 && ', '}
        <a href={href}>
          <bdi>{text}</bdi>
        </a>
      </Fragment>
    ))}
  </>
);
