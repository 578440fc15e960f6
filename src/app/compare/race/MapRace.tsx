import { useEffect, useRef, useState } from 'preact/hooks';
import { SideMark } from '../../../view/html/SideMark.tsx';
import type { Side } from '../side.ts';
import { loadRace, whyNoRace, type LoadedRace, MAP_RACE_WORDS } from './load-race.ts';

interface Props {
  a: Side;
  b: Side;
  /** Whether the visitor has asked for the race already. */
  racing: boolean;
}

/** Both players on one map and one clock, loaded when a visitor asks for it. */
export function MapRace({ a, b, racing }: Props) {
  const [race, setRace] = useState<LoadedRace | 'no' | 'loading' | 'failed'>('no');
  const why = whyNoRace(a, b);
  const start = async () => {
    setRace('loading');
    setRace((await loadRace(a, b)) ?? 'failed');
  };
  useEffect(() => {
    if (racing && !why) void start();
  }, []);
  // One game has both players already; its page plays it with the fights. A remark says that the maps differ.
  if (a.game.replayId === b.game.replayId || a.game.map !== b.game.map) return null;
  const { how } = MAP_RACE_WORDS;
  return (
    <section class="reveals-length" aria-labelledby="race">
      <h2 id="race">{MAP_RACE_WORDS.title}</h2>
      {why ? (
        <p class="quiet">{why}</p>
      ) : (
        <p class="quiet">
          {how.before} <SideMark side={0} /> {how.between} <SideMark side={1} /> {how.after}{' '}
          <span class="result">
            <span>{MAP_RACE_WORDS.ended(a.player, b.player)}</span>
          </span>
        </p>
      )}
      {!why && typeof race === 'string' && (
        <p class="tools">
          <button type="button" class="main" disabled={race === 'loading'} onClick={() => void start()}>
            {race === 'loading' ? 'Loading …' : 'Start the race'}
          </button>
        </p>
      )}
      {race === 'failed' && (
        <p class="notice">
          The moves of these games could not be loaded. Everything else on this page works without them.
        </p>
      )}
      {typeof race === 'object' && <RaceStage race={race} />}
    </section>
  );
}

function RaceStage({ race: { map, stage, track } }: { race: LoadedRace }) {
  const root = useRef<HTMLDivElement>(null);
  const run = async () => {
    const { play } = await import('../../playback/start.ts');
    await play(root.current!, '', () => Promise.resolve(track));
  };
  useEffect(() => {
    // The map and the controls come into view, wherever the button was.
    root.current!.scrollIntoView({ block: 'start' });
    root.current!.querySelector<HTMLElement>('.play')!.focus({ preventScroll: true });
    void run();
  }, []);
  return (
    <div class="stage" ref={root} data-playback={JSON.stringify(stage)}>
      <figure class="map-figure timed">
        {/* Made by the build. */}
        <div class="map-box" dangerouslySetInnerHTML={{ __html: map }} />
        <div class="play-bar">
          <button type="button" class="play" onClick={() => void run()}>
            Play
          </button>
          <output />
        </div>
      </figure>
      <div class="beside">
        <div class="key-moments" />
      </div>
      <div class="map-words" />
    </div>
  );
}
