import type { MomentStage, StageRow } from '../game/stage-rows.ts';
import { Hatch } from './Hatch.tsx';
import { MapLegend } from './MapLegend.tsx';
import { MomentRow } from './MomentRow.tsx';
import { SideMark } from './SideMark.tsx';
import { StageLine } from './StageLine.tsx';

/** The map of a game with its timeline, beside its key moments. All of it is there without a script. */
export function StageView({
  stage: { card, caption, legend, rule, sides, rows, playback, video, line },
}: {
  stage: MomentStage;
}) {
  const most = Math.max(1, ...rows.flatMap(({ orders }) => orders ?? []));
  const list = (ofPart: readonly StageRow[]) =>
    ofPart.length > 0 && (
      <ol class="moments-list">
        {ofPart.map((row, index) => (
          <MomentRow key={index} row={row} sides={sides} most={most} />
        ))}
      </ol>
    );
  return (
    <div class={card === null ? 'stage no-map' : 'stage'} data-playback={playback ?? undefined}>
      {card !== null && (
        <figure class="map-figure reveals-length timed">
          {/* Made by the build out of numbers and escaped names. */}
          <div class="map-box" dangerouslySetInnerHTML={{ __html: card }} />
          {line && <StageLine line={line} />}
          {/* Where a script draws the page, one will play. */}
          {playback && (
            <div class="play-bar" hidden={typeof document === 'undefined'}>
              <button type="button" class="play">
                Play
              </button>
              <button type="button" class="tour">
                Tour
              </button>
              <output />
            </div>
          )}
        </figure>
      )}
      <div class="beside">
        <div class="key-moments">
          {sides.length === 2 && (
            <p class="key">
              <Hatch />
              Attack orders:{' '}
              {sides.map((name, side) => (
                <span key={side}>
                  <SideMark side={side} /> <bdi>{name}</bdi>{' '}
                </span>
              ))}
            </p>
          )}
          {list(rows.filter(({ late }) => !late))}
          <div class="reveals-length timed">{list(rows.filter(({ late }) => late))}</div>
        </div>
      </div>
      <div class="map-words">
        <MapLegend entries={legend} />
        <p>{caption}</p>
        <p>{rule}</p>
        {video && (
          <details class="video" hidden>
            <summary>Follow the game in a video</summary>
          </details>
        )}
      </div>
    </div>
  );
}
