import { useState } from 'preact/hooks';
import type { LazyPart } from './part.tsx';

interface Props<Given> {
  /** Label of the button. */
  label: string;
  part: LazyPart<Given>;
  props: Given;
}

/** A part of the page that loads when its button is pressed. */
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
