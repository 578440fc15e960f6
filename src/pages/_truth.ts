/** What the page about truth says of the archive: the audit of every published game. */
import { loadCorpus } from '../corpus/corpus.ts';
import { audit, type Audit } from '../audit/audit.ts';
import { oddities } from '../audit/oddities.ts';
import { gameTitle } from '../view/words.ts';
import { urls } from '../urls.ts';
import { gameOf } from './_archive.ts';

export interface TruthFacts {
  audit: Audit;
  /** Games with something odd, in the order of the list of games. */
  odd: { title: string; url: string; notes: string[] }[];
}

let facts: TruthFacts | undefined;

/** Audits the archive, once for a build; anew for every request while developing. */
export function readTruthFacts(): TruthFacts {
  if (facts && !import.meta.env.DEV) return facts;
  const found = audit(loadCorpus().games.map(({ replayId, game }) => ({ file: replayId, game })));
  const odd = oddities(found).map(({ file, notes }) => ({
    title: gameTitle(gameOf(file).analysis),
    url: urls.game(file),
    notes,
  }));
  facts = { audit: found, odd };
  return facts;
}
