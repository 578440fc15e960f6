import { Section } from '../../../view/html/Section.tsx';
import { compareSideOf } from '../../compare/side.ts';
import { notLoaded } from '../../shell/words.ts';
import { LIBRARY_PARTS } from '../words.ts';
import { SeenFrom, playersToAdvise, useArchiveDocument, useSeenFrom, type AdvisedGame } from './SeenFrom.tsx';
import { archiveSections } from './sections.ts';

/**
 * Compares a game with the archive: closest games, builds, and ranks of key timings. Nothing if nobody in the game can be
 * compared.
 */
export function ArchiveComparison({ game, chronicle, firstMs }: AdvisedGame) {
  const archive = useArchiveDocument();
  const [slot, choose] = useSeenFrom(game);
  const people = playersToAdvise(game);
  const shown = slot ?? people[0]?.slot;
  const side = shown === undefined ? undefined : compareSideOf(game, shown);
  if (!side) return null;
  if (archive === null) return <p class="notice">{notLoaded(LIBRARY_PARTS.archive)}</p>;
  if (!archive) return <div class="report among" aria-busy />;
  return (
    <div class="report among">
      <SeenFrom people={people} slot={side.player.slot} choose={choose} />
      {archiveSections({ ...side, chronicle, firstMs }, archive).map((section) => (
        <Section key={`${side.player.slot} ${section.id}`} section={section} />
      ))}
    </div>
  );
}
