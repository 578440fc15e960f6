import href from '../../styles/share.css?url';

/** Loads the styles of the share window, once. */
export function loadShareStyles(): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
