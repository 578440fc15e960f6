import { useMemo } from 'preact/hooks';
import { compareSideOf } from '../../compare/side.ts';
import { notLoaded } from '../../shell/json.ts';
import type { GameAnalysis } from '../../../game/analysis.ts';
import type { ToldGame } from '../../../game/map/story-schema.ts';
import { Parts } from '../../../view/html/Section.tsx';
import type { AmongDocument } from './document.ts';
import { advisedPlayers } from './people.ts';
import { useSeenFrom } from './seen-from.ts';
import { SeenFrom } from './SeenFrom.tsx';
import { useAmong } from './use-among.ts';
import { workOnParts } from './work-on.ts';

export interface InsightProps {
  game: GameAnalysis;
  chronicle: ToldGame | null;
  /** End of its orders in ms, if it is only a beginning. */
  firstMs: number | null;
}

/** Shows what a player may work on, compared with the archive's winners. */
export function WorkOn({ game, chronicle, firstMs }: InsightProps) {
  const document = useAmong();
  const [slot, choose] = useSeenFrom(game);
  const people = advisedPlayers(game);
  if (people.length === 0) return null;
  return (
    <section class="work-on" aria-labelledby="work-on">
      <h2 id="work-on">What to work on</h2>
      <SeenFrom people={people} slot={slot} choose={choose} />
      {document === null && <p class="notice">{notLoaded('What the archive knows')}</p>}
      {document && slot !== null && <Advice key={slot} {...{ game, chronicle, firstMs, slot, document }} />}
    </section>
  );
}

interface AdviceProps extends InsightProps {
  slot: string;
  document: AmongDocument;
}

function Advice({ game, chronicle, firstMs, slot, document }: AdviceProps) {
  const parts = useMemo(() => {
    const side = compareSideOf(game, slot);
    return side ? workOnParts({ ...side, chronicle, firstMs }, document) : [];
  }, [game, chronicle, firstMs, slot, document]);
  return <Parts parts={parts} id="work-on" />;
}
