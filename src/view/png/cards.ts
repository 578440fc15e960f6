/** The pictures of games and of their fights, for previews of links to their pages. */
import { gameThumbnail } from '../../archive/count/atlas.ts';
import type { Archive, ArchivedGame } from '../../archive/count/archive.ts';
import { type SharedScene, scenesOfFights, chronicleIn } from '../../archive/count/games-on-map.ts';
import { mapOnFile } from '../../archive/count/maps.ts';
import { formatClock } from '../../game/clock.ts';
import { raceText, inSides } from '../game-title.ts';
import type { FightPage } from '../game/fight-pages.ts';
import { SITE_NAME } from '../../site.ts';
import { urls } from '../../urls.ts';
import { fightTitle } from '../shot/shot.ts';
import { gameCard, hasGameCard, openingSentence } from './game-card.ts';
import { type CardTexts, shotCard } from './shot-card.ts';

const optionsOf = ({ event }: ArchivedGame) => ({ site: SITE_NAME, event: event?.name ?? null });

/** The drawing of a game's picture: its biggest fight, or its players and map. */
export async function drawingOf(archive: Archive, game: ArchivedGame): Promise<string> {
  const biggest = scenesOfFights(archive, game).find(({ kind }) => kind === 'biggest');
  const shot =
    biggest &&
    (await shotOfFight(archive, game, biggest, {
      title: inSides(game.analysis, ({ handle }) => handle),
      clock: null,
      address: titleIn(biggest),
    }));
  return shot ?? gameCard(game.analysis, { ...optionsOf(game), map: gameThumbnail(archive, game) });
}

/** The drawing of a fight's picture, by the fight's start in ms. Throws if there is none. */
export async function fightDrawing(archive: Archive, game: ArchivedGame, ms: number): Promise<string> {
  const scene = scenesOfFights(archive, game).find(({ fight }) => fight.ms === ms);
  const clock = formatClock(ms);
  const texts = scene && {
    title: titleIn(scene),
    clock: formatClock(scene.sceneMs),
    address: `watch from ${clock}`,
  };
  const shot = texts && (await shotOfFight(archive, game, scene, texts));
  if (!shot) throw new Error(`${game.replayId} has no picture of a fight at ${clock}.`);
  return shot;
}

const titleIn = ({ isClearlyBiggest, fight }: SharedScene): string =>
  fightTitle(isClearlyBiggest, fight.place);

async function shotOfFight(
  archive: Archive,
  game: ArchivedGame,
  { fight, scene }: SharedScene,
  texts: Omit<CardTexts, 'site'>,
): Promise<string | null> {
  const entry = mapOnFile(archive, game);
  const { places } = chronicleIn(archive, game);
  return entry && places
    ? shotCard({ analysis: game.analysis, entry, places, fight, scene }, { site: SITE_NAME, ...texts })
    : null;
}

const ALT = {
  /** Follows the players. */
  biggest: 'A big fight on the map, with what both sides brought',
  /** `fight` is its title. */
  fight: (fight: string, sides: string): string => `${fight} on the map: ${sides}, with what they brought`,
};

const sidesIn = ({ analysis }: ArchivedGame): string =>
  inSides(analysis, (player) => `${player.handle} (${raceText(player)})`);

interface Card {
  path: string;
  alt: string;
}

/** Path and description of a game's picture; undefined if it has none. */
export async function cardOf(archive: Archive, game: ArchivedGame): Promise<Card | undefined> {
  if (!(await hasGameCard(game.analysis, optionsOf(game)))) return undefined;
  const { map } = game.analysis;
  const sides = sidesIn(game);
  const fought = (game.fought()?.fights ?? 0) > 0 && gameThumbnail(archive, game) !== null;
  const what = fought ? ALT.biggest : openingSentence(game.analysis);
  return {
    path: urls.card(game.replayId),
    alt: [map ? `${sides} on ${map}` : sides, what].filter(Boolean).join('. '),
  };
}

/** Path and description of a fight's picture; undefined if a name can't be drawn. The biggest fight's is the game's. */
export async function fightCardOf(
  archive: Archive,
  game: ArchivedGame,
  { ms, fightTitle, kind }: FightPage,
): Promise<Card | undefined> {
  const card = await cardOf(archive, game);
  return kind === 'biggest'
    ? card
    : card && { path: urls.fightCard(game.replayId, ms), alt: ALT.fight(fightTitle, sidesIn(game)) };
}

/** The games with a picture. */
export async function gamesWithCard({ games }: Archive): Promise<ArchivedGame[]> {
  const withCard = [];
  for (const game of games) if (await hasGameCard(game.analysis, optionsOf(game))) withCard.push(game);
  return withCard;
}
