import type { LaneDrawing } from '../../svg/layout.ts';

/** One lane of the drawing; filterable parts have the class of their kind. */
export function LaneView({ drawing }: { drawing: LaneDrawing }) {
  const { lane, bands, filled, hollow, ticks, arrows, workers, workersTip, labels, tips } = drawing;
  return (
    <>
      <g class={lane}>
        {bands && <path class="band" d={bands} />}
        {ticks && <path class="tick" d={ticks} />}
        {arrows && <path d={arrows} />}
        {filled && <path d={filled} />}
        {hollow && <path class="hollow" d={hollow} />}
        {labels.map(({ x, y, leftward, text }, index) => (
          <text key={index} x={x} y={y} class={leftward ? 'end' : undefined}>
            {text}
          </text>
        ))}
        {tips.map(({ d, text }, index) => (
          <path key={index} class="tip" d={d}>
            <title>{text}</title>
          </path>
        ))}
      </g>
      {workers && (
        <path class="worker" d={workers}>
          <title>{workersTip}</title>
        </path>
      )}
    </>
  );
}
