import { render } from 'preact';
import { chartPlaces, nameOf } from '../../shell/charts/save-charts.ts';
import { SaveChart } from '../../shell/charts/SaveChart.tsx';

/** Lists all charts of the displayed report for saving, in a window over the page. */
export function offerCharts(): void {
  const places = [...document.querySelectorAll('.report')].flatMap((report) => chartPlaces(report));
  const dialog = document.createElement('dialog');
  dialog.addEventListener('close', () => dialog.remove());
  render(<ChartFiles places={places} close={() => dialog.close()} />, dialog);
  dialog.ariaLabel = WORDS.title;
  document.body.append(dialog);
  dialog.showModal();
}

const ChartFiles = ({ places, close }: { places: readonly Element[]; close: () => void }) => (
  <>
    <h2>{WORDS.title}</h2>
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

/** Texts for saving the charts of a dropped game. */
const WORDS = {
  title: 'Charts of this game',
};
