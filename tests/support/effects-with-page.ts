/**
 * Runs before tests of pages' programs: effects run in a frame of the page, which ends with it. Preact also sets a timer
 * for tabs that draw no frames; on a busy machine that one outlived the page and failed the run.
 */
import { options } from 'preact';

options.requestAnimationFrame = (effects) => void requestAnimationFrame(effects);
