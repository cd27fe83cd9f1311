import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOfFile } from './parquet-events.ts'

/** A recorded file: as it was written; gone; another one; or there with its size, and not read yet. */
export type FileState = 'whole' | 'missing' | 'altered' | 'unread'

export interface RecordedFile {
  readonly file: string
  readonly bytes: number
  readonly sha256: string
}

/** Hashes of files that have not changed since they were read, by time and size. */
const hashes = new Map<string, string>()

/** The state of a recorded file in the folder. A file that `mayRead` excludes is compared by its size alone. */
export async function stateOfFile(folder: string, { file, bytes, sha256 }: RecordedFile, mayRead = true): Promise<FileState> {
  const path = join(folder, file)
  const found = await stat(path).catch(() => undefined)
  if (!found) return 'missing'
  if (found.size !== bytes) return 'altered'
  const key = `${path} ${found.size} ${found.mtimeMs} ${found.ino}`
  const known = hashes.get(key)
  if (known === undefined && !mayRead) return 'unread'
  const hash = known ?? (await hashOfFile(path)).sha256
  hashes.set(key, hash)
  return hash === sha256 ? 'whole' : 'altered'
}
