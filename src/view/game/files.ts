import { onPage, type Part } from '../page.ts';
import { between } from '../words.ts';

/** A file with the same facts as a part of the report. */
export interface FileLink {
  name: string;
  url: string;
  /** Name to keep it under; without one it is shown. */
  keptAs?: string;
}

/** Links to files; a dropped replay has none, and a twin is a file itself. */
export const fileLinks = (files: readonly FileLink[]): Part[] =>
  files.length === 0
    ? []
    : [
        onPage(() => [
          {
            kind: 'text',
            look: 'files',
            words: [
              'The same as a file: ',
              ...between(
                files.map(({ name, url, keptAs }) => ({ text: name, href: url, ...(keptAs && { keptAs }) })),
              ),
            ],
          },
        ]),
      ];
