/** `patches.json`: the game's releases, what recordings state of each, and what each changed, with its sources. */
import { z } from 'zod';
import { changesOfNumbers } from '../../../game/objects/numbers/by-release.ts';
import { RELEASES } from '../../../game/objects/numbers/releases.ts';
import { RELEASE_SOURCES, sourcesOf } from '../../../game/objects/numbers/sources.ts';
import { objectName } from '../../../game/objects/table.ts';

/** Schema of the document. */
export const patchesSchema = z.array(
  z.strictObject({
    release: z.string().describe('The release, such as "2.0.2"; a hotfix has its build of the product.'),
    patch: z.string().describe('Patch as recordings state it.'),
    build: z.int().describe('Build as recordings state it; 0 if unknown.'),
    actions: z
      .enum(['old', 'new'])
      .nullable()
      .describe('Numbers of the actions in recordings, which changed with 2.0.2; null if unknown.'),
    firstDay: z.iso.date().nullable().describe('Day of the release; null if unknown.'),
    withdrawn: z.boolean().describe('Whether it was taken back, and the release before it came again.'),
    known: z.boolean().describe('Whether its prices, times and food are known.'),
    changes: z.array(
      z.strictObject({
        id: z.string().describe('Id of the object that changed, such as "hfoo".'),
        name: z.string().describe('English name of the object.'),
        field: z.string().describe('What changed, such as "gold" or "seconds".'),
        from: z.string().nullable().describe('Value before the release; null if there was none.'),
        to: z.string().describe('Value since the release.'),
      }),
    ),
    sources: z.array(z.string()).describe('Where the changes are documented.'),
    sure: z.string().nullable().describe('How sure it is that this release made these changes.'),
  }),
);

/** Every release that recordings can come from, oldest first. */
export function patchesDocument(): z.input<typeof patchesSchema> {
  const changes = Map.groupBy(changesOfNumbers(), ({ release }) => release);
  return RELEASES.map(({ release, patch, build, actions, day, withdrawn, known }) => ({
    release,
    patch,
    build,
    actions,
    firstDay: day,
    withdrawn,
    known,
    changes: (changes.get(release) ?? []).map(({ id, field, from, to }) => ({
      id,
      name: objectName(id),
      field,
      from,
      to,
    })),
    sources: sourcesOf(release),
    sure: RELEASE_SOURCES[release]?.certainty ?? null,
  }));
}
