import { useRef } from 'preact/hooks';

interface Props {
  label: string;
  /** Accessible name, for a button whose label stands on the page more than once. It begins with the label. */
  name?: string;
  /** CSS class of the button. */
  look?: string;
  /** Gets what the visitor chose, in their order. Not called if they cancel. */
  give: (files: readonly File[]) => void;
  accept?: string;
  multiple?: boolean;
  /** Chooses a folder with all its files. */
  webkitdirectory?: boolean;
}

/** A button that replaces the browser's file button, which can't be styled. */
export function FileButton({ label, name, look, give, ...attributes }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class={look} aria-label={name} onClick={() => field.current!.click()}>
        {label}
      </button>
      <input
        ref={field}
        type="file"
        hidden
        {...attributes}
        onChange={({ currentTarget }) => {
          give([...(currentTarget.files ?? [])]);
          // Makes choosing the same file again count as a change.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
