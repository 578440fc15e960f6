/** The installed site: its manifest, and files from the file manager. `all/browser/drop/installed.test.ts` installs it. */
import { EXAMPLES } from '../../../src/app/drop/input/examples.ts';
import { expect, test } from './drop-page.ts';

test('the manifest is valid, and the page can be installed', async ({ drop }) => {
  const session = await drop.page.context().newCDPSession(drop.page);
  const { errors, url, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  const { icons, file_handlers } = JSON.parse(data ?? '') as {
    icons: { src: string; sizes: string }[];
    file_handlers: { action: string; accept: Record<string, string[]> }[];
  };
  expect(file_handlers.flatMap(({ accept }) => Object.values(accept).flat())).toEqual([
    '.w3g',
    '.nwg',
    '.w3x',
    '.w3m',
  ]);
  const sizes = await drop.page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (src) => {
          const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
          return `${width}x${height}`;
        }),
      ),
    icons.map(({ src }) => src),
  );
  expect(sizes).toEqual(icons.map((icon) => icon.sizes));
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([]);
});

test('files that the system passes to the page are read', async ({ drop }) => {
  const { page } = drop;
  await page.addInitScript(() => {
    const launchQueue = { setConsumer: (take: unknown) => Object.assign(globalThis, { take }) };
    Object.defineProperty(globalThis, 'launchQueue', { value: launchQueue });
  });
  await drop.open();
  const launch = (names: readonly string[]) =>
    page.evaluate(async (examples) => {
      const root = await navigator.storage.getDirectory();
      const files = examples.map(async (name) => {
        const file = await root.getFileHandle(name, { create: true });
        const writable = await file.createWritable();
        await writable.write(await (await fetch(`/drop/examples/${name}`)).blob());
        await writable.close();
        return file;
      });
      const { take } = globalThis as unknown as { take: (launch: object) => void };
      take({ files: await Promise.all(files) });
    }, names);
  await launch([]);
  await expect(drop.heading).toHaveText('Analyze a replay');
  await launch([EXAMPLES[0].file]);
  await expect(drop.heading).toHaveText('Hazel vs Rowan on Concealed Hill');
  await launch(EXAMPLES.map(({ file }) => file));
  // The first is a new file, with a new date.
  await expect(drop.rows).toHaveCount(3);
});
