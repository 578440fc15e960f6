/** Finds people as you type: hides the others. Without this script, the field isn't shown. */

export function findPeople(people: Element): void {
  const label = people.querySelector<HTMLElement>('.find-person');
  const input = label?.querySelector('input');
  if (!label || !input) return;
  label.hidden = false;
  const entries = [...people.querySelectorAll<HTMLElement>('[data-race]')].map((entry) => ({
    entry,
    name: (entry.querySelector('bdi')?.textContent ?? '').toLowerCase(),
  }));
  input.addEventListener('input', () => {
    const wanted = input.value.trim().toLowerCase();
    for (const { entry, name } of entries) entry.hidden = !name.includes(wanted);
  });
}
