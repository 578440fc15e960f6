/** The last game of a watched folder in large type, for a screen next to the game. */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { attachments } from '../../../archive/builds/attach.ts';
import { opponents } from '../../../archive/builds/opponents.ts';
import type { GameAnalysis } from '../../../game/analysis.ts';
import { formatClock } from '../../../game/clock.ts';
import { urls } from '../../../urls.ts';
import { Said } from '../../../view/html/RichText.tsx';
import type { Piece } from '../../../view/rich-text.ts';
import { gameTitle } from '../../../view/game-title.ts';
import type { BenchSource, BenchStep } from '../../coach/source.ts';
import { compareSideOf, opponentOf, type Side } from '../../compare/side.ts';
import { advise } from '../../library/advice/advice.ts';
import type { ArchiveDocument } from '../../library/advice/archive-document.ts';
import {
  playersToAdvise,
  SeenFrom,
  useArchiveDocument,
  useSeenFrom,
} from '../../library/advice/SeenFrom.tsx';
import { rowWords } from '../../library/advice/work-on.ts';
import { libraryGames, toPlayedGames } from '../../library/history/games.ts';
import { courseOf, courseSentence, goalName, parseGoal } from '../../library/history/Goals.tsx';
import { useHistory } from '../../library/history/use-history.ts';
import type { LibraryActions, LibraryState } from '../../library/store/library.ts';
import { loadJson } from '../../shell/json.ts';
import type { DroppedGame } from '../worker/messages.ts';

/** As many things to work on as one remembers in the next game. */
const MAX_ADVICE = 2;
/** As many steps as fit. */
const MAX_STEPS = 8;

interface Props {
  /** The latest game; undefined until there is one. */
  game: DroppedGame | undefined;
  library: LibraryState | null;
  /** What the visitor must know, such as that watching has stopped. */
  notices: ComponentChildren;
  actions: LibraryActions;
  leave: () => void;
}

/** The latest game in large type, for a monitor next to the game: result, what to work on, goals, what to practise. */
export const SecondScreen = ({ game, library, notices, actions, leave }: Props) => (
  <div class="second-screen">
    <p class="tools">
      <button type="button" onClick={leave}>
        Back to the page
      </button>
    </p>
    {notices}
    {game ? <Latest key={game.analysis.fingerprint} game={game} /> : <h1>Waiting for your next game</h1>}
    {library && library.games.length > 0 && <GoalsNow games={library.games} read={actions.read} />}
  </div>
);

function Latest({ game: { analysis: game, onMap, firstMs } }: { game: DroppedGame }) {
  const document = useArchiveDocument();
  const [slot, choose] = useSeenFrom(game);
  const people = playersToAdvise(game);
  const side = slot === null ? undefined : compareSideOf(game, slot);
  const advice = useMemo(() => {
    const measured = side && { ...side, chronicle: onMap?.chronicle ?? null, firstMs };
    return document && measured
      ? advise(measured, document)
          .map((row) => rowWords(row, measured).map(withoutAnchor))
          .slice(0, MAX_ADVICE)
      : [];
  }, [document, slot, onMap]);
  return (
    <>
      <h1>{gameTitle(game)}</h1>
      <Result game={game} side={side} />
      {slot === null && <SeenFrom people={people} slot={slot} choose={choose} />}
      {advice.length > 0 && (
        <>
          <h2>Work on</h2>
          <ul>
            {advice.map((words, index) => (
              <li key={index}>
                <Said words={words} />
              </li>
            ))}
          </ul>
        </>
      )}
      {document && side && <ToPractise side={side} document={document} />}
    </>
  );
}

/** Moments are in the report, which isn't shown here. */
const withoutAnchor = (piece: Piece): Piece =>
  typeof piece === 'object' && 'text' in piece && 'href' in piece && piece.href?.startsWith('#')
    ? { text: piece.text }
    : piece;

/** The result for the player, or of the game for others; hidden from visitors who hide results. */
function Result({ game, side }: { game: GameAnalysis; side: Side | undefined }) {
  const [shown, show] = useState(document.documentElement.dataset['spoilers'] !== 'hidden');
  if (!shown)
    return (
      <button type="button" onClick={() => show(true)}>
        Show result and length
      </button>
    );
  const winners = game.players.filter(({ result }) => result === 'won').map(({ handle }) => handle);
  const yours = { won: 'You won', lost: 'You lost', unknown: 'Length' }[side?.player.result ?? 'unknown'];
  const verdict = winners.length > 0 ? `${winners.join(' & ')} won` : 'Length';
  return (
    <p class="verdict">
      <bdi>{side ? yours : verdict}</bdi> <span class="quiet">{formatClock(game.decidedMs)}</span>
    </p>
  );
}

/** The build that the game followed or, if it followed none, one for the matchup; with its first steps. */
function ToPractise({ side, document }: { side: Side; document: ArchiveDocument }) {
  const { game, player } = side;
  const build = useMemo(() => {
    const followed = attachments(game, document.builds).find(({ slot }) => slot === player.slot);
    const against = opponentOf(side)?.race;
    const suits = ({ race }: ArchiveDocument['builds'][number]) => race === player.race;
    return document.builds.find((candidate) =>
      followed
        ? candidate.id === followed.build
        : suits(candidate) && !!against && opponents(candidate).includes(against),
    );
  }, [document, player]);
  const [steps, setSteps] = useState<readonly BenchStep[]>([]);
  useEffect(() => {
    if (build)
      void loadJson(urls.buildSteps(build.id)).then(
        (loaded) => loaded.ok && setSteps((loaded.value as BenchSource).orders[0]!.steps),
      );
  }, [build]);
  if (!build) return null;
  return (
    <>
      <h2>
        Practise next: <a href={urls.build(build.id)}>{build.name}</a>
      </h2>
      <ol>
        {steps.slice(0, MAX_STEPS).map(({ ms, text, supply }, index) => (
          <li key={index}>
            <span class="quiet">{supply ? `${formatClock(ms)} at ${supply}` : formatClock(ms)}</span> {text}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The visitor's goals with their course in all kept games. */
function GoalsNow({ games, read }: Pick<LibraryState, 'games'> & Pick<LibraryActions, 'read'>) {
  const { notes, facts } = useHistory(games, read);
  const goals = (notes?.goals ?? []).flatMap((text) => parseGoal(text) ?? []);
  const mine = useMemo(
    () => (notes ? toPlayedGames(libraryGames(games, notes, facts)) : []),
    [games, notes, facts],
  );
  if (goals.length === 0) return null;
  return (
    <>
      <h2>Goals</h2>
      <ul>
        {goals.map((goal) => (
          <li key={goalName(goal)}>
            {goalName(goal)}: {courseSentence(courseOf(goal, mine))}
          </li>
        ))}
      </ul>
    </>
  );
}
