import { useEffect, useState } from 'preact/hooks';
import { compareSideOf } from '../../compare/side.ts';
import { loadJson, notLoaded } from '../../shell/json.ts';
import type { ToldGame } from '../../../game/map/story-schema.ts';
import type { GameAnalysis } from '../../../game/analysis.ts';
import { Section } from '../../../view/html/Section.tsx';
import { ARCHIVE_FILE } from './archive-file.ts';
import { isAmongDocument, type AmongDocument } from './document.ts';
import { amongSections } from './sections.ts';

/** The whole archive's numbers, once they were asked for. */
let loaded: AmongDocument | undefined;

interface Props {
  game: GameAnalysis;
  chronicle: ToldGame | null;
  /** Goes to the moment of the game that an element leads to. */
  play: (link: Element) => void;
}

/** A game held against the archive, for one of its players. */
export function Insight({ game, chronicle, play }: Props) {
  const [document, setDocument] = useState<AmongDocument | null | undefined>(loaded);
  const people = game.players.filter(({ kind, build }) => kind === 'human' && build.length > 0);
  // Who lost has more to learn.
  const [slot, setSlot] = useState((people.find(({ result }) => result === 'lost') ?? people[0])?.slot ?? '');
  useEffect(() => {
    if (!document)
      void loadJson(ARCHIVE_FILE).then((answer) => {
        const fetched = answer.ok && isAmongDocument(answer.value) ? answer.value : null;
        loaded = fetched ?? undefined;
        setDocument(fetched);
      });
  }, []);
  const side = compareSideOf(game, slot);
  if (document === null) return <p class="notice">{notLoaded('What the archive knows')}</p>;
  if (!document || !side) return <div class="report among" aria-busy={!document} />;
  return (
    <>
      <p class="tools">
        <label for="insight-of">Seen from</label>
        <select id="insight-of" onChange={({ currentTarget }) => setSlot(currentTarget.value)}>
          {people.map((player) => (
            <option key={player.slot} value={player.slot} selected={player.slot === slot}>
              {player.handle}
            </option>
          ))}
        </select>
      </p>
      <div
        class="report among"
        onClick={({ target }) => {
          const link = (target as Element).closest('a[href^="#t="]');
          if (link) play(link);
        }}
      >
        {amongSections({ ...side, chronicle }, document).map((section) => (
          <Section key={`${slot} ${section.id}`} section={section} />
        ))}
      </div>
    </>
  );
}
