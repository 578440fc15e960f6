import { isMapName } from '../../../game/file-name.ts';
import type { Picks } from '../input/picked.ts';
import type { MapsActions } from '../maps/MapsView.tsx';
import { MapReader } from '../maps/map-reader.ts';
import { MapShelf } from '../maps/map-shelf.ts';
import { startMapWorker } from '../maps/start-map-worker.ts';
import type { DropSession } from '../session/session.ts';
import type { ReplayReader } from '../worker/replay-reader.ts';

interface OwnMaps {
  actions: MapsActions;
  /** Reads the map files among the files, and returns the other files. */
  take: (picks: Picks) => Picks;
}

export function ownMaps(session: DropSession, reader: ReplayReader): OwnMaps {
  const shelf = new MapShelf(new MapReader(startMapWorker), {
    show: (state) => {
      if (session.state.maps.maps !== state.maps) reader.useMaps(state.maps);
      void session.maps(state);
    },
    say: (sentence) => session.notice(sentence),
  });
  void shelf.open();
  reader.onMaps = (files) => void shelf.give(files);
  return {
    actions: {
      keep: () => void shelf.keep(),
      remove: (sha1) => void shelf.remove(sha1),
      forget: () => void shelf.forget(),
    },
    take: ({ files, leftOut }) => {
      const maps = files.filter(({ file }) => isMapName(file.name));
      if (maps.length === 0) return { files, leftOut };
      void shelf.give(maps.map(({ file }) => file));
      const others = files.filter(({ file }) => !isMapName(file.name));
      // Folders of maps contain other files that the visitor didn't mean to add, so these aren't reported.
      return { files: others, leftOut: others.length > 0 ? leftOut : 0 };
    },
  };
}
