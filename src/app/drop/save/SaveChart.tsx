import type { Format } from '../../shell/charts/save-charts.ts';

const FORMATS: readonly Format[] = ['SVG', 'PNG'];

interface Props {
  /** What the buttons save; the figure that they stand in, if it is not said. */
  place?: Element;
  name: string;
}

async function save(place: Element, format: Format): Promise<void> {
  const { saveCharts } = await import('../../shell/charts/save-charts.ts');
  await saveCharts(place, format);
}

/** The buttons that save a chart. */
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
