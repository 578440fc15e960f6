import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { buildSchema } from './archive/builds/build.ts';

/**
 * Collections of prose with frontmatter. Games aren't a collection, because a plain module reads them much faster.
 */
export const collections = {
  builds: defineCollection({
    loader: glob({ base: './src/content/builds', pattern: '*.mdx' }),
    schema: buildSchema,
  }),
  docs: defineCollection({
    loader: glob({ base: './src/content/docs', pattern: '*.mdx' }),
    schema: z.strictObject({
      title: z.string(),
      description: z.string(),
      /** Position in the list of documents. */
      order: z.int().positive(),
    }),
  }),
};
