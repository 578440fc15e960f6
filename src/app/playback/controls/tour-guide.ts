/** The tour on its stage: shows the caption over the map and the buttons, and runs only one tour at a time. */
import type { GameTrack } from '../../../map/story/track.ts';
import { makeElement, makeButton } from '../../shell/make-elements.ts';
import { startTour, stopsOf, type Guided, type Tour } from './tour.ts';

interface Guide {
  /** Starts or ends a tour. */
  toggle: () => void;
  /** All of these return whether a tour was running. */
  step: (by: number) => boolean;
  pause: () => boolean;
  end: () => boolean;
}

/** Adds the caption to a stage. `ended` is called when a tour is over, for whatever reason. */
export function tourGuide(
  root: HTMLElement,
  track: GameTrack,
  guided: Omit<Guided, 'caption'> & { ended: () => void },
): Guide {
  let tour: Tour | null = null;
  const caption = makeElement('p', { role: 'status' });
  const place = makeElement('span', { className: 'quiet' });
  const buttons = [
    makeButton('Back', () => tour?.step(-1)),
    makeButton('Wait', () => tour?.pause()),
    makeButton('Next', () => tour?.step(1)),
    makeButton('End tour', () => tour?.end()),
  ];
  const box = makeElement(
    'div',
    { className: 'tour-box', hidden: true },
    caption,
    makeElement('span', {}, place, ...buttons),
  );
  root.querySelector('.map-box')!.append(box);
  const opener = root.querySelector('.play-bar .tour');
  const withTour = (act: (running: Tour) => void) => () => {
    if (!tour) return false;
    act(tour);
    return true;
  };
  return {
    toggle() {
      if (tour) return tour.end();
      const stops = stopsOf(root, track);
      if (stops.length === 0) return;
      opener?.setAttribute('aria-pressed', 'true');
      box.hidden = false;
      // The first moment is shown before the tour is assigned, so showing it must not end a tour.
      tour = startTour(
        stops,
        {
          ...guided,
          caption(words, number) {
            caption.textContent = words ?? '';
            place.textContent = number;
          },
        },
        () => {
          tour = null;
          box.hidden = true;
          opener?.setAttribute('aria-pressed', 'false');
          guided.ended();
        },
      );
    },
    step: (offset) => withTour((running) => running.step(offset < 0 ? -1 : 1))(),
    pause: withTour((running) => running.pause()),
    end: withTour((running) => running.end()),
  };
}
