/** The window that shares a moment: a link, a picture, a moving picture. */
import { copy, copyPicture } from '../shell/clipboard.ts';
import { makeElement, makeButton as button } from '../shell/make-elements.ts';
import { saveBlob } from '../shell/save.ts';
import { type Maker, makerOf, type Moment, type StillPicture } from './maker.ts';
import type { MadeFile, MovieFormat } from './messages.ts';

/** What the window is about. */
export interface Shown {
  heading: string;
  /** Name of saved files without extension. */
  name: string;
  moment: Moment;
  /** Whether pictures tell results at first. */
  results: boolean;
  /** The link to the moment, or a sentence that says why there is none. */
  link: () => Promise<{ url: string } | { why: string }>;
}

/**
 * Opens the window and draws its picture, unless one is open: its button can be pressed twice while it loads, because a
 * disabled button would lose the focus. The window removes itself when it is closed.
 */
export function showDialog(shown: Shown): void {
  if (!document.querySelector('.share-box')) new ShareDialog(shown).open();
}

class ShareDialog {
  readonly #shown: Shown;
  readonly #box: HTMLDialogElement;

  readonly #results = makeElement('input', { type: 'checkbox', onchange: () => this.#draw() });
  readonly #preview = makeElement('canvas', { width: 720, height: 404, ariaHidden: 'true' });
  readonly #copyLink = button('Copy link', () => this.#copyToClipboard());
  readonly #send = button('Send link', () => this.#sendFile());
  readonly #copyPicture = button('Copy picture', () => this.#putPicture());
  readonly #savePicture = button('Save picture', async () => this.#save((await this.#still!).file));
  readonly #video = button('Save video', () => this.#film('video'));
  readonly #gif = button('Save GIF', () => this.#film('gif'));
  readonly #bar = makeElement('progress', { max: 1, hidden: true });
  readonly #stop = button('Stop', () => {
    this.#stopMaker();
    this.#stopWaiting();
    this.#draw();
  });
  readonly #status = makeElement('output', {});

  /** Draws for this window; missing until the first picture, and after it was stopped. */
  #maker: Promise<Maker> | undefined;
  /** The picture for the present choice of results. */
  #still: Promise<StillPicture> | undefined;
  /** What was saved last for that choice, and can be sent. */
  #file: MadeFile | undefined;
  #stopWaiting: () => void = () => undefined;

  constructor(shown: Shown) {
    const { heading, moment, results } = shown;
    this.#shown = shown;
    this.#results.checked = results;
    this.#stop.hidden = true;
    this.#copyPicture.disabled = this.#savePicture.disabled = true;
    this.#send.hidden = !('share' in navigator);
    const close = button('×', () => this.#box.close(), 'share-close');
    close.ariaLabel = 'Close';
    const tools = [this.#copyLink, this.#send, this.#copyPicture, this.#savePicture, this.#video, this.#gif];
    this.#box = makeElement(
      'dialog',
      { className: 'share-box', ariaLabel: heading },
      makeElement('p', { className: 'share-head' }, heading),
      close,
      makeElement('p', { className: 'quiet' }, moment.title),
      this.#preview,
      makeElement(
        'label',
        { hidden: !moment.fight },
        this.#results,
        ' With results: units last seen in the fight',
      ),
      makeElement('div', { className: 'tools' }, ...tools),
      makeElement('div', { className: 'share-makes' }, this.#bar, this.#stop, this.#status),
    );
    this.#box.addEventListener('click', ({ target }) => void (target === this.#box && this.#box.close()));
    this.#box.addEventListener('close', () => {
      this.#stopMaker();
      this.#box.remove();
    });
  }

  /** Shows the dialog, and starts to draw the picture. */
  open(): void {
    document.body.append(this.#box);
    this.#box.showModal();
    this.#copyLink.focus();
    this.#draw();
  }

  #making(): Promise<Maker> {
    return (this.#maker ??= makerOf(this.#shown.moment));
  }

  #stopMaker(): void {
    void this.#maker?.then((ready) => ready.stop());
    this.#maker = undefined;
  }

  /** Draws the picture for the present choice. Without one, only the link can be shared. */
  #draw(): void {
    this.#file = undefined;
    this.#labelSend();
    const drawn = this.#making().then((ready) => ready.still(this.#results.checked));
    this.#still = drawn;
    drawn.then(
      ({ preview }) => {
        if (this.#still !== drawn) return;
        const { width, height } = this.#preview;
        this.#preview.getContext('2d')!.drawImage(preview, 0, 0, width, height);
        this.#copyPicture.disabled = this.#savePicture.disabled = false;
      },
      () => {
        this.#preview.hidden = true;
        this.#status.value = 'This browser can’t draw the picture. The link works.';
        for (const control of [this.#copyPicture, this.#savePicture, this.#video, this.#gif])
          control.disabled = true;
      },
    );
  }

  /** Makes a moving picture and saves it, unless the visitor stops that. */
  async #film(format: MovieFormat): Promise<void> {
    const tell = (share: number) => {
      this.#bar.value = share;
      this.#status.value = `Making ${Math.round(share * 100)} %`;
    };
    this.#setBusy(true, format);
    try {
      const stopped = new Promise<null>((resolve) => (this.#stopWaiting = () => resolve(null)));
      tell(0);
      const movie = this.#making().then((ready) => ready.movie(this.#results.checked, format, tell));
      const file = await Promise.race([movie, stopped]);
      if (file) this.#save(file);
      else this.#status.value = 'Stopped.';
    } catch {
      // Whatever the reason is, the other format may work, with a new worker.
      this.#status.value = 'That did not work. Try again, or save the other format.';
      this.#stopMaker();
    } finally {
      this.#setBusy(false, format);
    }
  }

  /** While a moving picture is made, it can be stopped, and nothing that it depends on can be changed. */
  #setBusy(isBusy: boolean, format: MovieFormat): void {
    this.#bar.hidden = this.#stop.hidden = !isBusy;
    for (const control of [this.#video, this.#gif, this.#results]) control.disabled = isBusy;
    const { activeElement } = document;
    if (isBusy) this.#stop.focus();
    else if (activeElement === document.body || activeElement === this.#stop)
      (format === 'gif' ? this.#gif : this.#video).focus();
  }

  #save(file: MadeFile): void {
    this.#file = file;
    saveBlob(`${this.#shown.name}.${file.extension}`, file.blob);
    const seconds = Math.round(file.seconds * 10) / 10;
    const megabytes = (file.blob.size / 1e6).toFixed(2);
    this.#status.value = `Saved as ${file.extension.toUpperCase()}: ${seconds > 0 ? `${seconds} s, ` : ''}${megabytes} MB.`;
    this.#labelSend();
  }

  async #copyToClipboard(): Promise<void> {
    const link = await this.#shown.link();
    if ('why' in link) this.#status.value = link.why;
    else if (await copy(link.url)) this.#status.value = 'The link is on the clipboard.';
    else {
      const ariaLabel = 'The browser does not let this page use the clipboard. Copy the link yourself:';
      const text = makeElement('input', { value: link.url, readOnly: true, ariaLabel });
      this.#status.replaceChildren(ariaLabel, text);
      text.select();
    }
  }

  async #putPicture(): Promise<void> {
    const isCopied = await copyPicture(this.#still!.then(({ file }) => file.blob));
    this.#status.value = isCopied
      ? 'The picture is on the clipboard.'
      : 'The browser does not let this page copy pictures. Save it instead.';
  }

  /** The saved file for the system's share sheet; undefined if it doesn't take such files. */
  #sendable(): File | undefined {
    const file = this.#file;
    const sent =
      file && new File([file.blob], `${this.#shown.name}.${file.extension}`, { type: file.blob.type });
    return sent && navigator.canShare?.({ files: [sent] }) ? sent : undefined;
  }

  /** Sends the saved file, otherwise the link. A visitor who closes the sheet needs no answer. */
  async #sendFile(): Promise<void> {
    const sent = this.#sendable();
    // Must be the first thing after the press, because the browser only then opens the sheet.
    if (sent) return navigator.share({ files: [sent], title: document.title }).catch(() => undefined);
    const link = await this.#shown.link();
    if ('why' in link) this.#status.value = link.why;
    else await navigator.share({ url: link.url, title: document.title }).catch(() => undefined);
  }

  /** Says on the button what it would send. */
  #labelSend(): void {
    const type = this.#sendable()?.type ?? '';
    const kinds: Readonly<Record<string, string>> = {
      '': 'link',
      'image/gif': 'GIF',
      'image/png': 'picture',
    };
    this.#send.textContent = `Send ${kinds[type] ?? 'video'}`;
  }
}
