/**
 * Plays games in which every object has a serial assigned as in the game: one counter for both players, units,
 * buildings, items and summons. In addition to the script, it returns what was really made, and when.
 */
import type { Action } from '../recording-writer/action.ts';
import { cancel, command, leave, place, rightClick, train } from '../recording-writer/events.ts';
import { duel } from '../recording-writer/scenario.ts';
import type { RecordingScript, ScriptEvent } from '../recording-writer/script.ts';
import { ITEM, RACE_SHEETS, type RaceSheet } from './race-sheets.ts';
import type { WorkshopDecision, WorkshopPlan } from './workshop-plan.ts';
import { World, type Thing, type TrainOrder } from './workshop-world.ts';

type Of<Kind extends WorkshopDecision['kind']> = Extract<WorkshopDecision, { kind: Kind }>;

export interface PlayedWorkshop {
  script: RecordingScript;
  things: readonly Thing[];
  orders: readonly TrainOrder[];
  /** When each player left. */
  endMs: readonly [number, number];
}

/** Two placements this far apart are never one place. */
const APART = 600;
/** Within this time, one worker goes to the new place instead. */
const MOVED_MS = 3000;
/** Presses of a held key follow each other within this time. */
const ECHO_MS = 300;
/** Altar, Barracks and the first farms are finished by then. */
const BUILT_MS = 75_000;
const [SUMMONING, SUMMON] = ['rnec', 'hwat'];

/** Plays a plan for both players. */
export function playWorkshop(plan: WorkshopPlan): PlayedWorkshop {
  const world = new World();
  const timeline: ScriptEvent[] = [];
  const lasts = plan.races.map((race, index) => {
    const crew = new Crew(world, timeline, index + 1, RACE_SHEETS[race]);
    let ms = BUILT_MS;
    for (const decision of plan.decisions[index]!) {
      world.at((ms += decision.wait), () => crew.decide(decision));
      if (decision.kind === 'train') ms += decision.gaps.reduce((sum, gap) => sum + gap, 0);
      if (decision.kind === 'build') ms += decision.move?.gap ?? 0;
    }
    return ms;
  });
  const endMs = Math.max(...lasts) + plan.tailMs;
  const leftMs = Math.max(lasts[0]!, endMs - plan.leaveMs);
  world.run(endMs);
  const script = { ...duel({ races: [plan.races[0], plan.races[1]] }), durationMs: endMs, slotMs: 5000 };
  return {
    script: {
      ...script,
      reforged: { chunk: 0x39, records: [] },
      timeline: [...timeline, leave(leftMs, 1, 'left')],
    },
    things: world.things,
    orders: world.orders,
    endMs: [leftMs, endMs],
  };
}

/** A player's possessions, mouse and keyboard. */
class Crew {
  readonly #world: World;
  readonly #timeline: ScriptEvent[];
  readonly #player: number;
  readonly #sheet: RaceSheet;
  /** Wisps on their way to becoming a building. */
  readonly #sent = new Set<Thing>();
  #places = 0;
  #pressedMs = -Infinity;

  constructor(world: World, timeline: ScriptEvent[], player: number, sheet: RaceSheet) {
    this.#world = world;
    this.#timeline = timeline;
    this.#player = player;
    this.#sheet = sheet;
    const undead = sheet.race === 'U';
    const workers = Array.from({ length: undead ? 3 : 5 }, () => sheet.worker);
    for (const id of [sheet.hall, ...workers, ...(undead ? ['ugho'] : [])]) world.make(id, player, true);
    const [farm] = sheet.buildings;
    for (const [index, id] of [sheet.altar, sheet.barracks, farm, farm].entries())
      world.at(1000 + 3500 * index, () => this.#place(id, 1, 1000, null));
  }

  decide(decision: WorkshopDecision): void {
    switch (decision.kind) {
      case 'train':
        return this.#train(decision);
      case 'unqueue':
        return this.#unqueue(decision);
      case 'hero':
        return this.#hero();
      case 'build':
        return this.#build(decision);
      case 'stop':
        return this.#stop(decision);
      case 'see':
        return this.#see(decision);
      case 'spy':
        return this.#spy(decision);
      case 'item':
        return this.#item();
      case 'summon':
        return this.#summon();
      case 'die': {
        const dead = pick(
          this.#own((thing) => isUnit(thing) && !this.#sent.has(thing)),
          decision.which,
        );
        if (dead) this.#world.lose(dead);
      }
    }
  }

  /**
   * Presses a train button repeatedly. At least one of the selected buildings accepts each press, but an echo may be
   * accepted by none.
   */
  #train({ which, first, makers, gaps, takers }: Of<'train'>): void {
    const hall = first % 4 === 0;
    const all = this.#own(
      ({ id, doneMs }) =>
        id === (hall ? this.#sheet.hall : this.#sheet.barracks) && doneMs <= this.#world.now,
    );
    const group = Array.from(
      { length: Math.min(makers, all.length) },
      (_, n) => all[(first + n) % all.length]!,
    );
    if (group.length === 0) return;
    const id = hall ? this.#sheet.worker : pick(this.#sheet.units, which)!;
    this.#select(group);
    let ms = this.#world.now;
    [0, ...gaps].forEach((gap, index) => {
      this.#world.at((ms += gap), () => this.#press(id, group, takers >> index));
    });
  }

