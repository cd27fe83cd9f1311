import { type FileHandle, open } from 'node:fs/promises'
import { asyncBufferFromFile, type AsyncBuffer, type FileMetaData, parquetMetadataAsync, type RowGroup } from 'hyparquet'

/** What a reader needs of a file beside its rows: the table of contents, and the last bytes, which say where pages lie. */
interface Contents {
  readonly metadata: FileMetaData
  readonly tailStart: number
  readonly tail: ArrayBuffer
}

/** Of the files that were read last, about a megabyte each: a file does not change under its name, time and size. */
const KNOWN_MAX = 16
const known = new Map<string, Promise<Contents>>()

/** A file whose groups of these rows are in memory: a few columns of a few rows would take dozens of small reads. */
export async function openRows(
  path: string,
  from: number,
  until: number,
): Promise<{ file: AsyncBuffer; metadata: FileMetaData }> {
  const handle = await open(path, 'r')
  try {
    const { size, mtimeMs, ino } = await handle.stat()
    const { metadata, tailStart, tail } = await contentsOf(path, `${path} ${size} ${mtimeMs} ${ino}`, handle, size)
    const [start, end] = rangeOf(metadata, from, until)
    const rows = await readRange(handle, start, end)
    const slice = (first: number, last = size): ArrayBuffer =>
      first >= tailStart ? tail.slice(first - tailStart, last - tailStart) : rows.slice(first - start, last - start)
    return { file: { byteLength: size, slice }, metadata }
  } finally {
    await handle.close()
  }
}

function contentsOf(path: string, key: string, handle: FileHandle, size: number): Promise<Contents> {
  const contents = known.get(key) ?? readContents(path, handle, size)
  known.delete(key)
  known.set(key, contents)
  for (const oldest of known.keys()) if (known.size > KNOWN_MAX) known.delete(oldest)
  contents.catch(() => known.delete(key))
  return contents
}

async function readContents(path: string, handle: FileHandle, size: number): Promise<Contents> {
  const metadata = await parquetMetadataAsync(await asyncBufferFromFile(path))
  const tailStart = metadata.row_groups.reduce((end, group) => Math.max(end, endOf(group)), 0)
  return { metadata, tailStart, tail: await readRange(handle, tailStart, size) }
}

/** The bytes of all groups that have some of these rows. */
function rangeOf({ row_groups: groups }: FileMetaData, from: number, until: number): readonly [number, number] {
  let first = 0
  const within: RowGroup[] = []
  for (const group of groups) {
    const next = first + Number(group.num_rows)
    if (next > from && first < until) within.push(group)
    first = next
  }
  return [Math.min(...within.map(startOf)), Math.max(...within.map(endOf))]
}

const chunksOf = ({ columns }: RowGroup) => columns.flatMap(({ meta_data }) => meta_data ?? [])

const startOf = (group: RowGroup): number =>
  Math.min(
    ...chunksOf(group).map(({ dictionary_page_offset, data_page_offset }) => Number(dictionary_page_offset || data_page_offset)),
  )

const endOf = (group: RowGroup): number =>
  Math.max(
    ...chunksOf(group).map(({ dictionary_page_offset, data_page_offset, total_compressed_size }) =>
      Number((dictionary_page_offset || data_page_offset) + total_compressed_size),
    ),
  )

async function readRange(handle: FileHandle, start: number, end: number): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(end - start)
  for (let done = 0; done < bytes.length;) {
    const { bytesRead } = await handle.read(bytes, done, bytes.length - done, start + done)
    if (bytesRead === 0) throw new Error('a file ended before its last row')
    done += bytesRead
  }
  return bytes.buffer
}
