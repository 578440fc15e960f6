import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { notLoaded } from '../../island/json.ts';

interface Props<Given> {
  /** What the button says. */
  label: string;
  /** What is missing where it does not load, with a capital letter. */
  what: string;
  load: () => Promise<ComponentType<Given>>;
  given: Given;
}

/** The offer of a part of the page that loads when it is taken. */
export function OnRequest<Given>({ label, what, load, given }: Props<Given>) {
  const [Part, setPart] = useState<ComponentType<Given> | null>();
  if (Part) return <Part {...(given as Given & object)} />;
  if (Part === null) return <p class="notice">{notLoaded(what)}</p>;
  const take = () =>
    void load().then(
      (part) => setPart(() => part),
      () => setPart(null),
    );
  return (
    <p class="tools">
      <button type="button" onClick={take}>
        {label}
      </button>
    </p>
  );
}
