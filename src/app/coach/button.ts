/** The button that opens the coach's bench, where a page has one. The bench is loaded when somebody asks for it. */
const button = document.getElementById('open-bench');
const root = document.getElementById('bench-here');

button?.addEventListener('click', async () => {
  const { openBench } = await import('./open.tsx');
  button.hidden = true;
  if (root) await openBench(root);
});

export {};
