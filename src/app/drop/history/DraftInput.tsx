import { useState } from 'preact/hooks';

interface Props {
  label: string;
  value: string;
  /** Called with the text when the visitor leaves the field or presses Enter. */
  commit: (text: string) => void;
}

/** A text field that keeps half-typed text when the list around it is redrawn. */
export function DraftInput({ label, value, commit }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <input
      aria-label={label}
      value={draft ?? value}
      onInput={({ currentTarget }) => setDraft(currentTarget.value)}
      onChange={({ currentTarget }) => {
        commit(currentTarget.value);
        setDraft(null);
      }}
    />
  );
}
