interface Props {
  /** Name of the thing to copy. */
  what: string;
  text: string;
  rows: number;
}

/** Text for the visitor to copy if the page can't copy it; selected when shown. */
export const CopyByHand = ({ what, text, rows }: Props) => (
  <label class="by-hand">
    {`The browser does not let this page use the clipboard. Copy the ${what} yourself:`}
    <textarea key={text} ref={select} readOnly rows={rows} value={text} />
  </label>
);

function select(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.select();
}
