interface Props {
  label: string;
  /** What the field behind the button is called, where that is not its label. */
  name?: string;
  look?: string;
  give: (files: readonly File[]) => void;
  accept?: string;
  multiple?: boolean;
}

/** A button in place of the browser's own, which no style reaches. Further properties are those of the field. */
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
        // Choosing the same file once more is a change again.
        currentTarget.value = '';
      }}
    />
  </>
);
