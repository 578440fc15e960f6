import type { Fact } from '../../page.ts';
import { Said } from './Said.tsx';

export const Facts = ({ facts, look = 'facts' }: { facts: readonly Fact[]; look?: string }) => (
  <dl class={look}>
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
