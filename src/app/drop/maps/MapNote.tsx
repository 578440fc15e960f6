import type { GameOnMap } from '../../../game/map/game-on-map.ts';
import type { GroundOfGame } from '../worker/messages.ts';
import type { OwnMapFile } from './store.ts';

interface Props {
  onMap: GameOnMap | null;
  ground: GroundOfGame;
  maps: readonly OwnMapFile[];
}

const MATCHES = {
  file: 'the very file that was played',
  exact: 'another version of the map that was played, with the same starts, mines and trees',
  places: 'another version of the map that was played: starts and mines match, but some trees differ',
} as const;

/** How the visitor’s map files relate to a game, or how to add one; null if there is nothing to say. */
export function MapNote({ onMap, ground, maps }: Props) {
  const places = onMap?.chronicle.places;
  if (!ground || !places) return null;
  const { name, played } = places;
  if (ground.kind === 'own')
    return (
      <p class="map-note">
        The report uses your map file <bdi>{ground.file}</bdi>: {MATCHES[ground.match]}.
      </p>
    );
  const other = maps.find((map) => map.name === name && map.sha1 !== played.sha1);
  if (ground.kind === 'archive')
    return other ? (
      <p class="map-note">
        Your map file <bdi>{other.file}</bdi> is another version of this map. The report shows the one that
        was played.
      </p>
    ) : null;
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
        {other && (
          <>
            Your map file <bdi>{other.file}</bdi> is another version that does not fit.{' '}
          </>
        )}
        To see the actual terrain, named camps and creep routes, drop the map file
        {played.file && (
          <>
            {' '}
            <bdi>{played.file}</bdi>
          </>
        )}{' '}
        on this page. You’ll find it in <code>Warcraft III/Maps</code> in your documents or in the game’s
        folder. You can also drop that whole folder. It is read on your device, and nothing is sent.
      </p>
    </div>
  );
}
