/** In the list of builds, the name of a build leads to an example against the chosen opponents, if there is one. */
import { matchupOf } from '../../game/derive/race.ts';

const choice = document.querySelector('.races');

const aim = () => {
  const against = choice?.querySelector<HTMLInputElement>('[name=vs]:checked')?.value;
  for (const row of document.querySelectorAll<HTMLTableRowElement>('.library tbody tr')) {
    const race = /\bof-(\w)/.exec(row.className)?.[1];
    const matchup = `#${matchupOf(race ?? '', against ?? '')}`;
    const [name, ...examples] = row.querySelectorAll('a');
    if (name) name.hash = examples.some(({ hash }) => hash === matchup) ? matchup : '';
  }
};
choice?.addEventListener('change', aim);
