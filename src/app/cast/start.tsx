/** The program of the casting sheet: reads the two players from the address and shows their games. */
import { render } from 'preact';
import type { CastPlayer } from '../../archive/count/cast.ts';
import { loadJson } from '../shell/json.ts';
import { notLoaded } from '../shell/words.ts';
import { urls } from '../../urls.ts';
import { castSheet } from '../../view/cast/sheet.ts';
import { Reveal } from '../../view/html/Reveal.tsx';
import { Section } from '../../view/html/Section.tsx';
import { Glyph } from '../../view/svg/glyphs/Glyph.tsx';
import { RACE_GLYPHS } from '../../view/svg/glyphs/races.ts';

/** Shows the sheet of `?a=…&b=…` instead of the page's introduction, and fills in the form. */
export async function startCast(root: HTMLElement, form: HTMLFormElement): Promise<void> {
  const parameters = new URLSearchParams(location.search);
  const slugs = ['a', 'b'].map((name) => {
    const slug = parameters.get(name) ?? '';
    const select = form.elements.namedItem(name) as HTMLSelectElement;
    if ([...select.options].some(({ value }) => value === slug)) select.value = slug;
    return slug;
  });
  const page = root.closest('main')?.classList;
  // Before the sheet has come, so that nothing moves.
  page?.toggle('chosen', !slugs.includes(''));
  const shown = await show(root, slugs);
  page?.toggle('chosen', shown === 'sheet');
  root.dataset['ready'] = shown;
}

/** Shows the sheet, or the reason why there is none, and returns which of the two was shown. */
async function show(root: HTMLElement, [a = '', b = '']: readonly string[]): Promise<'sheet' | 'nothing'> {
  if (a === '' || b === '') return 'nothing';
  if (a === b) return say(root, SHEET_WORDS.samePlayer);
  const [gamesOfA, gamesOfB] = await Promise.all([a, b].map((slug) => loadJson(urls.prepData(slug))));
  if (!gamesOfA?.ok || !gamesOfB?.ok)
    return say(
      root,
      [gamesOfA, gamesOfB].some((loaded) => loaded && !loaded.ok && loaded.failure.code === 'not-found')
        ? SHEET_WORDS.noGames
        : notLoaded('The games of these players'),
    );
  const sheet = castSheet(gamesOfA.value as CastPlayer, gamesOfB.value as CastPlayer);
  render(<Sheet {...sheet} />, root);
  document.title = document.title.replace(/^[^·]+/, `${sheet.title} `);
  return 'sheet';
}

function say(root: HTMLElement, sentence: string): 'nothing' {
  render(
    <p class="notice" role="status">
      {sentence}
    </p>,
    root,
  );
  return 'nothing';
}

/** The casting sheet: two players on one sheet of paper. */
const Sheet = ({ title, lead, races, sections }: ReturnType<typeof castSheet>) => (
  <div class="sheet spoiler">
    <h2 class="players">
      {races.map((race) => (
        <Glyph name={RACE_GLYPHS[race]} />
      ))}{' '}
      <bdi>{title}</bdi>
    </h2>
    <p>{lead}</p>
    <p class="tools">
      <Reveal what="Show results and lengths" />{' '}
      <button type="button" onClick={() => print()}>
        Print this sheet
      </button>
    </p>
    <div class="parts">
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </div>
    <p class="quiet on-paper">{location.href}</p>
  </div>
);

/** Texts of the casting sheet's controls and messages. */
export const SHEET_WORDS = {
  samePlayer: 'Choose two different players.',
  noGames: 'One of these players has no 1v1 games in the archive. Choose from the lists.',
};
