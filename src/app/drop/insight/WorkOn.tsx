import { useEffect, useMemo, useState } from 'preact/hooks';
import { compareSideOf } from '../../compare/side.ts';
import { notLoaded } from '../../shell/words.ts';
import type { GameAnalysis } from '../../../game/analysis.ts';
import type { ToldGame } from '../../../game/map/story-schema.ts';
import { Parts } from '../../../view/html/Section.tsx';
import type { Part } from '../../../view/page.ts';
import { readMe } from '../history/store.ts';
import { advise, MOST_ADVICE, MOST_BEFORE_OWN } from './advice.ts';
import type { AmongDocument } from './document.ts';
import type { MeasuredSide } from './measure.ts';
import { advisedPlayers } from './people.ts';
import { useSeenFrom } from './seen-from.ts';
import { SeenFrom } from './SeenFrom.tsx';
import { useAmong } from './use-among.ts';
import { WORK_ON_WORDS } from './words.ts';
import { workOnParts } from './work-on.ts';
import { PART_NAMES } from '../page/words.ts';

export interface InsightProps {
  game: GameAnalysis;
  chronicle: ToldGame | null;
  /** If only the beginning of the game is known, the time in ms at which its orders end. */
  firstMs: number | null;
}

interface WorkOnProps extends InsightProps {
  /** Opens a kept game; false if it is no longer kept. */
  open: (fingerprint: string) => Promise<boolean>;
}

/** Shows what a player could work on, compared with winners in the archive. */
export function WorkOn({ game, chronicle, firstMs, open }: WorkOnProps) {
  const document = useAmong();
  const [slot, choose] = useSeenFrom(game);
  const people = advisedPlayers(game);
  if (people.length === 0) return null;
  return (
    <section class="work-on" aria-labelledby="work-on" onClick={(event) => openKept(event, open)}>
      <h2 id="work-on">{WORK_ON_WORDS.title}</h2>
      <SeenFrom people={people} slot={slot} choose={choose} />
      {document === null && <p class="notice">{notLoaded(PART_NAMES.archive)}</p>}
      {document && slot !== null && <Advice key={slot} {...{ game, chronicle, firstMs, slot, document }} />}
    </section>
  );
}

/** Opens the kept game of a clicked link. Few visitors have such links, so their code is separate. */
function openKept(event: Event, open: WorkOnProps['open']): void {
  const link = (event.target as Element).closest('a[href^="#kept="]');
  if (!link) return;
  event.preventDefault();
  void import('./kept-link.ts').then(
    ({ followKept }) => followKept(link.getAttribute('href')!, open, link),
    () => undefined,
  );
}

interface AdviceProps extends InsightProps {
  slot: string;
  document: AmongDocument;
}

function Advice({ game, chronicle, firstMs, slot, document }: AdviceProps) {
  const side = useMemo(() => {
    const chosen = compareSideOf(game, slot);
    return chosen && { ...chosen, chronicle, firstMs };
  }, [game, chronicle, firstMs, slot]);
  const ownGames = useOwnGames(side, document);
  const parts = useMemo(
    () => (side ? workOnParts(side, document, ownGames) : []),
    [side, document, ownGames],
  );
  return <Parts parts={parts} id="work-on" />;
}

/** Advice from the visitor's own games; empty until it has loaded, and for other players. */
function useOwnGames(side: MeasuredSide | undefined, document: AmongDocument): readonly Part[] {
  const [ownGames, setOwnGames] = useState<readonly Part[]>(NONE);
  useEffect(() => {
    if (side) void ownFor(side, document).then(setOwnGames, () => undefined);
  }, [side, document]);
  return ownGames;
}

const NONE: readonly Part[] = [];

async function ownFor(side: MeasuredSide, document: AmongDocument): Promise<readonly Part[]> {
  if (!(await readMe()).includes(side.player.handle)) return NONE;
  const rows = advise(side, document).slice(0, MOST_BEFORE_OWN);
  const habits = new Set(rows.map(({ measure }) => measure.habit));
  const { ownParts } = await import('./own-advice.ts');
  return ownParts(side, document, { habits, rows: MOST_ADVICE - rows.length });
}
