import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hashOfFile } from './hash-file.ts'
import type { RecordedFile } from './recorded-files.ts'

/** A file that the system does not let this process read. */
export interface Unreadable {
  /** `EACCES` of one that only another user may read, `EIO` of a bad disk. */
  readonly code: string
}

/** A recorded file: as it was written; gone; another one; there with its size, and not read yet; or not to be read. */
export type FileState = 'whole' | 'missing' | 'altered' | 'unread' | Unreadable

/** Hashes of files that have not changed since they were read, by time and size, and of those that are being read. */
const hashes = new Map<string, string>()
const readings = new Map<string, Promise<string | Unreadable>>()
/** Of files that could not be read when their caller had stopped waiting: the next one is told, and the one after reads again. */
const failures = new Map<string, Unreadable>()

/**
 * The state of a recorded file in the folder. A caller that waits a limited time for a large file gets `unread`; the file is
 * read on, once for all callers. Without time a file is compared by its size alone, or by its hash if that is known.
 */
export async function stateOfFile(
  folder: string,
  { file, bytes, sha256 }: Pick<RecordedFile, 'file' | 'bytes' | 'sha256'>,
  waitMs = Number.POSITIVE_INFINITY,
  hashOf = hashOfFile,
): Promise<FileState> {
  const path = join(folder, file)
  const found = await stat(path).catch(toUnreadable)
  if ('code' in found) return found.code === 'ENOENT' ? 'missing' : found
  if (found.size !== bytes) return 'altered'
  const key = `${path} ${found.size} ${found.mtimeMs} ${found.ino}`
  const hash = hashes.get(key) ?? (waitMs > 0 ? await readWithin(waitMs, key, () => hashOf(path)) : undefined)
  if (hash === undefined) return 'unread'
  if (typeof hash === 'object') return hash
  return hash === sha256 ? 'whole' : 'altered'
}

type Hashing = () => ReturnType<typeof hashOfFile>

async function readWithin(ms: number, key: string, hashing: Hashing): Promise<string | Unreadable | undefined> {
  const failure = failures.get(key)
  failures.delete(key)
  if (ms === Number.POSITIVE_INFINITY) return readings.get(key) ?? read(key, hashing)
  if (failure) return failure
  const found = await Promise.race([readings.get(key) ?? read(key, hashing), sleep(ms, undefined, { ref: false })])
  if (typeof found === 'object') failures.delete(key)
  return found
}

function read(key: string, hashing: Hashing): Promise<string | Unreadable> {
  const reading = hashing()
    .then(({ sha256 }) => {
      hashes.set(key, sha256)
      return sha256
    }, toUnreadable)
    .then((found) => {
      readings.delete(key)
      if (typeof found === 'object') failures.set(key, found)
      return found
    })
  readings.set(key, reading)
  return reading
}

/** Throws an error that is not the system's. */
export function toUnreadable(error: NodeJS.ErrnoException): Unreadable {
  if (error.code === undefined) throw error
  return { code: error.code }
}
