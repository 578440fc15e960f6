import href from '../../styles/playback.css?url';

/** Loads playback's additional styles, once. */
export function loadStyles(): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
