interface Props {
  label: string;
  /** Name of the hidden field, if it differs from the button's label. */
  name?: string;
  look?: string;
  give: (files: readonly File[]) => void;
  accept?: string;
  multiple?: boolean;
}

/**
 * A button that replaces the browser's file button, which can't be styled. Further properties are passed to the field.
 */
export const FileButton = ({ label, name = label, look, give, ...field }: Props) => (
  <>
    <button
      type="button"
      class={look}
      onClick={({ currentTarget }) => (currentTarget.nextElementSibling as HTMLInputElement).click()}
    >
      {label}
    </button>
    <input
      type="file"
      hidden
      aria-label={name}
      {...field}
      onChange={({ currentTarget }) => {
        give([...(currentTarget.files ?? [])]);
        // Makes choosing the same file again count as a change.
        currentTarget.value = '';
      }}
    />
  </>
);
