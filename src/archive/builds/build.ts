/** A build of the curated library: the frontmatter of its text. */
import { z } from 'zod';
import { findObject } from '../../game/objects/table.ts';
import { RACES } from '../../game/races.ts';
import { conditionSchema, knownObjectId } from './rule.ts';

const heroId = knownObjectId.refine((id) => findObject(id)?.kind === 'hero', { error: 'is no hero' });

/** `any` for any hero or no hero, `tavern` for any tavern hero, or a list of heroes. */
const heroOfBuild = z.union([z.enum(['any', 'tavern']), z.array(heroId).min(1)]);

const matchup = z
  .string()
  .regex(/^[EHOU]v[EHOU]$/, 'must be two race letters such as "HvO"')
  .refine(([first = '', , second = '']) => first <= second, { error: 'must have its letters in order' });

/** A curated build: the front matter of its page, with the rule that attaches games. */
export const buildSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'must be lower-case words joined by hyphens'),
    name: z.string().min(1),
    race: z.enum(RACES),
    matchups: z.array(matchup).min(1).describe('Both races, in the format of the contract.'),
    heroes: z.array(heroOfBuild).min(1).describe('Heroes in the order they are trained; part of the rule.'),
    keyUnits: z
      .array(knownObjectId)
      .min(1)
      .describe('Main units of the build. Every attached game has them.'),
    rule: z
      .array(conditionSchema)
      .min(1)
      .describe('Conditions in addition to race, opponent and heroes; a game must meet all of them.'),
    summary: z.string().min(1).max(160).describe('One sentence.'),
  })
  .refine(({ race, matchups }) => matchups.every((letters) => letters.includes(race)), {
    error: 'must each have the race of the build',
    path: ['matchups'],
  });

export type Build = z.infer<typeof buildSchema>;
