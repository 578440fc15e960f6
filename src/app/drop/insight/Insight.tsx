import { compareSideOf } from '../../compare/side.ts';
import { notLoaded } from '../../shell/words.ts';
import { Section } from '../../../view/html/Section.tsx';
import { advisedPlayers } from './people.ts';
import { useSeenFrom } from './seen-from.ts';
import { SeenFrom } from './SeenFrom.tsx';
import { amongSections } from './sections.ts';
import { useAmong } from './use-among.ts';
import type { InsightProps } from './WorkOn.tsx';
import { PART_NAMES } from '../page/words.ts';

/** Compares a game with the archive: closest games, builds, and ranks of key timings. */
export function Insight({ game, chronicle, firstMs }: InsightProps) {
  const document = useAmong();
  const [slot, choose] = useSeenFrom(game);
  const side = compareSideOf(game, slot ?? advisedPlayers(game)[0]?.slot ?? '');
  if (document === null) return <p class="notice">{notLoaded(PART_NAMES.archive)}</p>;
  if (!document || !side) return <div class="report among" aria-busy={!document} />;
  return (
    <div class="report among">
      <SeenFrom people={advisedPlayers(game)} slot={side.player.slot} choose={choose} />
      {amongSections({ ...side, chronicle, firstMs }, document).map((section) => (
        <Section key={`${side.player.slot} ${section.id}`} section={section} />
      ))}
    </div>
  );
}
