/** Offers parts of a game's page as files. The code for making files is loaded on demand. */

/** Sections by heading id, with the extensions of their files. */
const PARTS = { spending: ['csv'], apm: ['csv'], 'build-orders': ['txt', 'csv'] } as const;

const replayId = /^\/replays\/([^/]+)\//.exec(location.pathname)?.[1];

for (const [part, endings] of Object.entries(PARTS)) {
  const section = document.getElementById(part)?.closest('section');
  if (replayId === undefined || !section) continue;
  // Placed next to the formats of its chart, if there is one.
  const row =
    section.querySelector('.save-chart') ??
    Object.assign(document.createElement('span'), { className: 'save-chart files', textContent: 'Save ' });
  for (const ending of endings) {
    const button = document.createElement('button');
    const name = ending === 'txt' ? 'Text' : 'CSV';
    const ariaLabel = `${name}, save numbers of “${section.querySelector('h2, h3')!.textContent}”`;
    Object.assign(button, { type: 'button', className: 'files', textContent: name, ariaLabel });
    button.addEventListener('click', async () => {
      const { savePart } = await import('./save-part.ts');
      const failure = await savePart(replayId, `${part}.${ending}`);
      row.querySelector('output')?.remove();
      if (failure !== null) row.append(Object.assign(document.createElement('output'), { value: failure }));
    });
    row.append(button);
  }
  if (!row.isConnected) section.append(row);
}

export {};
