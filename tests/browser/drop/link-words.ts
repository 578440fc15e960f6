/** Sections of the report that need no orders on the map, so that a link tells them as the replay does. */
const SECTIONS = ['work-on', 'players', 'timings', 'timeline', 'heroes', 'research', 'apm'];

/** When work on an expansion began, which orders at its site show; a note that appears on its own. */
const PROOFS = '[class^="from-"] > .note:only-child';

/** An expression that gives the words of those sections in a page, by section, and its facts without the file's date. */
export const SHARED_WORDS = `({
  facts: [...document.querySelectorAll('.report dl dd')].map(({ textContent }) => textContent.split(';')[0]),
  ...Object.fromEntries(${JSON.stringify(SECTIONS)}.map((id) => {
    const section = document.querySelector(\`.report section[aria-labelledby="\${id}"]\`).cloneNode(true);
    for (const proof of section.querySelectorAll('${PROOFS}')) proof.remove();
    return [id, section.textContent];
  })),
})`;
