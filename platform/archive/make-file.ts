import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { assert } from '#kernel/result.ts'
import type { Tx } from '../db/database.ts'
import type { ArchiveKind } from './archive-kind.ts'
import { removeLater } from './clean-folder.ts'
import { nextName, partialName } from './file-names.ts'
import { confirmFile, markOf } from './folder-mark.ts'
import { hashOfFile, sync } from './hash-file.ts'
import type { ParquetRows } from './parquet-rows.ts'

/** Called after each step, so that a test may stop there as a killed process does. */
export type AfterStep = (step: string) => void | Promise<void>

export interface MadeFile {
  readonly file: string
  readonly rows: number
  readonly sha256: string
  readonly bytes: number
}

export interface FileToMake {
  readonly tx: Tx
  readonly kind: ArchiveKind
  readonly folder: string
  readonly file: string
}

/** A file by its partial name, read back, and then by its own in the archive's own folder: what has this name is whole. */
export async function makeFile<Row>(
  { write, contentOf }: Pick<ParquetRows<Row>, 'write' | 'contentOf'>,
  { tx, kind, folder, file }: FileToMake,
  pages: AsyncIterable<readonly Row[]>,
  afterStep: AfterStep,
): Promise<MadeFile> {
  const mark = await markOf(tx, kind)
  assert(mark !== null, `the folder of ${kind.rows} was not marked`)
  const partial = partialName(file, mark)
  const path = join(folder, partial)
  const written = await write(path, pages)
  await afterStep('written')
  const read = await contentOf(path)
  assert(read.rows === written.rows && read.hash === written.hash, `${path} was written, and reads differently`)
  const { sha256, bytes } = await hashOfFile(path)
  await afterStep('read back')
  await confirmFile(tx, kind, folder, { file: partial, sha256, bytes })
  await rename(path, join(folder, file))
  await sync(folder)
  await afterStep('renamed')
  const made = { file, rows: written.rows, sha256, bytes }
  await confirmFile(tx, kind, folder, made)
  return made
}

/** The next revision of a recorded file, with other rows. The caller records it in the place of the old one. */
export async function remakeFile<Row>(
  files: Pick<ParquetRows<Row>, 'write' | 'contentOf'>,
  recorded: FileToMake,
  pages: AsyncIterable<readonly Row[]>,
  afterStep: AfterStep,
): Promise<MadeFile> {
  await removeLater(recorded.folder, recorded.file)
  return makeFile(files, { ...recorded, file: nextName(recorded.file) }, pages, afterStep)
}
