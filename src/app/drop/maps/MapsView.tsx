/** The visitor’s maps on the drop page, and the offer to keep them. */
import { counted } from '../../../game/counted.ts';
import { formatSize } from '../../shell/size.ts';
import type { MapShelf } from './map-shelf.ts';
import type { MapsState, OwnMapFile } from './state.ts';

/** Texts of the list of maps. */
export const MAPS_WORDS = {
  kept: 'This browser keeps only the places, creatures and outlines that were read, not the files. They never leave this device.',
  keep: 'Keep my maps in this browser',
};

interface Props {
  state: MapsState;
  actions: Pick<MapShelf, 'keepAll' | 'remove' | 'removeAll'>;
}

/** Number of maps listed initially. */
const FEW = 8;

/** The visitor’s maps from this visit and earlier ones, and unreadable files. */
export function MapsView({ state: { maps, unread, reading, on }, actions }: Props) {
  return (
    <section class="library own-maps" aria-labelledby="own-maps">
      <h2 id="own-maps" tabIndex={-1}>
        Your maps
      </h2>
      {reading > 0 && <p>{`Reading ${counted(reading, 'map file')}.`}</p>}
      {maps.length > 0 && (
        <>
          <p>
            {maps.length === 1
              ? 'Replays on this map use the terrain from your map file.'
              : 'Replays on these maps use the terrain from your map file.'}{' '}
            {on ? MAPS_WORDS.kept : 'The page forgets them when you close it.'}
          </p>
          <details open={maps.length <= FEW}>
            <summary>{counted(maps.length, 'map')}</summary>
            <ul>
              {maps.map((map) => (
                <MapItem key={map.sha1} map={map} remove={() => void actions.remove(map.sha1)} />
              ))}
            </ul>
          </details>
        </>
      )}
      {unread.length > 0 && (
        <ul class="notices">
          {unread.map(({ file, failure: { code, sentence } }) => (
            <li key={file}>
              <bdi>{file}</bdi>: {sentence}{' '}
              <span class="quiet">
                Reason <code>{code}</code>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div class="tools" role="group" aria-label="All your maps">
        {!on && maps.length > 0 && (
          <button type="button" onClick={() => void actions.keepAll()}>
            {MAPS_WORDS.keep}
          </button>
        )}
        <button type="button" onClick={() => void actions.removeAll()}>
          {on ? 'Stop keeping maps' : 'Remove all maps'}
        </button>
      </div>
    </section>
  );
}

const MapItem = ({
  map: { file, name, bytes, starts, camps },
  remove,
}: {
  map: OwnMapFile;
  remove: () => void;
}) => (
  <li>
    <strong>
      <bdi>{name}</bdi>
    </strong>
    , <bdi>{file}</bdi>
    {`, ${formatSize(bytes)}: ${counted(starts, 'starting place')}, ${counted(camps, 'creep camp')} `}
    <button type="button" class="link" aria-label={`Remove ${name}`} onClick={remove}>
      Remove
    </button>
  </li>
);
