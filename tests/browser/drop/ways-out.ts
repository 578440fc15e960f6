/** The ways out of a page: each tries to reach another server, as a program would that wants to take something along. */

interface Way {
  /** Code with `to`, an address of the other server, `put(tag, attributes)`, and `style(property, value)`. */
  code: string;
  /** Whether it leads away from the page if it works. */
  leaves?: true;
}

const css = (rule: string) =>
  `const sheet = new CSSStyleSheet(); sheet.replaceSync(\`${rule}\`); document.adoptedStyleSheets = [sheet]; put('p', { className: 'way', textContent: 'x' });`;
const svg = (content: string) =>
  `const ns = 'http://www.w3.org/2000/svg'; const root = document.createElementNS(ns, 'svg'); const part = document.createElementNS(ns, '${content}'); part.setAttribute('href', to); root.append(part); document.body.append(root);`;
const link = (rel: string, more = '') => `put('link', { rel: '${rel}', href: to${more} });`;
const follow = (tag: string, more = '') => `put('${tag}', { href: to, textContent: 'x'${more} }).click();`;

export const WAYS: Readonly<Record<string, Way>> = {
  fetch: { code: "await fetch(to, { mode: 'no-cors' });" },
  'fetch with a body': { code: "await fetch(to, { method: 'POST', mode: 'no-cors', body: 'x' });" },
  'fetch that outlives the page': { code: "await fetch(to, { mode: 'no-cors', keepalive: true });" },
  'fetch later': { code: 'fetchLater(to, { activateAfter: 0 });' },
  XMLHttpRequest: { code: "const r = new XMLHttpRequest(); r.open('GET', to); r.send();" },
  beacon: { code: "navigator.sendBeacon(to, 'x');" },
  socket: { code: "new WebSocket(to.replace('http', 'ws'));" },
  'stream of events': { code: 'new EventSource(to);' },
  WebTransport: { code: "new WebTransport(to.replace('http', 'https'));" },
  image: { code: 'new Image().src = to;' },
  'image by srcset': { code: "put('img', { srcset: to + ' 2x' });" },
  'picture source': {
    code: "const p = put('picture', {}); p.append(Object.assign(document.createElement('source'), { srcset: to }), document.createElement('img'));",
  },
  'image of a button': { code: "put('input', { type: 'image', src: to });" },
  'background of the page': { code: "document.body.setAttribute('background', to);" },
  'style of an element': { code: "put('p', {}).style.backgroundImage = `url(${to})`;" },
  'style attribute': { code: "put('p', {}).setAttribute('style', `background-image:url(${to})`);" },
  'style sheet of a script': { code: css('.way { background-image: url(${to}) }') },
  'picture of a list': { code: css('.way { display: list-item; list-style-image: url(${to}) }') },
  cursor: { code: css('body { cursor: url(${to}), auto }') },
  mask: { code: css('.way { mask-image: url(${to}) }') },
  'content of a style': { code: css('.way::before { content: url(${to}) }') },
  'font of a style': {
    code: css('@font-face { font-family: way; src: url(${to}) } .way { font-family: way }'),
  },
  'style element': { code: "put('style', { textContent: `@import url(${to});` });" },
  'style sheet': { code: link('stylesheet') },
  font: { code: "await new FontFace('way', `url(${to})`).load();" },
  script: { code: "const s = document.createElement('script'); s.src = to; document.body.append(s);" },
  'module script': {
    code: "const s = document.createElement('script'); s.type = 'module'; s.src = to; document.body.append(s);",
  },
  import: { code: 'await import(to);' },
  'script of a text': { code: "new Function('to', 'new Image().src = to')(to);" },
  'text as HTML': { code: 'put(\'div\', {}).innerHTML = `<img src="${to}">`;' },
  'document.write': { code: 'document.write(`<img src="${to}">`);', leaves: true },
  worker: { code: 'new Worker(to);' },
  'worker of a blob': {
    code: "new Worker(URL.createObjectURL(new Blob([`fetch('${to}', { mode: 'no-cors' })`])));",
  },
  'shared worker': { code: 'new SharedWorker(to);' },
  worklet: { code: 'await new AudioContext().audioWorklet.addModule(to);' },
  'preloaded module': { code: link('modulepreload') },
  'preloaded answer': { code: link('preload', ", as: 'fetch', crossOrigin: 'anonymous'") },
  'preloaded image': { code: link('preload', ", as: 'image'") },
  prefetch: { code: link('prefetch') },
  prerender: { code: link('prerender') },
  preconnect: { code: link('preconnect') },
  icon: { code: link('icon') },
  manifest: { code: link('manifest') },
  video: { code: "put('video', { src: to, preload: 'auto' });" },
  'poster of a video': { code: "put('video', { poster: to });" },
  audio: { code: "put('audio', { src: to, preload: 'auto' });" },
  frame: { code: "put('iframe', { src: to });" },
  object: { code: "put('object', { data: to });" },
  embed: { code: "put('embed', { src: to });" },
  'image in SVG': { code: svg('image') },
  'use in SVG': { code: svg('use') },
  'form with a body': {
    code: "put('form', { action: to, method: 'post' }).submit();",
    leaves: true,
  },
  'form with an address': {
    code: "const f = put('form', { action: to }); f.append(Object.assign(document.createElement('input'), { name: 'x' })); f.submit();",
    leaves: true,
  },
  'ping of a link': { code: "put('a', { href: '#here', ping: to, textContent: 'x' }).click();" },
  WebRTC: {
    code: "const c = new RTCPeerConnection({ iceServers: [{ urls: stun }] }); c.createDataChannel('x'); await c.setLocalDescription(await c.createOffer()); ",
  },
  'window that opens': { code: 'window.open(to);', leaves: true },
  'another address': { code: 'location.href = to;', leaves: true },
  'another address in its place': { code: 'location.replace(to);', leaves: true },
  'link that is followed': { code: follow('a'), leaves: true },
  'link into a new window': { code: follow('a', ", target: '_blank'"), leaves: true },
  'link that saves': { code: follow('a', ", download: ''"), leaves: true },
  'refresh of the page': {
    code: "const m = document.createElement('meta'); m.httpEquiv = 'refresh'; m.content = `0;url=${to}`; document.head.append(m);",
    leaves: true,
  },
};

/** An expression that tries a way; it is done before the page can have gone, and never fails. */
export const attempt = (name: string, to: string, stun: string): string => `(() => {
  const to = ${JSON.stringify(to)}, stun = ${JSON.stringify(stun)};
  const put = (tag, attributes) => {
    const made = document.createElement(tag);
    for (const [key, value] of Object.entries(attributes)) key in made ? (made[key] = value) : made.setAttribute(key, value);
    document.body.append(made);
    return made;
  };
  const run = async () => { ${WAYS[name]!.code} };
  setTimeout(() => run().catch(() => undefined), 0);
  return true;
})()`;
