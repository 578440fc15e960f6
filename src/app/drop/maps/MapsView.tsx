import { formatSize } from '../input/size.ts';
import type { MapsState } from './state.ts';
import { MAPS_WORDS as WORDS } from './list-words.ts';

/** Actions for maps. */
export interface MapsActions {
  keep(): void;
  remove(sha1: string): void;
  forget(): void;
}

interface Props {
  state: MapsState;
  actions: MapsActions;
}

/** Number of maps listed initially. */
const FEW = 8;

/** The visitor’s maps from this visit and earlier ones, and unreadable files. */
export function MapsView({ state: { maps, unread, reading, on }, actions }: Props) {
  return (
    <section class="library own-maps" aria-labelledby="own-maps">
      <h2 id="own-maps" tabIndex={-1}>
        {WORDS.title}
      </h2>
      {reading > 0 && <p>{WORDS.reading(reading)}</p>}
      {maps.length > 0 && (
        <>
          <p>
            {WORDS.used(maps.length)} {on ? WORDS.kept : WORDS.forgotten}
          </p>
          <details open={maps.length <= FEW}>
            <summary>{WORDS.maps(maps.length)}</summary>
            <ul>
              {maps.map(({ sha1, file, name, bytes, starts, camps }) => (
                <li key={sha1}>
                  <strong>
                    <bdi>{name}</bdi>
                  </strong>
                  , <bdi>{file}</bdi>
                  {WORDS.size(formatSize(bytes), starts, camps)}
                  <button
                    type="button"
                    class="link"
                    aria-label={WORDS.removeMap(name)}
                    onClick={() => actions.remove(sha1)}
                  >
                    {WORDS.remove}
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
                {WORDS.reason} <code>{code}</code>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div class="tools" role="group" aria-label={WORDS.group}>
        {!on && maps.length > 0 && (
          <button type="button" onClick={() => actions.keep()}>
            {WORDS.keep}
          </button>
        )}
        <button type="button" onClick={() => actions.forget()}>
          {on ? WORDS.stopKeeping : WORDS.removeAll}
        </button>
      </div>
    </section>
  );
}
