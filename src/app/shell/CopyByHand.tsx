interface Props {
  /** What is to be copied, in the words of the page. */
  what: string;
  text: string;
  rows: number;
}

/** Text to be copied by hand, where the page may not do it; selected as soon as it is there. */
export const CopyByHand = ({ what, text, rows }: Props) => (
  <label class="by-hand">
    The browser does not let this page use the clipboard. Copy the {what} yourself:
    <textarea key={text} ref={select} readOnly rows={rows} value={text} />
  </label>
);

function select(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.select();
}
