import type { GameOnMap } from '../../../map/story/game-on-map.ts';
import type { GroundOfGame } from '../worker/messages.ts';
import type { OwnMapFile } from '../maps/state.ts';

/** What the note says about the ground of a game. */
export const MAP_NOTE_WORDS = {
  /** Says how well the visitor's file matches the map that was played. */
  matches: {
    file: 'the very file that was played',
    exact: 'another version of the map that was played, with the same starts, mines and trees',
    places: 'another version of the map that was played: starts and mines match, but some trees differ',
  },
  uses: <T,>(file: T, match: string): (T | string)[] => [
    'The report uses your map file ',
    file,
    `: ${match}.`,
  ],
  otherVersion: <T,>(file: T): (T | string)[] => [
    'Your map file ',
    file,
    ' is another version of this map. The report shows the one that was played.',
  ],
  notFitting: <T,>(file: T): (T | string)[] => [
    'Your map file ',
    file,
    ' is another version that does not fit. ',
  ],
  /** `file` is null if the replay doesn't name the map file; `folder` is the usual folder for maps. */
  howToAdd: <T,>(file: T | null, folder: T): (T | string)[] => [
    'To see the actual terrain, named camps and creep routes, drop the map file ',
    ...(file === null ? [] : [file, ' ']),
    'on this page. You’ll find it in ',
    folder,
    ' in your documents or in the game’s folder. You can also drop that whole folder. It is read on your device, and nothing is sent.',
  ],
};

interface Props {
  onMap: GameOnMap | null;
  ground: GroundOfGame;
  maps: readonly OwnMapFile[];
}

/** How the visitor’s map files relate to a game, or how to add one; null if there is nothing to say. */
export function MapNote({ onMap, ground, maps }: Props) {
  const places = onMap?.chronicle.places;
  if (!ground || !places) return null;
  const { name, played } = places;
  if (ground.kind === 'own')
    return (
      <p class="map-note">
        {MAP_NOTE_WORDS.uses(<bdi>{ground.file}</bdi>, MAP_NOTE_WORDS.matches[ground.match])}
      </p>
    );
  const other = maps.find((map) => map.name === name && map.sha1 !== played.sha1);
  if (ground.kind === 'archive')
    return other ? <p class="map-note">{MAP_NOTE_WORDS.otherVersion(<bdi>{other.file}</bdi>)}</p> : null;
  if (ground.kind === 'looking') return null;
  return (
    <div class="map-note">
      <p>
        {ground.failure.sentence}{' '}
        <span class="quiet">
          Reason <code>{ground.failure.code}</code>
        </span>
      </p>
      <p>
        {other && MAP_NOTE_WORDS.notFitting(<bdi>{other.file}</bdi>)}
        {MAP_NOTE_WORDS.howToAdd(
          played.file ? <bdi>{played.file}</bdi> : null,
          <code>Warcraft III/Maps</code>,
        )}
      </p>
    </div>
  );
}
