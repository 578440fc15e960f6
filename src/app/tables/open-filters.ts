/** Shows the filters for tables. Their code loads when a visitor first uses them. */
const form = document.querySelector<HTMLFormElement>('#table-filters');
const page = document.querySelector('main');

if (form && page) {
  form.hidden = false;
  const load = async () => {
    const { filterTables } = await import('./filter-tables.ts');
    filterTables(form, page, JSON.parse(form.dataset['players']!) as string[]);
  };
  const waiting = new AbortController();
  for (const event of ['focusin', 'input'] as const)
    form.addEventListener(
      event,
      () => {
        waiting.abort();
        void load();
      },
      waiting,
    );
}
