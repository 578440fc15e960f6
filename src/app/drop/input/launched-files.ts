/** Files that the installed site opens: the system's file manager passes them to the page. */
import { fromList, type Picks } from './picked-files.ts';

/** https://wicg.github.io/web-app-launch/, which the type definitions don't have yet. */
interface LaunchQueue {
  setConsumer(take: (launch: { files?: readonly FileSystemFileHandle[] }) => void): void;
}

/** Passes on the files of each launch; a launch without files has none to pass on. */
export function acceptLaunches(give: (picks: Picks) => void): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length > 0)
      void Promise.allSettled(files.map((file) => file.getFile())).then((read) =>
        give(fromList(read.flatMap((file) => (file.status === 'fulfilled' ? [file.value] : [])))),
      );
  });
}
