/** The displayed report as a standalone HTML page to send or save, which makes no requests. */
import type { SavedFile } from '../../shell/save.ts';

/** The saved page runs no scripts and loads nothing, regardless of what the report contains. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** Controls and notes about the drop page, which make no sense in the saved page. */
const CONTROLS = 'button, input, select, script, .map-note';

/** Creates a page from a report, with its styles and glyphs. `name` is the file's name without extension. */
export async function reportPage(report: Element, heading: Element, name: string): Promise<SavedFile> {
  const copy = report.cloneNode(true) as Element;
  for (const control of copy.querySelectorAll(CONTROLS)) control.remove();
  for (const link of copy.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])'))
    link.setAttribute('href', link.href);
  const page = document.implementation.createHTMLDocument(heading.textContent);
  page.documentElement.lang = 'en';
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = POLICY;
  page.head.prepend(Object.assign(page.createElement('meta'), { charset: 'utf-8' }), policy);
  const main = page.createElement('main');
  main.className = 'frame asked';
  main.append(await glyphsOf(copy), heading.cloneNode(true), copy);
  page.body.append(main);
  // Styles are inserted as text, because this page's policy would block a style element.
  const html = page.documentElement.outerHTML.replace(
    '</head>',
    () => `<style>${rulesOf(document)}</style></head>`,
  );
  const text = `<!doctype html>\n${html}\n`;
  return { name: `${name}.html`, type: 'text/html', text };
}

/** All styles of a page except fonts, which would be requested. */
const rulesOf = ({ styleSheets }: Document): string =>
  [...styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText)
    .join('\n');

/** Embeds the drawings that a report refers to by address. */
async function glyphsOf(report: Element): Promise<SVGSVGElement> {
  const glyphs = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  glyphs.setAttribute('class', 'unseen');
  // Maps also use shapes of their own.
  const uses = [...report.querySelectorAll('use:not([href^="#"])')];
  const [address = ''] = uses[0]?.getAttribute('href')?.split('#') ?? [];
  const sprite = await fetch(address).then(
    async (response) => new DOMParser().parseFromString(await response.text(), 'image/svg+xml'),
    () => null,
  );
  const names = new Set(uses.map((use) => use.getAttribute('href')?.split('#')[1] ?? ''));
  for (const name of names) {
    const glyph = sprite?.getElementById(name);
    if (glyph) glyphs.append(document.importNode(glyph, true));
  }
  for (const use of uses) use.setAttribute('href', `#${use.getAttribute('href')?.split('#')[1]}`);
  return glyphs;
}
