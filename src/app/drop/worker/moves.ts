/** The playback data of a game: a part of the worker, loaded on demand. */
export { gameTrack } from '../../../game/map/track.ts';
