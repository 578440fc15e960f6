import { render } from 'preact';
import { chartPlaces, nameOf } from '../../shell/charts/save-charts.ts';
import { SaveChart } from './SaveChart.tsx';

/** Lists all charts of the displayed report for saving, in a window over the page. */
export function offerCharts(): void {
  const places = [...document.querySelectorAll('.report')].flatMap((report) => chartPlaces(report));
  const dialog = document.createElement('dialog');
  dialog.addEventListener('close', () => dialog.remove());
  render(<ChartFiles places={places} close={() => dialog.close()} />, dialog);
  dialog.ariaLabel = 'Charts of this game';
  document.body.append(dialog);
  dialog.showModal();
}

const ChartFiles = ({ places, close }: { places: readonly Element[]; close: () => void }) => (
  <>
    <h2>Charts of this game</h2>
    <ul>
      {places.map((place, index) => (
        <li key={index}>
          {nameOf(place)} <SaveChart place={place} name={nameOf(place)} />
        </li>
      ))}
    </ul>
    <button type="button" onClick={close}>
      Close
    </button>
  </>
);
