/** Offers parts of a game's page as files. The code for making files is loaded on demand. */

import { makeElement, makeButton } from '../make-elements.ts';

/** Sections by heading id, with the extensions of their files. */
const PARTS = { spending: ['csv'], apm: ['csv'], 'build-orders': ['txt', 'csv'] } as const;

const replayId = /^\/replays\/([^/]+)\//.exec(location.pathname)?.[1];

for (const [part, endings] of Object.entries(PARTS)) {
  const section = document.getElementById(part)?.closest('section');
  if (replayId === undefined || !section) continue;
  // Placed next to the formats of its chart, if there is one.
  const row =
    section.querySelector('.save-chart') ?? makeElement('span', { className: 'save-chart files' }, 'Save ');
  for (const ending of endings) {
    const name = ending === 'txt' ? 'Text' : 'CSV';
    const save = async () => {
      const { savePart } = await import('./save-part.ts');
      const failure = await savePart(replayId, `${part}.${ending}`);
      row.querySelector('output')?.remove();
      if (failure !== null) row.append(makeElement('output', { value: failure }));
    };
    const ariaLabel = `${name}, save numbers of “${section.querySelector('h2, h3')!.textContent}”`;
    row.append(Object.assign(makeButton(name, save, 'files'), { ariaLabel }));
  }
  if (!row.isConnected) section.append(row);
}
