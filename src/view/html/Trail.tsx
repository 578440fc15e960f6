interface Props {
  trail: readonly { text: string; href: string }[];
  /** The page itself. */
  title: string;
}

/** The trail back to parent pages; nothing for a page without parents. */
export const Trail = ({ trail, title }: Props) =>
  trail.length === 0 ? null : (
    <nav class="trail" aria-label="Breadcrumb">
      <ol>
        {trail.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
        <li aria-current="page">
          <bdi>{title}</bdi>
        </li>
      </ol>
    </nav>
  );
