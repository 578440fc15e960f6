import type { Format } from './save-charts.ts';

const FORMATS: readonly Format[] = ['SVG', 'PNG'];

interface Props {
  /** Element that the buttons save; by default the figure around them. */
  place?: Element;
  name: string;
}

async function save(place: Element, format: Format): Promise<void> {
  const { saveCharts } = await import('./save-charts.ts');
  await saveCharts(place, format);
}

/** Buttons for saving a chart. */
export const SaveChart = ({ place, name }: Props) => (
  <span class="save-chart">
    Save{' '}
    {FORMATS.map((format) => (
      <button
        key={format}
        type="button"
        aria-label={`Save ${name} as ${format}`}
        onClick={({ currentTarget }) => void save(place ?? currentTarget.closest('figure')!, format)}
      >
        {format}
      </button>
    ))}
  </span>
);
