/** The report on the screen as one HTML page, to be sent or kept: it asks nobody for anything. */
import type { SavedFile } from '../../shell/save.ts';

/** Whatever stands in the report, the page runs nothing and loads nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** The page, with its styles and glyphs in it. `name` is that of the file, without its ending. */
export async function reportPage(report: Element, heading: Element, name: string): Promise<SavedFile> {
  const copy = report.cloneNode(true) as Element;
  // What speaks of this page goes with its buttons.
  for (const control of copy.querySelectorAll('button, input, select, script, .map-note')) control.remove();
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
  // Within this page, its policy would not let them in.
  const html = page.documentElement.outerHTML.replace(
    '</head>',
    () => `<style>${rulesOf(document)}</style></head>`,
  );
  const text = `<!doctype html>\n${html}\n`;
  return { name: `${name}.html`, type: 'text/html', text };
}

/** All styles of a page but its fonts, which would be asked for. */
const rulesOf = ({ styleSheets }: Document): string =>
  [...styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText)
    .join('\n');

/** The drawings that a report shows by their address: taken into it, and shown from there. */
async function glyphsOf(report: Element): Promise<SVGSVGElement> {
  const glyphs = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  glyphs.setAttribute('class', 'unseen');
  const uses = [...report.querySelectorAll('use')];
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
