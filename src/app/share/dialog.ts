/** The window that shares a moment: a link, a picture, a moving picture. */
import { copy } from '../shell/clipboard.ts';
import { saveBlob } from '../shell/save.ts';
import { type Maker, makerOf, type Moment, type StillPicture } from './maker.ts';
import type { MadeFile, MovieFormat } from './messages.ts';

const SHARE_WORDS = {
  close: 'Close',
  results: 'With results: units last seen in the fight',
  copyLink: 'Copy link',
  copyPicture: 'Copy picture',
  savePicture: 'Save picture',
  saveVideo: 'Save video',
  saveGif: 'Save GIF',
  send: { link: 'Send link', picture: 'Send picture', video: 'Send video', gif: 'Send GIF' },
  stop: 'Stop',
  linkCopied: 'The link is on the clipboard.',
  pictureCopied: 'The picture is on the clipboard.',
  notCopied: 'The browser does not let this page use the clipboard. Copy the link yourself:',
  pictureNotCopied: 'The browser does not let this page copy pictures. Save it instead.',
  noPicture: 'This browser can’t draw the picture. The link works.',
  making: (percent: number): string => `Making ${percent} %`,
  stopped: 'Stopped.',
  /** `kind` is a format, such as "MP4". */
  saved: (kind: string, seconds: number, megabytes: string): string =>
    `Saved as ${kind}: ${seconds > 0 ? `${seconds} s, ` : ''}${megabytes} MB.`,
  failed: 'That did not work. Try again, or save the other format.',
};

export interface Shown {
  heading: string;
  /** Name of saved files without extension. */
  name: string;
  moment: Moment;
  /** Whether pictures tell results at first. */
  results: boolean;
  link: () => Promise<{ url: string } | { why: string }>;
}

