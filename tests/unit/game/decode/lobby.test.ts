/** Our own reader of the lobby accepts, refuses and reads the same as w3gjs. */
import { expect, test } from 'vitest';
import { readMetadata } from '../../../../src/game/decode/lobby.ts';
import { openContainer } from '../../../../src/game/decode/w3gjs/container.ts';
import { readMetadata as oracle } from '../../../../src/game/decode/w3gjs/metadata.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../../support/recording-writer/write-recording.ts';

/** The metadata and the first records of a game. */
function lobbyOf(script: Parameters<typeof writeRecording>[0]): Buffer {
  const container = openContainer(writeRecording(script));
  if (typeof container === 'string') throw new Error(container);
  return container.data.subarray(0, 1200);
}

const LOBBIES = [
  lobbyOf(duel({ patch: '1.26' })),
  lobbyOf(duel({ patch: '1.32' })),
  lobbyOf({ ...duel({ patch: '2.00' }), numbering: 'post-2.0.2' }),
];

/** What is compared: w3gjs also reads what nobody needs. */
const told = (read: ReturnType<typeof readMetadata>) =>
  read && {
    ...read,
    gameData: read.gameData.length,
    names: [...read.names],
    map: [read.map.mapName, read.map.mapChecksum, read.map.mapChecksumSha1],
    slots: read.slots.map(
      ({ playerId, slotStatus, computerFlag, teamId, color, raceFlag, aiStrength, handicapFlag }) => [
        playerId,
        slotStatus,
        computerFlag,
        teamId,
        color,
        raceFlag,
        aiStrength,
        handicapFlag,
      ],
    ),
  };

test.each(LOBBIES)('an intact lobby (%#)', (lobby) => {
  const read = told(readMetadata(lobby));
  expect(read).toEqual(told(oracle(lobby)));
  expect(read!.slots.length).toBeGreaterThan(1);
});

test('the new numbering of actions is told by its chunks', () => {
  expect(LOBBIES.map((lobby) => readMetadata(lobby)!.post202)).toEqual([false, false, true]);
});

test('damaged and cut lobbies, of which some can be read and some can’t', () => {
  let state = 11;
  const next = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const endings = { read: 0, refused: 0 };
  for (let round = 0; round < 3000; round++) {
    const lobby = Buffer.from(LOBBIES[round % LOBBIES.length]!);
    for (let changes = 1 + (round % 3); changes > 0; changes--) lobby[next(400)] = next(256);
    const damaged = round % 5 === 0 ? lobby.subarray(0, next(500)) : lobby;
    const read = told(readMetadata(damaged));
    expect(read, `round ${round}`).toEqual(told(oracle(damaged)));
    endings[read ? 'read' : 'refused']++;
  }
  expect(Math.min(...Object.values(endings))).toBeGreaterThan(500);
});
