import type { GameOnMap } from '../../../game/map/game-on-map.ts';
import type { GroundOfGame } from '../worker/messages.ts';
import type { OwnMapFile } from './store.ts';
import { MAP_NOTE_WORDS as WORDS } from './note-words.ts';

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
    return <p class="map-note">{WORDS.uses(<bdi>{ground.file}</bdi>, WORDS.matches[ground.match])}</p>;
  const other = maps.find((map) => map.name === name && map.sha1 !== played.sha1);
  if (ground.kind === 'archive')
    return other ? <p class="map-note">{WORDS.otherVersion(<bdi>{other.file}</bdi>)}</p> : null;
  if (ground.kind === 'looking') return null;
  return (
    <div class="map-note">
      <p>
        {ground.failure.sentence}{' '}
        <span class="quiet">
          {WORDS.reason} <code>{ground.failure.code}</code>
        </span>
      </p>
      <p>
        {other && WORDS.notFitting(<bdi>{other.file}</bdi>)}
        {WORDS.howToAdd(played.file ? <bdi>{played.file}</bdi> : null, <code>Warcraft III/Maps</code>)}
      </p>
    </div>
  );
}
