/** How pages print components: as static HTML, without hydration. */
import { h, type ComponentType } from 'preact';
import renderToString from 'preact-render-to-string';

/** Every function that isn't one of Astro's is such a component, because there is no other framework. */
export const check = (component: unknown): boolean => typeof component === 'function';

/** Slot content is already HTML. */
export function renderToStaticMarkup(
  component: ComponentType,
  props: Record<string, unknown>,
  slots: Readonly<Record<string, string>>,
): { html: string } {
  if (slots['default']) throw new Error('A component of a page takes what it shows as properties.');
  return { html: renderToString(h(component, props)) };
}

// Static HTML has no slots for Astro to fill.
export default { check, renderToStaticMarkup, supportsAstroStaticSlot: true };
