/**
 * The document that puts a build order into an overlay. One file fits both programs, because each of them ignores the
 * fields of the other. Read on 2026-11-28 from RTS Overlay (`docs/wc3_overlay.js`, commit 42eb6fae, with
 * `checkValidSteps` and `getFactionsWC3`) and from the Warcraft-Gym overlay (`src/lib/buildExchange.ts`, commit
 * 214c0ca2, and the lengths in `src/lib/buildEditorSchema.ts`).
 */
import { z } from 'zod';

const clock = z.string().regex(/^\d+:[0-5]\d$/);
const faction = z.enum(['Humans', 'Orcs', 'Night Elves', 'Undead']);
const gymRace = z.enum(['human', 'orc', 'nightelf', 'undead']);

const rtsOverlay = {
  name: z.string().min(1),
  race: faction,
  opponent_race: z.union([z.array(faction).min(1), z.literal('Any')]),
  author: z.string(),
  source: z.url().describe('Address of the page with the build order.'),
  build_order: z
    .array(
      z.strictObject({
        time: clock,
        food: z.int().nonnegative().exactOptional().describe('Food used before the order, if it’s exact.'),
        notes: z
          .array(z.string())
          .min(1)
          .describe('What to order, after its picture as `@folder/name.webp@` if RTS Overlay has it.'),
      }),
    )
    .min(1)
    .describe('Steps in the order of time.'),
};

const warcraftGym = {
  format: z.literal('wc3gym-build'),
  version: z.literal(1),
  build: z.strictObject({
    title: z.string().min(6).max(90),
    race: gymRace,
    vsRaces: z.array(gymRace),
    difficulty: z.enum(['beginner', 'intermediate', 'advanced']),
    patch: z.string().max(16).exactOptional(),
    tags: z.array(z.string()),
    summary: z.string().min(20).max(200),
    author: z.string().min(2).max(60),
    description: z.string().describe('Address of the page with the build order.'),
    steps: z
      .array(
        z.strictObject({
          time: clock.max(5).exactOptional().describe('Absent from 100 minutes on.'),
          supply: z.int().min(0).max(100).exactOptional(),
          instruction: z.string().min(2).max(160),
          icon: z.string().exactOptional().describe('Key of a picture of the Warcraft-Gym overlay.'),
        }),
      )
      .min(1),
  }),
};

/** The published document, which has the fields of both formats. */
export const overlaySchema = z
  .strictObject({ ...rtsOverlay, ...warcraftGym })
  .describe('A build order for RTS Overlay and the Warcraft-Gym overlay.');

export type OverlayDocument = z.infer<typeof overlaySchema>;
