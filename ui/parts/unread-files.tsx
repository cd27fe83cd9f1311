import type { UnreadFile } from '#kernel/unread-file.ts'
import { periodText } from './operator-text.ts'

interface UnreadFilesProps {
  readonly files: readonly UnreadFile[]
  /** What may be missing: `corrections`. */
  readonly rows: string
}

const NAMED_MAX = 5

/** Which files of the audit archive could not be read for a list, newest first. Nothing if all could. */
export function UnreadFiles({ files, rows }: UnreadFilesProps) {
  if (files.length === 0) return null
  const more = files.length - NAMED_MAX
  return (
    <div className="operator-alert grid min-w-0 gap-1 text-[14px]/5" role="status">
      <p>
        <b>Some {rows} may be missing.</b> {files.length === 1 ? 'A file' : `${files.length.toLocaleString('en-US')} files`} of
        the audit archive can’t be read:
      </p>
      <ul className="grid gap-1">
        {files.slice(0, NAMED_MAX).map(({ file, since, until }) => (
          <li key={file}>
            <code className="wrap-anywhere">{file}</code> ({periodText(since, until)})
          </li>
        ))}
        {more > 0 ? <li>and {more.toLocaleString('en-US')} more</li> : null}
      </ul>
      <p>
        Ask an administrator of the server to restore {files.length === 1 ? 'it' : 'them'}: the page Archives says what to do.
      </p>
    </div>
  )
}