/** Opens the window. */
export function showDialog({ heading, name, moment, results, link }: Shown): void {
  const box = Object.assign(document.createElement('dialog'), { className: 'share-box', ariaLabel: heading });
  const head = Object.assign(document.createElement('p'), { className: 'share-head', textContent: heading });
  const words = Object.assign(document.createElement('p'), { className: 'quiet', textContent: moment.title });
  const preview = Object.assign(document.createElement('canvas'), {
    width: 720,
    height: 404,
    ariaHidden: 'true',
  });
  const tells = Object.assign(document.createElement('input'), { type: 'checkbox', checked: results });
  const choice = document.createElement('label');
  choice.append(tells, ` ${SHARE_WORDS.results}`);
  const tools = Object.assign(document.createElement('div'), { className: 'tools' });
  const bar = Object.assign(document.createElement('progress'), { max: 1, hidden: true });
  const status = document.createElement('output');
  const button = (label: string, press: () => unknown): HTMLButtonElement => {
    const made = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
    made.addEventListener('click', () => void press());
    return made;
  };
  let maker: Promise<Maker> | undefined;
  let still: Promise<StillPicture> | undefined;
  let file: MadeFile | undefined;
  let ending: () => void = () => undefined;

  const making = (): Promise<Maker> => (maker ??= makerOf(moment));
  const draw = (): void => {
    file = undefined;
    tellSend();
    const drawn = making().then((ready) => ready.still(tells.checked));
    still = drawn;
    drawn.then(
      ({ preview: bitmap }) => {
        if (still !== drawn) return;
        preview.getContext('2d')!.drawImage(bitmap, 0, 0, preview.width, preview.height);
        picture.disabled = saved.disabled = false;
      },
      () => {
        preview.hidden = true;
        status.value = SHARE_WORDS.noPicture;
        for (const one of [picture, saved, video, gif]) one.disabled = true;
      },
    );
  };
  const keep = (made: MadeFile): void => {
    file = made;
    saveBlob(`${name}.${made.extension}`, made.blob);
    const seconds = Math.round(made.seconds * 10) / 10;
    status.value = SHARE_WORDS.saved(
      made.extension.toUpperCase(),
      seconds,
      (made.blob.size / 1e6).toFixed(2),
    );
    tellSend();
  };
  const film = async (format: MovieFormat): Promise<void> => {
    busy(true);
    try {
      const stopped = new Promise<null>((resolve) => (ending = () => resolve(null)));
      const tell = (share: number) => {
        bar.value = share;
        status.value = SHARE_WORDS.making(Math.round(share * 100));
      };
      tell(0);
      const made = await Promise.race([
        making().then((ready) => ready.movie(tells.checked, format, tell)),
        stopped,
      ]);
      if (made) keep(made);
      else status.value = SHARE_WORDS.stopped;
    } catch {
      status.value = SHARE_WORDS.failed;
      stopMaker();
    } finally {
      busy(false);
    }
  };
  const stopMaker = (): void => {
    void maker?.then((ready) => ready.stop());
    maker = undefined;
  };
  const copyLink = async (): Promise<void> => {
    const got = await link();
    if ('why' in got) status.value = got.why;
    else if (await copy(got.url)) status.value = SHARE_WORDS.linkCopied;
    else {
      const text = Object.assign(document.createElement('input'), { value: got.url, readOnly: true });
      text.ariaLabel = SHARE_WORDS.notCopied;
      status.replaceChildren(SHARE_WORDS.notCopied, text);
      text.select();
    }
  };
  const copyPicture = async (): Promise<void> => {
    try {
      const png = still!.then(({ file: { blob } }) => blob);
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
      status.value = SHARE_WORDS.pictureCopied;
    } catch {
      status.value = SHARE_WORDS.pictureNotCopied;
    }
  };
  /** The made file for the system's share sheet; undefined if it doesn't take such files. */
  const sendable = (): File | undefined => {
    const sent = file && new File([file.blob], `${name}.${file.extension}`, { type: file.blob.type });
    return sent && navigator.canShare?.({ files: [sent] }) ? sent : undefined;
  };
  const send = async (): Promise<void> => {
    const sent = sendable();
    // Must be the first thing after the press, because the browser only then opens the sheet.
    if (sent) return navigator.share({ files: [sent], title: heading }).catch(() => undefined);
    const got = await link();
    if ('why' in got) status.value = got.why;
    else await navigator.share({ url: got.url, title: document.title }).catch(() => undefined);
  };
  const picture = button(SHARE_WORDS.copyPicture, copyPicture);
  const saved = button(SHARE_WORDS.savePicture, async () => keep((await still!).file));
  const video = button(SHARE_WORDS.saveVideo, () => film('video'));
  const gif = button(SHARE_WORDS.saveGif, () => film('gif'));
  const sender = button(SHARE_WORDS.send.link, send);
  const stop = button(SHARE_WORDS.stop, () => {
    stopMaker();
    ending();
    draw();
  });
  const tellSend = (): void => {
    const kind = sendable()?.type.split('/')[0];
    const isGif = file?.extension === 'gif';
    sender.textContent =
      SHARE_WORDS.send[kind === undefined ? 'link' : isGif ? 'gif' : kind === 'image' ? 'picture' : 'video'];
  };
  const busy = (isBusy: boolean): void => {
    bar.hidden = stop.hidden = !isBusy;
    for (const one of [video, gif, tells]) one.disabled = isBusy;
    if (isBusy) stop.focus();
    else if (document.activeElement === document.body || document.activeElement === stop) video.focus();
  };
  stop.hidden = true;
  picture.disabled = saved.disabled = true;
  sender.hidden = !('share' in navigator);
  const first = button(SHARE_WORDS.copyLink, copyLink);
  tools.append(first, sender, picture, saved, video, gif);
  const close = button('×', () => box.close());
  Object.assign(close, { className: 'share-close', ariaLabel: SHARE_WORDS.close });
  const makes = Object.assign(document.createElement('div'), { className: 'share-makes' });
  makes.append(bar, stop, status);
  box.append(head, close, words, preview, choice, tools, makes);
  tells.addEventListener('change', draw);
  box.addEventListener('click', ({ target }) => void (target === box && box.close()));
  box.addEventListener('close', () => {
    stopMaker();
    box.remove();
  });
  document.body.append(box);
  box.showModal();
  first.focus();
  draw();
}
