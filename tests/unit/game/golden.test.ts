import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseRecord } from '../../../src/archive/corpus/read-record.ts';
import { analyze } from '../../../src/game/derive/analyze.ts';
import type { Game } from '../../../src/game/game.ts';
import { replayId } from '../../../src/game/identity.ts';
import { summarize } from '../../../src/game/derive/summarize.ts';
import { expectGolden } from '../../support/golden.ts';
import { leave } from '../../support/recording-writer/events.ts';
import { opening } from '../../support/recording-writer/opening.ts';
import { RACE_OBJECTS, type ScenarioRace } from '../../support/recording-writer/race-objects.ts';
import { duel } from '../../support/recording-writer/scenario.ts';
import type { RecordingScript } from '../../support/recording-writer/script.ts';
import { SCRIPTED_GAMES } from '../../support/scripted-games.ts';
import { decodeScript } from './scripted.ts';

/** Games of the archive: every race pairing, and each game's special feature. */
const RECORDED: Record<string, string> = {
  'elf-mirror-netease': '1450594947_Lanyue_Foggy_Echo-Isles',
  'elf-human-2.0.2': '394158423_DeMusliM_Smurf_Last-Refuge',
  'elf-orc-pause': '3937238298_DanGer_JmA_Tidehunters-12',
  'elf-orc-tavern-opener': '905018518_DanGer_Sonik_Twisted-Meadows-11',
  'elf-undead': '3753742068_WaN_Trunks_Autumn-Leaves',
  'human-mirror': '897212873_Chaemikomiko_LookAround_Echo-Isles',
  'human-orc-random': '1608029433_mojusheji_RWu6d6au7684u8c61u5f81_Concealed-Hill',
  'human-undead-1.20': '6398375_ToD4K_MYMu5dLucifer_Turtle-Rock',
  'orc-mirror-observers': '707624253_S.o.K.o.L_Stormhoof_Twisted-Meadows',
  'orc-undead': '3748691546_FollowGrubby_Happy-_Concealed-Hill',
  'undead-mirror-cut-name': '1058310471_WaN_u420u43eu437u43eu432u44bu439ufffd_Concealed-Hill',
  'two-on-two': '3296393585_Lado_ToM_Gnoll-Wood',
};

/** A scripted game with a player per race in these teams; the first side wins. */
function scripted(races: readonly ScenarioRace[], teams: readonly number[]): RecordingScript {
  const seats = races.map((race, index) => ({ race, player: index + 1, team: teams[index] ?? index }));
  return {
    ...duel(),
    reforged: { chunk: 0x39, records: [] },
    randomSeed: races.length,
    lobby: seats.map(({ race, player, team }) => ({
      kind: 'player',
      playerId: player,
      name: `Player${player}#${player}`,
      team,
      raceFlag: 0x40 | RACE_OBJECTS[race].raceFlag,
    })),
    timeline: [
      ...seats.flatMap(({ race, player }) =>
        opening({ race, player, delayMs: 500 * player, cardClicks: true }),
      ),
      ...seats.filter(({ team }) => team > 0).map(({ player }) => leave(560_000 + player, player, 'left')),
    ],
  };
}

const SCRIPTED: Record<string, RecordingScript> = {
  'scripted-free-for-all': scripted(['H', 'O', 'E', 'U'], [0, 1, 2, 3]),
  'scripted-four-on-four': scripted(['H', 'O', 'E', 'U', 'H', 'O', 'E', 'U'], [0, 0, 0, 0, 1, 1, 1, 1]),
};

function recordedGame(id: string): Game {
  const root = resolve(import.meta.dirname, '../../..');
  const [path, ...more] = globSync(`replays/*/${id}.game.json`, { cwd: root });
  expect([path, more], id).toEqual([expect.any(String), []]);
  const parsed = parseRecord(readFileSync(resolve(root, path!), 'utf8'));
  if (!parsed.ok) throw new Error(parsed.failure.sentence);
  return parsed.value.game;
}

async function check(name: string, game: Game, id: string): Promise<void> {
  await expectGolden(name, 'summary', summarize(game, id));
  await expectGolden(name, 'analysis', analyze(game, id));
}

describe('documents are as they were accepted', () => {
  test.each(Object.entries(RECORDED))('%s: %s', async (name, id) => {
    await check(name, recordedGame(id), id);
  });

  test.each(SCRIPTED_GAMES)('%s', async (name, script) => {
    const game = decodeScript(script);
    await expectGolden(`scripted/${name}`, 'game', game);
    await check(`scripted/${name}`, game, replayId(game, ''));
  });

  test.each(Object.entries(SCRIPTED))('%s', async (name, script) => {
    const game = decodeScript(script);
    await check(name, game, replayId(game, ''));
  });
});
