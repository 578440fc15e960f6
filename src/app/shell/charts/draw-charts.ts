/** Combines displayed charts into one picture, because a file has neither the page's style sheets nor its glyphs. */
type Attributes = Readonly<Record<string, string | number>>;

const SVG = 'http://www.w3.org/2000/svg';
/** Inherited style properties of elements. */
const INHERITED = [
  ...['color', 'fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray'],
  ...['stroke-linecap', 'paint-order', 'text-anchor', 'font-family', 'font-size', 'font-weight'],
];
/** Style properties that aren't inherited. */
const OWN = ['opacity', 'transform', 'transform-box', 'transform-origin'];
/** Margin around the picture in px. */
const MARGIN = 16;
/** Height in px of the line below with the page's name. */
const LINE = 24;

/** Charts and labels at their positions, on the page's paper colour. */
export async function drawCharts(
  charts: readonly SVGSVGElement[],
  labels: readonly Element[],
): Promise<SVGSVGElement> {
  const visible = [...charts, ...labels]
    .filter((element) => element.checkVisibility())
    .map((element) => ({ element, box: element.getBoundingClientRect() }));
  const left = Math.min(...visible.map(({ box }) => box.left)) - MARGIN;
  const top = Math.min(...visible.map(({ box }) => box.top)) - MARGIN;
  const width = Math.ceil(Math.max(...visible.map(({ box }) => box.right)) - left) + MARGIN;
  const height = Math.ceil(Math.max(...visible.map(({ box }) => box.bottom)) - top) + LINE + MARGIN;
  const page = getComputedStyle(document.documentElement);
  const picture = svgElement('svg', { xmlns: SVG, width, height, viewBox: `0 0 ${width} ${height}` });
  picture.append(svgElement('rect', { width, height, fill: page.backgroundColor }));
  for (const { element, box } of visible) {
    const position = { x: box.left - left, y: box.top - top };
    if (element instanceof SVGSVGElement) {
      const copy = copyStyled(element);
      setAttributes(copy, { ...position, width: box.width, height: box.height, overflow: 'visible' });
      picture.append(copy);
    } else {
      const mark = element.querySelector('.mark-of');
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const fill = mark ? getComputedStyle(mark).backgroundColor : color;
      picture.append(
        words(element.textContent, position.x, position.y + box.height * 0.75, {
          fill,
          fontSize,
          fontWeight,
        }),
      );
    }
  }
  const quiet = { fill: page.color, fontSize: '12px', fontWeight: '400' };
  picture.append(words(document.title, MARGIN, height - MARGIN, quiet));
  await takeIn(picture);
  return picture;
}

/** A line of text in the page's font. */
function words(
  text: string,
  x: number,
  y: number,
  { fill, fontSize, fontWeight }: { fill: string; fontSize: string; fontWeight: string },
): SVGElement {
  const { fontFamily } = getComputedStyle(document.body);
  const look = { 'font-family': fontFamily, 'font-size': fontSize, 'font-weight': fontWeight };
  const line = svgElement('text', { x, y, fill, ...look });
  line.textContent = text.replace(/\s+/g, ' ').trim();
  return line;
}

/** A copy of a chart with inline styles and without hidden parts. */
export function copyStyled(chart: SVGSVGElement): SVGSVGElement {
  const copy = chart.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  for (const [index, original] of [chart, ...chart.querySelectorAll('*')].entries()) {
    const { style } = copies[index]!;
    const [look, around] = [
      getComputedStyle(original),
      original === chart ? null : getComputedStyle(original.parentElement!),
    ];
    for (const name of INHERITED) {
      const value = look.getPropertyValue(name);
      if (value !== around?.getPropertyValue(name)) style.setProperty(name, value);
    }
    const moved = look.transform !== 'none';
    if (moved || look.opacity !== '1')
      for (const name of OWN) style.setProperty(name, look.getPropertyValue(name));
    copies[index]!.removeAttribute('class');
    if (look.display === 'none') copies[index]!.remove();
  }
  return copy;
}

/** Embeds the glyphs that a picture uses from the page's sprite. */
export async function takeIn(picture: SVGSVGElement): Promise<void> {
  const uses = [...picture.querySelectorAll('use')].filter(
    (use) => !use.getAttribute('href')!.startsWith('#'),
  );
  const glyphs = document.createElementNS(SVG, 'defs');
  for (const use of uses) {
    const [sheet = '', id = ''] = use.getAttribute('href')!.split('#');
    if (!glyphs.querySelector(`#${CSS.escape(id)}`)) {
      const text = await (await fetch(sheet)).text();
      const glyph = new DOMParser().parseFromString(text, 'image/svg+xml').getElementById(id);
      if (glyph) glyphs.append(glyph);
    }
    use.setAttribute('href', `#${id}`);
  }
  if (uses.length > 0) picture.prepend(glyphs);
}

/** Makes an element for a picture. */
export function svgElement<Name extends 'svg' | 'rect' | 'text'>(name: Name, attributes: Attributes) {
  const element = document.createElementNS(SVG, name);
  setAttributes(element, attributes);
  return element;
}

/** Sets attributes of an element. */
export const setAttributes = (element: Element, attributes: Attributes): void => {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
};
