/** What playback needs of a game: a part of the worker that loads when somebody asks to play one. */
export { gameTrack } from '../../../game/map/track.ts';
