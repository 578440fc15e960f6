/** A time interval in ms. */
export interface Span {
  from: number;
  to: number;
}

/**
 * Maximum number of one-to-one pairs between overlapping spans from two lists. It is optimal to always pair the span
 * that ends first with the partner that ends first, because later spans reach all remaining partners too.
 */
export function mostPairs(some: readonly Span[], others: readonly Span[]): number {
  if (some.length === 0 || others.length === 0) return 0;
  const spans = [
    ...some.map((span) => ({ ...span, side: 0 as const })),
    ...others.map((span) => ({ ...span, side: 1 as const })),
  ];
  const byStart = spans.toSorted((a, b) => a.from - b.from);
  const byEnd = spans.toSorted((a, b) => a.to - b.to);
  // Open spans without a partner; the span that ends first is at the end of the list.
  const openSpans = [[], []] as [Span[], Span[]];
  const finished = new Set<Span>();
  let index = 0;
  let pairs = 0;
  for (const span of byEnd) {
    for (; index < byStart.length && byStart[index]!.from <= span.to; index++)
      insert(openSpans[byStart[index]!.side], byStart[index]!);
    if (finished.has(span)) continue;
    finished.add(span);
    const partners = openSpans[1 - span.side] as Span[];
    while (partners.length > 0 && finished.has(partners.at(-1)!)) partners.pop();
    const partner = partners.pop();
    if (!partner) continue;
    finished.add(partner);
    pairs++;
  }
  return pairs;
}

function insert(list: Span[], span: Span): void {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]!.to > span.to) low = middle + 1;
    else high = middle;
  }
  list.splice(low, 0, span);
}
