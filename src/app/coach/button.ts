/** The button that opens coach mode, and the choice of an example on a build's page. Both load code on demand. */
const button = document.getElementById('open-bench');
const root = document.getElementById('bench-here');
const choice = document.querySelector<HTMLSelectElement>('#example');

const open = async () => {
  const { openBench } = await import('./open-bench.tsx');
  button!.hidden = true;
  if (root) await openBench(root);
};
button?.addEventListener('click', async () => {
  await open();
  root?.querySelector<HTMLElement>('select, button')?.focus();
});

/** The chosen example is shown below, and in coach mode if that is open. */
const choose = async () => {
  const [chosen] = choice!.selectedOptions;
  if (!root || !chosen) return;
  const { game = '', slot = '', steps = '' } = chosen.dataset;
  Object.assign(root.dataset, { game, slot, steps });
  const { showExample } = await import('./show-example.tsx');
  await Promise.all([showExample(root.dataset), button?.hidden && open()]);
};
choice?.addEventListener('change', choose);

/** An address such as `#OvU` opens coach mode with the best example of a matchup, and `#bench` with the best of all. */
const openNamed = async () => {
  const { hash } = location;
  const wanted = choice?.querySelector<HTMLOptionElement>(
    `[data-matchup="${/^#(\wv\w)$/.exec(hash)?.[1]}"] option`,
  );
  if (!button || (!wanted && hash !== '#bench')) return;
  button.hidden = true;
  if (wanted) wanted.selected = true;
  await (wanted ? choose() : open());
};
addEventListener('hashchange', openNamed);
void openNamed();

export {};
