import { counted } from '../../../game/counted.ts';
import { formatSize } from '../../shell/size.ts';
import type { MapShelf } from './map-shelf.ts';
import type { MapsState } from './state.ts';

export const MAPS_WORDS = {
  title: 'Your maps',
  reading: (files: number): string => `Reading ${counted(files, 'map file')}.`,
  used: (maps: number): string =>
    maps === 1
      ? 'Replays on this map use the terrain from your map file.'
      : 'Replays on these maps use the terrain from your map file.',
  forgotten: 'The page forgets them when you close it.',
  kept: 'This browser keeps only the places, creatures and outlines that were read, not the files. They never leave this device.',
  maps: (maps: number): string => counted(maps, 'map'),
  /** Follows the names of a map and its file. */
  size: (size: string, starts: number, camps: number): string =>
    `, ${size}: ${counted(starts, 'starting place')}, ${counted(camps, 'creep camp')} `,
  remove: 'Remove',
  removeMap: (name: string): string => `Remove ${name}`,
  reason: 'Reason',
  group: 'All your maps',
  keep: 'Keep my maps in this browser',
  stopKeeping: 'Stop keeping maps',
  removeAll: 'Remove all maps',
};

interface Props {
  state: MapsState;
  actions: Pick<MapShelf, 'keep' | 'remove' | 'forget'>;
}

/** Number of maps listed initially. */
const FEW = 8;

/** The visitor’s maps from this visit and earlier ones, and unreadable files. */
export function MapsView({ state: { maps, unread, reading, on }, actions }: Props) {
  return (
    <section class="library own-maps" aria-labelledby="own-maps">
      <h2 id="own-maps" tabIndex={-1}>
        {MAPS_WORDS.title}
      </h2>
      {reading > 0 && <p>{MAPS_WORDS.reading(reading)}</p>}
      {maps.length > 0 && (
        <>
          <p>
            {MAPS_WORDS.used(maps.length)} {on ? MAPS_WORDS.kept : MAPS_WORDS.forgotten}
          </p>
          <details open={maps.length <= FEW}>
            <summary>{MAPS_WORDS.maps(maps.length)}</summary>
            <ul>
              {maps.map(({ sha1, file, name, bytes, starts, camps }) => (
                <li key={sha1}>
                  <strong>
                    <bdi>{name}</bdi>
                  </strong>
                  , <bdi>{file}</bdi>
                  {MAPS_WORDS.size(formatSize(bytes), starts, camps)}
                  <button
                    type="button"
                    class="link"
                    aria-label={MAPS_WORDS.removeMap(name)}
                    onClick={() => void actions.remove(sha1)}
                  >
                    {MAPS_WORDS.remove}
                  </button>
                </li>
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
                {MAPS_WORDS.reason} <code>{code}</code>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div class="tools" role="group" aria-label={MAPS_WORDS.group}>
        {!on && maps.length > 0 && (
          <button type="button" onClick={() => void actions.keep()}>
            {MAPS_WORDS.keep}
          </button>
        )}
        <button type="button" onClick={() => void actions.forget()}>
          {on ? MAPS_WORDS.stopKeeping : MAPS_WORDS.removeAll}
        </button>
      </div>
    </section>
  );
}
