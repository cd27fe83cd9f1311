import { createHash } from 'node:crypto'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import {
  asyncBufferFromFile,
  parquetMetadataAsync,
  type ParquetQueryFilter,
  parquetReadObjects,
  type SchemaElement,
} from 'hyparquet'
import { fileWriter, ParquetWriter } from 'hyparquet-writer'
import { sync } from './hash-file.ts'
import { openRows } from './open-rows.ts'

export type Value = string | bigint | null

/** `text` and `whole` are never null; a value of a `text?` or `whole?` may be. */
export type Columns<Row> = Readonly<Record<keyof Row & string, 'text' | 'text?' | 'whole' | 'whole?'>>

/** What was written or read: the number of rows and a hash over all of them, in order. */
export interface Content {
  readonly rows: number
  readonly hash: string
}

export interface Span<Name> {
  /** The first row, from 0, and the one after the last. */
  readonly from: number
  readonly until: number
  /** All if absent. */
  readonly columns?: readonly Name[]
}

/** Files of rows of one shape. */
export interface ParquetRows<Row> {
  /** Waits until the file is on the disk. Each page becomes a group of rows that a reader may skip. */
  write(path: string, pages: AsyncIterable<readonly Row[]>): Promise<Content>
  /** By groups of rows, in order; of each only the rows that the filter lets through, and of those all or some columns. */
  read(path: string, filter?: ParquetQueryFilter, columns?: readonly (keyof Row & string)[]): AsyncGenerator<Row[]>
  /** Some rows by their place, from the few pages that hold them. */
  slice<Name extends keyof Row & string>(path: string, span: Span<Name>): Promise<Pick<Row, Name>[]>
  contentOf(path: string): Promise<Content>
}

export interface ParquetOptions {
  /** Longer texts are cut to this length as the least and greatest of a group, by which groups are skipped. */
  readonly statisticsLength: number
  readonly codec: 'SNAPPY' | 'ZSTD'
  /** Bytes of a column that are read at once, before compression. */
  readonly pageSize?: number
}

const ZSTD = { ZSTD: (input: Uint8Array): Uint8Array => zstdCompressSync(input) }
const UNZSTD = { ZSTD: (input: Uint8Array): Uint8Array => zstdDecompressSync(input) }

export function parquetRows<Row>(columns: Columns<Row>, options: ParquetOptions): ParquetRows<Row> {
  const names = Object.keys(columns) as (keyof Row & string)[]
  const schema: SchemaElement[] = [
    { name: 'root', num_children: names.length },
    ...names.map((name) => elementOf(name, columns[name])),
  ]
  /** An absent value is undefined to the reader. */
  const toRow = (row: Record<string, unknown>): Row => {
    for (const name in row) row[name] ??= null
    return row as Row
  }
  const openContent = () => {
    const hash = createHash('sha256')
    let count = 0
    return {
      add(rows: readonly Row[]): void {
        count += rows.length
        for (const row of rows) hash.update(JSON.stringify(names.map((name) => plain(row[name] as Value))))
      },
      end: (): Content => ({ rows: count, hash: hash.digest('hex') }),
    }
  }
  async function* read(path: string, filter?: ParquetQueryFilter, of?: readonly string[]): AsyncGenerator<Row[]> {
    const file = await asyncBufferFromFile(path)
    const metadata = await parquetMetadataAsync(file)
    let rowStart = 0
    for (const group of metadata.row_groups) {
      const rowEnd = rowStart + Number(group.num_rows)
      const wanted = { ...(filter && { filter }), ...(of && { columns: [...of] }) }
      const rows = await parquetReadObjects({ file, metadata, rowStart, rowEnd, compressors: UNZSTD, ...wanted })
      yield rows.map(toRow)
      rowStart = rowEnd
    }
  }
  return {
    async write(path, pages) {
      const content = openContent()
      const writer = new ParquetWriter({
        writer: fileWriter(path),
        schema,
        createdBy: 'croupier',
        statisticsTruncateLength: options.statisticsLength,
        codec: options.codec,
        compressors: ZSTD,
      })
      for await (const rows of pages) {
        content.add(rows)
        const columnData = names.map((name) => ({ name, data: rows.map((row) => row[name]) }))
        const { pageSize } = options
        await writer.write({ columnData, rowGroupSize: rows.length, ...(pageSize !== undefined && { pageSize }) })
      }
      await writer.finish()
      await sync(path)
      return content.end()
    },
    read,
    async slice(path, { from, until, columns: of }) {
      const { file, metadata } = await openRows(path, from, until)
      const span = { rowStart: from, rowEnd: until, ...(of && { columns: [...of] }) }
      const rows = await parquetReadObjects({ file, metadata, ...span, compressors: UNZSTD, useOffsetIndex: true })
      return rows.map(toRow)
    },
    async contentOf(path) {
      const content = openContent()
      for await (const rows of read(path)) content.add(rows)
      return content.end()
    },
  }
}

function elementOf(name: string, type: 'text' | 'text?' | 'whole' | 'whole?'): SchemaElement {
  const repetition_type = type.endsWith('?') ? 'OPTIONAL' : 'REQUIRED'
  return type.startsWith('text')
    ? { name, type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type }
    : { name, type: 'INT64', repetition_type }
}

const plain = (value: Value): string | null => (typeof value === 'bigint' ? String(value) : value)
