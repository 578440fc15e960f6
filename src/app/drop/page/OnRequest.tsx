import { useState } from 'preact/hooks';
import type { LazyPart } from './part.tsx';

interface Props<Given> {
  /** What the button says. */
  label: string;
  part: LazyPart<Given>;
  props: Given;
}

/** The offer of a part of the page that loads when it is taken. */
export function OnRequest<Given extends object>({ label, part: { Part }, props }: Props<Given>) {
  const [requested, ask] = useState(false);
  if (requested) return <Part {...props} />;
  return (
    <p class="tools">
      <button type="button" onClick={() => ask(true)}>
        {label}
      </button>
    </p>
  );
}
