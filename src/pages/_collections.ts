/** Pages that people wrote in Markdown: the builds, by race and name, and the documentation. */
import { getCollection, render, type CollectionEntry } from 'astro:content';
import type { Build } from '../archive/builds/build.ts';
import { RACES } from '../game/races.ts';

const entries = await getCollection('builds');

/** The frontmatter of every build. */
export const library: readonly Build[] = entries
  .map(checkBuild)
  .sort(
    (a, b) =>
      RACES.indexOf(a.race) - RACES.indexOf(b.race) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  );

/** The build of a route. Throws for an id without a path. */
export function buildOf(id: string | undefined): Build {
  const build = library.find((candidate) => candidate.id === id);
  if (!build) throw new Error(`No build has the id ${id}`);
  return build;
}

/** The text of a build as a component. */
export async function buildText(id: string) {
  const entry = entries.find((candidate) => candidate.data.id === id);
  if (!entry) throw new Error(`No build has the id ${id}`);
  return (await render(entry)).Content;
}

function checkBuild({ id, data }: CollectionEntry<'builds'>): Build {
  if (data.id !== id)
    throw new Error(`src/content/builds/${id}.mdx: its id must be "${id}", not "${data.id}"`);
  return data;
}

/** The documentation, in listed order. */
export const docs = (await getCollection('docs')).sort((a, b) => a.data.order - b.data.order);

/** Paths of a `[doc]` route, one per document. */
export const docPaths = () => docs.map((entry) => ({ params: { doc: entry.id }, props: { entry } }));
