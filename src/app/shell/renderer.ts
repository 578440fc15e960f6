/** How pages print components: as plain HTML, without anything that a browser could wake up again. */
import { h, type ComponentType } from 'preact';
import renderToString from 'preact-render-to-string';

/** Every function that is not one of Astro's own is such a component: there is no other framework to ask. */
export const check = (component: unknown): boolean => typeof component === 'function';

/** What stands between the tags of a component is HTML already. */
export function renderToStaticMarkup(
  component: ComponentType,
  props: Record<string, unknown>,
  slots: Readonly<Record<string, string>>,
): { html: string } {
  if (slots['default']) throw new Error('A component of a page takes what it shows as properties.');
  return { html: renderToString(h(component, props)) };
}

// Nothing in such HTML is left to be filled by Astro.
export default { check, renderToStaticMarkup, supportsAstroStaticSlot: true };
