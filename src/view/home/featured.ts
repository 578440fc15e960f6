/** The fights on the front page: one on the stage, and links to those of other games. */
import { featuredGame } from '../../archive/count/featured-games.ts';
import type { Archive, ArchivedGame } from '../../archive/count/archive.ts';
import { gameHubs } from '../../archive/count/game-links.ts';
import { cardNear, onMap, scenesOfFights, type SharedScene } from '../../archive/count/games-on-map.ts';
import { biggestFight } from '../../map/fights/fight-size.ts';
import { momentFragment } from '../../map/fights/moment-pins.ts';
import type { LegendEntry } from '../../map/card/legend.ts';
import type { Race } from '../../game/races.ts';
import { urls } from '../../urls.ts';
import { factsOf } from '../game/facts.ts';
import { fightFragment } from '../game/ledger.ts';
import { playbackOf } from '../game/stage.ts';
import { versusSides, type VersusSide } from '../game/versus.ts';
import { listed } from '../phrases.ts';
import type { PageFact } from '../page.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import type { Frame } from '../../map/card/frame.ts';
import { escapeXml } from '../../map/card/svg.ts';
import { paintMoving, paintStanding } from '../../map/scene/paint.ts';
import { SvgPen } from '../png/svg-pen.ts';
import { shotGame } from '../shot/shot-game.ts';

/** How long before a fight its playback begins. */
const LEAD_MS = 5000;
/** How long after a fight playback goes on. */
const AFTER_MS = 4000;

/** The featured game, as the front page shows it. */
export interface FeaturedView {
  href: string;
  /** Says who fights, where, and with how much. */
  headline: string;
  facts: readonly PageFact[];
  sides: readonly VersusSide[];
  /** An SVG, close to the fight. */
  card: string;
  /** Names the source of the card's ground. */
  ground: string;
  legend: readonly LegendEntry[];
  /** The openings and the fight, and how the game ended. */
  story: string;
  ending: string;
  /** Data for playing the fight, as an attribute value; null if nothing can be played. */
  playback: string | null;
  /** The fight's row on the evidence page. */
  evidence: string;
  others: readonly OtherFight[];
}

/** The biggest fight of another game. */
interface OtherFight {
  /** Address of the game at that second. */
  href: string;
  players: readonly { handle: string; race: Race | null }[];
  ms: number;
  map: string;
  words: string;
}

/** The featured fight and others; null if there is none. */
export function featuredView(archive: Archive): FeaturedView | null {
  const choice = featuredGame(archive);
  const biggest = choice && fightIn(archive, choice.game);
  const moment = choice && scenesOfFights(archive, choice.game).find(({ kind }) => kind === 'biggest');
  if (!biggest || !moment) return null;
  const { game, others } = choice;
  const { analysis, people } = game;
  const { chronicle, ground, legend, play } = onMap(archive, game);
  const { startMs, endMs, at } = biggest;
  const scene = stillOf(analysis, chronicle.places?.sides ?? [], moment);
  const card = cardNear(archive, game, at, scene);
  if (card === null) return null;
  const tellsFight = (index: number) =>
    chronicle.storyEvidence.some(({ sentence, ms }) => sentence === index && ms === startMs);
  const part = { fromMs: Math.max(0, startMs - LEAD_MS), untilMs: endMs + AFTER_MS };
  return {
    href: urls.game(game.replayId),
    headline: `${listed(analysis.players.map(({ handle }) => handle))} meet ${whereWith(biggest)}`,
    facts: factsOf(analysis, { pages: gameHubs(game.replayId, archive.catalogue).facts })
      .filter(({ lead }) => lead)
      .map((fact) => ({ ...fact, note: null })),
    sides: versusSides(analysis, people),
    playback: play && playbackOf(analysis, chronicle, play, part),
    ...{ card, ground, legend },
    story: chronicle.story
      .filter((_, index, { length }) => index === 0 || (index < length - 1 && tellsFight(index)))
      .join(' '),
    ending: chronicle.story.at(-1)!,
    evidence: `${urls.made(game.replayId)}#${fightFragment(startMs)}`,
    others: others.flatMap((other) => otherFight(archive, other)),
  };
}

const fightIn = (archive: Archive, game: ArchivedGame) => biggestFight(onMap(archive, game).chronicle.fights);

/** Where a fight was, and what both sides brought together at least: who had more isn't known from that. */
function whereWith({ place, ledger }: NonNullable<ReturnType<typeof fightIn>>): string {
  const food = (ledger?.sides ?? []).reduce((sum, { food: { least } }) => sum + least, 0);
  return food > 0 ? `${place} with ${food} food or more` : place;
}

function otherFight(archive: Archive, game: ArchivedGame): OtherFight[] {
  const fight = fightIn(archive, game);
  if (!fight) return [];
  const { players, map } = game.analysis;
  return [
    {
      href: `${urls.game(game.replayId)}#${momentFragment(fight.startMs)}`,
      players: players.map(({ handle, race }) => ({ handle, race })),
      ...{ ms: fight.startMs, map },
      words: `Fight ${whereWith(fight)}`,
    },
  ];
}

/** Size of a px of marks in px of the drawing: pages show a close card about this much larger. */
const PX = 0.55;
/** Average width of a letter, as a share of its size. */
const LETTER = 0.55;

/** Writes texts as such, because pages have fonts. */
class PagePen extends SvgPen {
  constructor() {
    super({ width: (text, size) => text.length * size * LETTER, outlines: () => '' });
  }

  override fillText(text: string, x: number, y: number): void {
    this.#write(text, x, y, `fill="${this.fillStyle}"`);
  }

  override strokeText(text: string, x: number, y: number): void {
    this.#write(text, x, y, `fill="none" stroke="${this.strokeStyle}" stroke-width="${this.lineWidth}"`);
  }

  #write(text: string, x: number, y: number, look: string): void {
    const size = parseFloat(/[\d.]+px/.exec(this.font)?.[0] ?? '10');
    const base = this.textBaseline === 'middle' ? y + size * 0.35 : y;
    const anchor = this.textAlign === 'center' ? 'middle' : this.textAlign === 'end' ? 'end' : 'start';
    this.drawn += `<text ${look} x="${x.toFixed(1)}" y="${base.toFixed(1)}" font-size="${size}" font-weight="600" text-anchor="${anchor}">${escapeXml(text)}</text>`;
  }
}

/** Returns a function that draws a fight's scene on a map, in the map's colours. */
const stillOf =
  (analysis: GameAnalysis, sides: readonly { slots: readonly number[] }[], { scene }: SharedScene) =>
  ({ width, height, scale, place }: Frame): string => {
    const names = shotGame(analysis, sides);
    const pen = new PagePen();
    const sheet = {
      pen,
      size: { width: width / PX, height: height / PX },
      across: scale / PX,
      colour: (name: string) => `var(--map-${name})`,
      place: (point: readonly [number, number]): [number, number] => {
        const [x, y] = place(point);
        return [x / PX, y / PX];
      },
    };
    paintStanding(sheet, scene, names);
    paintMoving(sheet, scene, names);
    return `<g transform="scale(${PX})">${pen.drawn}</g>`;
  };
