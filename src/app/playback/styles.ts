import href from '../../styles/playback.css?url';

/** Loads, once, the styles of what playback adds to a page. */
export function loadStyles(): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
