import type { LegendEntry } from '../../game/map/card/legend.ts';

/** The legend of a map. */
export const MapLegend = ({ entries }: { entries: readonly LegendEntry[] }) =>
  entries.length > 0 && (
    <ul class="map-legend">
      {entries.map(({ mark, words }) => (
        <li key={words}>
          {/* Made by the build out of numbers. */}
          <svg
            class="map-card"
            width="18"
            height="18"
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: mark }}
          />
          {words}
        </li>
      ))}
    </ul>
  );
