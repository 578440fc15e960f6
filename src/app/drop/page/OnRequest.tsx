import { useState } from 'preact/hooks';
import type { Part } from './part.tsx';

interface Props<Given> {
  /** What the button says. */
  label: string;
  part: Part<Given>;
  given: Given;
}

/** The offer of a part of the page that loads when it is taken. */
export function OnRequest<Given extends object>({ label, part: { Part }, given }: Props<Given>) {
  const [asked, ask] = useState(false);
  if (asked) return <Part {...given} />;
  return (
    <p class="tools">
      <button type="button" onClick={() => ask(true)}>
        {label}
      </button>
    </p>
  );
}
