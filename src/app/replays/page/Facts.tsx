import type { Fact } from '../../../search/facts/fact.ts';
import type { BrowseState } from './state.ts';

/** Facts about the games of the query, the asked one first. Winners and lengths stay hidden in spoiler-free mode. */
export function Facts({ state: { facts, hrefOf, spoilerFree } }: { state: BrowseState }) {
  const shown = facts.filter(({ spoils }) => !(spoils && spoilerFree));
  if (shown.length === 0) return null;
  return (
    <dl class="facts" aria-label="About these games">
      {shown.map((fact) => (
        <div key={fact.id}>
          <dt>{fact.label}</dt>
          <dd>
            <FactText fact={fact} hrefOf={hrefOf} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FactText({ fact, hrefOf }: { fact: Fact; hrefOf: BrowseState['hrefOf'] }) {
  return (
    <>
      {fact.text.map((run, at) =>
        typeof run === 'string' ? (
          run
        ) : (
          <a key={at} href={'href' in run ? run.href : hrefOf(run.game)}>
            {run.text}
          </a>
        ),
      )}
    </>
  );
}
