/** Opens the folds around the place that the address leads to. Not all browsers do that, and none for the heading of a fold. */
function openFolds(): void {
  const target = document.getElementById(fragment());
  const closed = [...folds(target)].filter(({ open }) => !open);
  for (const fold of closed) fold.open = true;
  if (closed.length > 0) target?.scrollIntoView();
}

/** The text after the # of the address; empty where it cannot be decoded. */
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

/** Folds of narrow screens stand open on wide ones, where the style sheet shows what is in them. */
if (matchMedia('(width >= 52rem)').matches)
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('.on-narrow')) fold.open = true;

addEventListener('hashchange', openFolds);
openFolds();
