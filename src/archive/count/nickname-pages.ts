/** Pages under other words for players, some of which had the player's page before: they lead to it. */
import { slugOf } from '../../game/slug.ts';
import type { Archive } from './archive.ts';

/** The nicknames of players with a page, as the last part of an address, with the slug of the player's page. */
export function nicknamePages({ catalogue, nicknames }: Archive): { word: string; slug: string }[] {
  const people = catalogue.people.map(({ person }) => person);
  const taken = new Set(people.map(({ slug }) => slug));
  return [...nicknames].flatMap(([nickname, name]) => {
    const word = slugOf(nickname);
    const person = people.find((candidate) => candidate.name === name);
    return person && !taken.has(word) ? [{ word, slug: person.slug }] : [];
  });
}
