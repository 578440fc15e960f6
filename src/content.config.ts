import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { buildSchema } from './archive/builds/build.ts';

/** Prose with data in front of it. The games are no collection: a plain module reads them much faster. */
export const collections = {
  builds: defineCollection({
    loader: glob({ base: './src/content/builds', pattern: '*.mdx' }),
    schema: buildSchema,
  }),
};
