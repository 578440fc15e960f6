import type { Format } from '../../shell/charts/save-charts.ts';
import { CHART_FILE_WORDS as WORDS } from './chart-words.ts';

const FORMATS: readonly Format[] = ['SVG', 'PNG'];

interface Props {
  /** Element that the buttons save; by default the figure around them. */
  place?: Element;
  name: string;
}

async function save(place: Element, format: Format): Promise<void> {
  const { saveCharts } = await import('../../shell/charts/save-charts.ts');
  await saveCharts(place, format);
}

/** Buttons for saving a chart. */
export const SaveChart = ({ place, name }: Props) => (
  <span class="save-chart">
    {WORDS.save}{' '}
    {FORMATS.map((format) => (
      <button
        key={format}
        type="button"
        aria-label={WORDS.saveAs(name, format)}
        onClick={({ currentTarget }) => void save(place ?? currentTarget.closest('figure')!, format)}
      >
        {format}
      </button>
    ))}
  </span>
);
