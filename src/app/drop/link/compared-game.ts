/** Reads games for the compare page, with their moves where this device has them. Never rejects. */
import { success } from '../../../game/result.ts';
import type { ReadGame } from '../../compare/page/load.ts';
import { getContents } from '../../library/store/games.ts';
import type { ReadOutcome } from '../input/failure.ts';
import { readCompleteGame, refusalOf } from '../worker/game-reader.ts';
import { LINK_NAME, filePacked, wholeFile } from '../input/packed-files.ts';
import { askOnce } from '../worker/ask-once.ts';
import type { CompleteGame } from '../worker/messages.ts';
import { askOtherTabs } from './games-in-tabs.ts';

const NO_MOVES = 'The moves of this game could not be read.';

/** Reads a visitor's recording. */
export async function readFile(file: File): Promise<ReadOutcome<ReadGame>> {
  return refusalOf(file) ?? withStage(file);
}

/** Reads a packed game, whole if another tab or the library has it. */
export async function readLinked(text: string): Promise<ReadOutcome<ReadGame>> {
  const open = await askOtherTabs(text);
  const fromTab = open === null ? null : await withStage(wholeFile(open, LINK_NAME));
  if (fromTab?.ok) return fromTab;
  const linked = await withStage(filePacked(text, LINK_NAME));
  // If a link contains only the beginning of a game, only the beginning is compared.
  if (!linked.ok || linked.value.firstMs != null) return linked;
  const { fingerprint } = linked.value.analysis;
  const kept = await getContents(fingerprint).catch(() => null);
  const whole = kept?.[0]?.whole;
  const fromLibrary = whole ? await withStage(wholeFile(whole, LINK_NAME)) : null;
  return fromLibrary?.ok && fromLibrary.value.analysis.fingerprint === fingerprint ? fromLibrary : linked;
}

async function withStage(file: File): Promise<ReadOutcome<ReadGame>> {
  const game = await readCompleteGame(file);
  return game.ok ? success(toReadGame(game.value, file)) : game;
}

function toReadGame({ analysis, packed, decoder, firstMs, onMap }: CompleteGame, file: File): ReadGame {
  const game = { packed, decoder, firstMs };
  if (!onMap?.card || !onMap.play || !onMap.chronicle.places) return { ...game, analysis };
  return {
    ...game,
    analysis: { ...analysis, ...{ places: onMap.chronicle.places } },
    ownStage: {
      card: onMap.card,
      bounds: onMap.play.bounds,
      track: async () => (await askOnce({ file, path: file.name }, 'moves', NO_MOVES)).track,
    },
  };
}
