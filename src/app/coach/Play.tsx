/** Plays along with a build order: a clock, the next steps, and a voice. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { formatClock } from '../../game/clock.ts';
import {
  atSpeed,
  dueBy,
  type Metronome,
  move,
  pause,
  PRACTICE_SPEEDS,
  start,
  STOPPED,
  timeAt,
} from './metronome.ts';
import type { BenchStep } from './source.ts';

/** Texts of two controls that tests press. */
export const PLAY_WORDS = { start: 'Start', say: 'Say each step when it is due' };

/** Redraw interval of the clock. */
const TICK_MS = 200;
/** How far a button moves the clock. */
const JUMP_MS = 10_000;
/** Number of steps shown after the next one. */
const AHEAD = 4;

/** A build order to play along with: the next step in large letters, optionally spoken when due. */
export function Play({ steps }: { steps: readonly BenchStep[] }) {
  const [clock, setClock] = useState(STOPPED);
  const [now, setNow] = useState(0);
  const [spoken, setSpoken] = useState(false);
  const running = clock.since !== null;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [running]);
  const ms = timeAt(clock, Math.max(now, clock.since ?? 0));
  const due = dueBy(steps, ms);
  useSpeech(running && spoken, due, steps);
  useScreenOn(running);
  const set = (change: Change) => {
    const nowMs = performance.now();
    setNow(nowMs);
    setClock(change(clock, nowMs));
  };
  const next = steps[due];
  return (
    <div class="play-order">
      <p class="play-clock" role="timer">
        {formatClock(ms)}
      </p>
      <p class="next-step" aria-live="polite">
        {next ? (
          <>
            <span class="quiet">Next at {whenText(next)}</span> {next.text}
          </>
        ) : (
          'That was the last step.'
        )}
      </p>
      <Controls clock={clock} set={set}>
        {'speechSynthesis' in globalThis && (
          <label>
            <input type="checkbox" checked={spoken} onChange={() => setSpoken(!spoken)} /> {PLAY_WORDS.say}
          </label>
        )}
      </Controls>
      <ol class="later-steps">
        {steps.slice(due + 1, due + 1 + AHEAD).map((step, index) => (
          <li key={due + index}>
            <span class="quiet">{whenText(step)}</span> {step.text}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A change of the clock at a time of the machine's clock. */
type Change = typeof start;

interface ControlsProps {
  clock: Metronome;
  set: (change: Change) => void;
  children: ComponentChildren;
}

/** Starts, pauses and moves the clock, and chooses its speed. */
function Controls({ clock, set, children }: ControlsProps) {
  const jump = (offsetMs: number) => set((metronome, nowMs) => move(metronome, offsetMs, nowMs));
  return (
    <p class="tools">
      <button type="button" onClick={() => set(clock.since === null ? start : pause)}>
        {clock.since === null ? PLAY_WORDS.start : 'Pause'}
      </button>
      <button type="button" onClick={() => jump(-JUMP_MS)}>
        Back 10 s
      </button>
      <button type="button" onClick={() => jump(JUMP_MS)}>
        On 10 s
      </button>
      <button type="button" onClick={() => jump(-Infinity)}>
        From the start
      </button>
      <label>
        Speed{' '}
        <select
          value={clock.speed}
          onChange={({ currentTarget }) =>
            set((metronome, nowMs) => atSpeed(metronome, Number(currentTarget.value), nowMs))
          }
        >
          {PRACTICE_SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {speed}×
            </option>
          ))}
        </select>
      </label>
      {children}
    </p>
  );
}

const whenText = ({ ms, supply }: BenchStep): string =>
  supply === undefined ? formatClock(ms) : `${formatClock(ms)}, supply ${supply}`;

/** Speaks the steps that became due since the last call; skipped steps are not spoken. */
function useSpeech(isOn: boolean, due: number, steps: readonly BenchStep[]): void {
  const spoken = useRef(due);
  useEffect(() => {
    const last = steps[due - 1];
    if (isOn && due > spoken.current && last) speechSynthesis.speak(new SpeechSynthesisUtterance(last.text));
    spoken.current = due;
  }, [isOn, due, steps]);
}

/** Keeps the screen on while the clock runs, if possible: nobody touches a phone next to a keyboard. */
function useScreenOn(running: boolean): void {
  useEffect(() => {
    if (!running) return;
    const lock = navigator.wakeLock?.request('screen').catch(() => null);
    return () => void lock?.then((screen) => screen?.release());
  }, [running]);
}
