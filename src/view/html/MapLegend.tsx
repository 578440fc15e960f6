import type { LegendEntry } from '../../game/map/card/legend.ts';

/** The legend of a map. */
export const MapLegend = ({ entries }: { entries: readonly LegendEntry[] }) =>
  entries.length > 0 && (
    <ul class="map-legend">
      {entries.map(({ mark, words }) => (
        <li key={words}>
          {/* Made by the build out of numbers. A whole picture, as browsers with Trusted Types let only these in. */}
          <span
            dangerouslySetInnerHTML={{
              __html: `<svg class="map-card" width="18" height="18" aria-hidden="true">${mark}</svg>`,
            }}
          />
          {words}
        </li>
      ))}
    </ul>
  );
