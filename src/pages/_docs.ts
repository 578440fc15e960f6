/** The documentation, in the order in which it is listed. */
import { getCollection } from 'astro:content';

export const docs = (await getCollection('docs')).sort((a, b) => a.data.order - b.data.order);

/** One path of a route `[doc]` for each document. */
export const docPaths = () => docs.map((entry) => ({ params: { doc: entry.id }, props: { entry } }));
