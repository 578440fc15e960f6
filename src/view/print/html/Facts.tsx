import type { Fact } from '../../page.ts';
import { Said } from './Said.tsx';

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl class="facts">
    {facts.map(({ name, value, note, href, result, length }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd class={result ? 'result' : length ? 'length' : undefined}>
          <Said words={{ text: value, ...(href ? { href } : {}), ...(note ? { note } : {}) }} />
        </dd>
      </div>
    ))}
  </dl>
);
