import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import {
  asyncBufferFromFile,
  parquetMetadataAsync,
  type ParquetQueryFilter,
  parquetReadObjects,
  type SchemaElement,
} from 'hyparquet'
import { fileWriter, ParquetWriter } from 'hyparquet-writer'

/** An event as a file has it: everything that its row had, to the microsecond. */
export interface EventRow {
  readonly id: bigint
  readonly txid: bigint
  readonly type: string
  readonly player: string | null
  readonly brand: string | null
  /** Microseconds since 1970. */
  readonly at_micros: bigint
  /** JSON. */
  readonly payload: string
}

const text = (name: string, repetition_type: 'REQUIRED' | 'OPTIONAL'): SchemaElement => ({
  name,
  type: 'BYTE_ARRAY',
  converted_type: 'UTF8',
  repetition_type,
})
const whole = (name: string): SchemaElement => ({ name, type: 'INT64', repetition_type: 'REQUIRED' })
const COLUMNS = [
  whole('id'),
  whole('txid'),
  text('type', 'REQUIRED'),
  text('player', 'OPTIONAL'),
  text('brand', 'OPTIONAL'),
  whole('at_micros'),
  text('payload', 'REQUIRED'),
]
/** Of a player: groups of rows are skipped by their first and last one. */
const ID_LENGTH = 30
const SCHEMA: SchemaElement[] = [{ name: 'root', num_children: COLUMNS.length }, ...COLUMNS]

/** What was written or read: the number of events and a hash over all of them, in order. */
export interface Content {
  readonly rows: number
  readonly hash: string
}

function openContent() {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(events: readonly EventRow[]): void {
      rows += events.length
      for (const { id, txid, type, player, brand, at_micros, payload } of events)
        hash.update(JSON.stringify([String(id), String(txid), type, player, brand, String(at_micros), payload]))
    },
    end: (): Content => ({ rows, hash: hash.digest('hex') }),
  }
}

/** Writes events to a file and waits until they are on the disk. Each page becomes a group of rows that a reader may skip. */
export async function writeEvents(path: string, pages: AsyncIterable<readonly EventRow[]>): Promise<Content> {
  const content = openContent()
  const file = fileWriter(path)
  const writer = new ParquetWriter({ writer: file, schema: SCHEMA, createdBy: 'croupier', statisticsTruncateLength: ID_LENGTH })
  for await (const events of pages) {
    content.add(events)
    const columnData = COLUMNS.map(({ name }) => ({ name, data: events.map((event) => event[name as keyof EventRow]) }))
    await writer.write({ columnData, rowGroupSize: events.length })
  }
  await writer.finish()
  await sync(path)
  return content.end()
}

/** Waits until a file, or the names in a folder, are on the disk. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export const syncFolderOf = (path: string): Promise<void> => sync(dirname(path))

/** Reads a file by groups of rows, in order; of each only the events that the filter lets through. */
export async function* readEvents(path: string, filter?: ParquetQueryFilter): AsyncGenerator<EventRow[]> {
  const file = await asyncBufferFromFile(path)
  const metadata = await parquetMetadataAsync(file)
  let rowStart = 0
  for (const group of metadata.row_groups) {
    const rowEnd = rowStart + Number(group.num_rows)
    const rows = await parquetReadObjects({ file, metadata, rowStart, rowEnd, ...(filter ? { filter } : {}) })
    yield rows.map(({ player, brand, ...row }) => ({ ...row, player: player ?? null, brand: brand ?? null }) as EventRow)
    rowStart = rowEnd
  }
}

/** The players of the events that the filter lets through, repeatedly; their payloads are not read. */
export async function* playersOf(path: string, filter: ParquetQueryFilter): AsyncGenerator<string> {
  const file = await asyncBufferFromFile(path)
  const metadata = await parquetMetadataAsync(file)
  let rowStart = 0
  for (const group of metadata.row_groups) {
    const rowEnd = rowStart + Number(group.num_rows)
    const rows = await parquetReadObjects({ file, metadata, rowStart, rowEnd, filter, columns: ['player'] })
    for (const { player } of rows) if (typeof player === 'string') yield player
    rowStart = rowEnd
  }
}

/** What a file holds, read back from it. */
export async function contentOf(path: string): Promise<Content> {
  const content = openContent()
  for await (const events of readEvents(path)) content.add(events)
  return content.end()
}

export async function hashOfFile(path: string): Promise<{ readonly sha256: string; readonly bytes: number }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk as Buffer)
    bytes += (chunk as Buffer).length
  }
  return { sha256: hash.digest('hex'), bytes }
}
