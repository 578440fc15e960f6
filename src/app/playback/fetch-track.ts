import type { GameTrack } from '../../map/story/track.ts';

const NOT_LOADED =
  'The moves of this game could not be loaded. Everything else on the page works without them.';

/** Loads the playback data of a published game. Rejects with a sentence. */
export async function fetchTrack(address: string): Promise<GameTrack> {
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) throw new Error(NOT_LOADED);
  return response.json() as Promise<GameTrack>;
}
