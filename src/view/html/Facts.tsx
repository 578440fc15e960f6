import type { PageFact } from '../page.ts';
import type { Piece } from '../rich-text.ts';
import { between } from '../phrases.ts';
import { Said } from './RichText.tsx';

/** A list of facts, each with its label. */
export const Facts = ({ facts, look = 'facts' }: { facts: readonly PageFact[]; look?: string }) => (
  <dl class={look}>
    {facts.map((fact) => (
      <div key={fact.name}>
        <dt>{fact.name}</dt>
        <dd class={lookOf(fact)}>
          <Said words={valueOf(fact)} />
        </dd>
      </div>
    ))}
  </dl>
);

/** The class of a fact that spoiler-free mode hides. */
function lookOf({ result, length }: PageFact): string | undefined {
  if (result) return 'result';
  return length ? 'length' : undefined;
}

const valueOf = ({ value, href, names, note, lang }: PageFact): Piece[] => [
  // An element, because style sheets can't hide bare text.
  names
    ? { words: between(names, ' & '), as: 'named' }
    : { text: value, ...(href ? { href } : {}), ...(lang !== undefined && { lang }) },
  ...(note ? [{ words: ` ${note}`, as: 'quiet' }] : []),
];