  /** A press without room sends nothing, so that the next one may be no echo. */
  #press(id: string, group: readonly Thing[], takers: number): void {
    const echo = this.#world.now - this.#pressedMs < ECHO_MS;
    const free = this.#world.feeds(this.#player, id) ? group.filter(this.#world.hasRoom) : [];
    const taking = free.filter((_, place) => (takers >> place) & 1);
    if (taking.length === 0 && !echo) taking.push(...free.slice(0, 1));
    if (free.length === 0) return;
    if (group.length > 1 || echo) for (const maker of group) maker.plain = false;
    const order: TrainOrder = { player: this.#player, id, group, taken: 0, made: 0 };
    this.#world.orders.push(order);
    this.#act(train(id));
    this.#pressedMs = this.#world.now;
    for (const [place, maker] of taking.entries())
      if (place === 0 || this.#world.feeds(this.#player, id)) this.#world.enqueue(maker, order);
  }

  /** Clicks an entry of a queue, or cancels the last one. */
  #unqueue({ which }: Of<'unqueue'>): void {
    const maker = pick(
      this.#own(({ queue }) => queue.length > 0),
      which,
    );
    if (!maker) return;
    const { length } = maker.queue;
    const slot = which % 2 ? (which >> 1) % length : length - 1;
    const { id } = maker.queue[slot]!;
    this.#select([maker]);
    this.#world.takeBack(maker, slot);
    maker.plain = false;
    this.#act(which % 2 ? { kind: 'unqueue', slot, id } : cancel());
  }

  #hero(): void {
    const altar = this.#own((thing) => thing.id === this.#sheet.altar && thing.doneMs <= this.#world.now)[0];
    if (!altar) return;
    const id = this.#sheet.hero;
    if (this.#world.orders.some((order) => order.player === this.#player && order.id === id)) return;
    this.#select([altar]);
    this.#press(id, [altar], 1);
  }

  /** A single worker goes to the last place ordered in time; with several workers, each order takes another one. */
  #build({ which, workers, walk, move }: Of<'build'>): void {
    const { barracks, buildings } = this.#sheet;
    this.#place(pick([barracks, ...buildings], which)!, workers, walk, move);
  }

  #place(id: string, workers: number, walk: number, move: Of<'build'>['move']): void {
    const { worker } = this.#sheet;
    const crew = this.#own((thing) => thing.id === worker && !this.#sent.has(thing)).slice(0, workers);
    const [builder, other = builder] = crew;
    if (!builder || !other) return;
    this.#select(crew);
    const spot = () => place(id, -3000, ++this.#places * APART);
    this.#act(spot());
    this.#send(builder);
    let going = true;
    this.#world.at(this.#world.now + walk, () => going && this.#begin(id, builder));
    if (!move) return;
    this.#world.at(this.#world.now + move.gap, () => {
      // A building worker ignores further orders for the same building.
      if (crew.length === 1 && move.gap >= Math.min(walk, MOVED_MS)) return;
      if (crew.length === 1) going = false;
      this.#act(spot());
      this.#send(other);
      this.#world.at(this.#world.now + move.walk, () => this.#begin(id, other));
    });
  }

  #send(builder: Thing): void {
    if (this.#sheet.race === 'E') this.#sent.add(builder);
  }

  #begin(id: string, builder: Thing): void {
    if (this.#sheet.race === 'E') this.#world.consume(builder);
    this.#world.build(id, this.#player);
  }

  /** Stops a building during construction. */
  #stop({ which }: Of<'stop'>): void {
    const site = pick(
      this.#own(({ doneMs }) => doneMs === Infinity),
      which,
    );
    if (!site) return;
    this.#select([site]);
    this.#act(cancel());
    this.#world.lose(site);
  }

  #see({ which, count, lead, ordered }: Of<'see'>): void {
    const own = this.#own(isUnit);
    const start = which % (own.length || 1);
    const group = own.slice(start, start + count);
    const leader = pick(group, lead);
    if (!leader) return;
    this.#select(group, leader);
    if (ordered) this.#act(rightClick(which, count));
  }

  /** Uses an item that summons, whatever it summons in the game. */
  #summon(): void {
    this.#select(this.#own(({ id }) => id === this.#sheet.hall).slice(0, 1));
    this.#act(train(SUMMONING));
    this.#world.make(SUMMON, this.#player);
  }

  /** Selects something of the other player's. */
  #spy({ which }: Of<'spy'>): void {
    const seen = pick(
      this.#world.things.filter(({ owner, gone }) => owner !== this.#player && !gone),
      which,
    );
    if (seen) this.#select([seen]);
  }

  #item(): void {
    const { tag } = this.#world.make(ITEM, 0);
    this.#act({ kind: 'select-item', tag });
  }

  #own(which: (thing: Thing) => boolean): Thing[] {
    return this.#world.things.filter((thing) => thing.owner === this.#player && !thing.gone && which(thing));
  }

  #select(group: readonly Thing[], { id, tag }: Thing = group[0]!): void {
    const tags = group.map((thing) => thing.tag);
    this.#act(
      { kind: 'select', mode: 'remove', tags },
      { kind: 'select', mode: 'add', tags },
      { kind: 'subgroup', id, tag },
    );
  }

  #act(...actions: Action[]): void {
    this.#timeline.push(command(this.#world.now, this.#player, ...actions));
  }
}

const HALLS = Object.values(RACE_SHEETS).map(({ hall }) => hall);

const isUnit = ({ doneMs, bornMs, queue, id }: Thing): boolean =>
  doneMs === bornMs && queue.length === 0 && !HALLS.includes(id);

const pick = <T>(list: readonly T[], which: number): T | undefined =>
  list.length > 0 ? list[which % list.length] : undefined;
