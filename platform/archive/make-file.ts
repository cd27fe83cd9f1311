import { rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { assert } from '#kernel/result.ts'
import { nextName, removeLater } from './clean-folder.ts'
import { hashOfFile, sync } from './hash-file.ts'
import type { ParquetRows } from './parquet-rows.ts'

/** Called after each step, so that a test may stop there as a killed process does. */
export type AfterStep = (step: string) => void | Promise<void>

export interface MadeFile {
  readonly rows: number
  readonly sha256: string
  readonly bytes: number
}

/** A file by its temporary name, read back, and then by its own: what has this name is whole. */
export async function makeFile<Row>(
  { write, contentOf }: Pick<ParquetRows<Row>, 'write' | 'contentOf'>,
  path: string,
  pages: AsyncIterable<readonly Row[]>,
  afterStep: AfterStep,
): Promise<MadeFile> {
  const temporary = `${path}.tmp`
  const written = await write(temporary, pages)
  await afterStep('written')
  const read = await contentOf(temporary)
  assert(read.rows === written.rows && read.hash === written.hash, `${temporary} was written, and reads differently`)
  const { sha256, bytes } = await hashOfFile(temporary)
  await afterStep('read back')
  await rename(temporary, path)
  await sync(dirname(path))
  await afterStep('renamed')
  return { rows: written.rows, sha256, bytes }
}

/** The next revision of a recorded file, with other rows. The caller records it in the place of the old one. */
export async function remakeFile<Row>(
  files: Pick<ParquetRows<Row>, 'write' | 'contentOf'>,
  { folder, file }: { readonly folder: string; readonly file: string },
  pages: AsyncIterable<readonly Row[]>,
  afterStep: AfterStep,
): Promise<MadeFile & { readonly file: string }> {
  await removeLater(folder, file)
  const next = nextName(file)
  return { file: next, ...(await makeFile(files, join(folder, next), pages, afterStep)) }
}
