/** The archive with numbers for names, so that what tests accept names nobody, and a removed name changes none of it. */
import type { CorpusInputs } from '../../src/archive/corpus/inputs.ts';
import type { CorpusGame } from '../../src/archive/corpus/library.ts';
import { rosterOf } from '../../src/archive/count/roster.ts';
import { analyze } from '../../src/game/derive/analyze.ts';
import { replayId } from '../../src/game/identity.ts';

/** Inputs with some of the games, in which people are called P1, P2 and so on by their first game. */
export function nameless(inputs: CorpusInputs, isChosen: (game: CorpusGame) => boolean): CorpusInputs {
  const chosen = inputs.games.filter(isChosen);
  const roster = rosterOf(
    chosen.map(({ game, replayId }) => analyze(game, replayId)),
    inputs.players,
  );
  const numbers = new Map<string, string>();
  const numberOf = (name: string): string => {
    const key = roster.people.find(({ recorded }) => recorded.includes(name))?.key ?? name;
    return numbers.get(key) ?? (numbers.set(key, `P${numbers.size + 1}`), numbers.get(key)!);
  };
  const originals = new Map<CorpusGame, CorpusGame>();
  const ids = new Map<string, string>();
  const games = chosen.map((original): CorpusGame => {
    const players = original.game.players.map((player) => ({
      ...player,
      name: player.name === null ? null : numberOf(player.name),
    }));
    const game = { ...original.game, players };
    const one = {
      ...original,
      game,
      recording: { ...original.recording, name: '' },
      replayId: replayId(game, ''),
    };
    originals.set(one, original);
    ids.set(original.replayId, one.replayId);
    return one;
  });
  const byNewId = <Value>(list: ReadonlyMap<string, Value>): Map<string, Value> =>
    new Map([...list].flatMap(([id, value]) => (ids.has(id) ? [[ids.get(id)!, value] as const] : [])));
  return {
    ...inputs,
    games,
    players: [],
    added: byNewId(inputs.added),
    publicDays: byNewId(inputs.publicDays),
    ordersOf: (game) => inputs.ordersOf(originals.get(game)!),
    digestOf: (game) => inputs.digestOf(originals.get(game)!),
  };
}
