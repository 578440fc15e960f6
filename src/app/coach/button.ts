/** The button that opens coach mode, which is loaded on demand. */
const button = document.getElementById('open-bench');
const root = document.getElementById('bench-here');

button?.addEventListener('click', async () => {
  const { openBench } = await import('./open.tsx');
  button.hidden = true;
  if (root) await openBench(root);
});

export {};
