/**
 * Opens the collapsed parts around the address's target. Not all browsers do that, and none do for the heading of a
 * collapsed part.
 */
function openFolds(): void {
  const target = document.getElementById(fragment());
  const closed = [...folds(target)].filter(({ open }) => !open);
  for (const fold of closed) fold.open = true;
  if (closed.length > 0) target?.scrollIntoView();
}

/** The fragment of the address; empty if it can't be decoded. */
function fragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

function* folds(target: Element | null): Generator<HTMLDetailsElement> {
  let fold = target?.closest('details');
  while (fold) {
    yield fold;
    fold = fold.parentElement?.closest('details');
  }
}

/** Parts that are collapsed on narrow screens are open on wide ones, where the style sheet shows their contents. */
if (matchMedia('(width >= 52rem)').matches)
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('.on-narrow')) fold.open = true;

addEventListener('hashchange', openFolds);
openFolds();
