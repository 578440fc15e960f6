/** A file with the same facts as a part of the report. */
export interface FileLink {
  name: string;
  url: string;
}

/** Links to files; a dropped replay has none. */
export const Files = ({ files = [] }: { files?: readonly FileLink[] | undefined }) =>
  files.length > 0 ? (
    <p class="files">
      The same as a file:{' '}
      {files.map(({ name, url }, index) => (
        <span key={url}>
          {index > 0 && ', '}
          <a href={url}>{name}</a>
        </span>
      ))}
    </p>
  ) : null;
