/** A play head on the timeline, where the page has it: told a time in ms, it goes there. */
export function lineHead(root: ParentNode): (ms: number) => void {
  const line = root.querySelector<SVGSVGElement>('.game-line');
  if (!line) return () => undefined;
  const [from, to, end] = [line.dataset['from'], line.dataset['to'], line.dataset['ms']].map(Number) as [
    number,
    number,
    number,
  ];
  const head = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  head.setAttribute('class', 'head');
  head.setAttribute('d', `M0 0V${line.getAttribute('height')}`);
  line.querySelector('.turned')!.append(head);
  return (ms) => head.setAttribute('transform', `translate(${from + (ms / end) * (to - from)} 0)`);
}
