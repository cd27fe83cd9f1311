import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hashOfFile } from './hash-file.ts'
import type { RecordedFile } from './recorded-files.ts'

/** A recorded file: as it was written; gone; another one; or there with its size, and not read yet. */
export type FileState = 'whole' | 'missing' | 'altered' | 'unread'

/** Hashes of files that have not changed since they were read, by time and size, and of those that are being read. */
const hashes = new Map<string, string>()
const readings = new Map<string, Promise<string>>()

/**
 * The state of a recorded file in the folder. A caller that waits a limited time for a large file gets `unread`; the file is
 * read on, once for all callers. Without time a file is compared by its size alone, or by its hash if that is known.
 */
export async function stateOfFile(
  folder: string,
  { file, bytes, sha256 }: Pick<RecordedFile, 'file' | 'bytes' | 'sha256'>,
  waitMs = Number.POSITIVE_INFINITY,
): Promise<FileState> {
  const path = join(folder, file)
  const found = await stat(path).catch(() => undefined)
  if (!found) return 'missing'
  if (found.size !== bytes) return 'altered'
  const key = `${path} ${found.size} ${found.mtimeMs} ${found.ino}`
  const hash = hashes.get(key) ?? (waitMs > 0 ? await within(waitMs, readings.get(key) ?? read(key, path)) : undefined)
  if (hash === undefined) return 'unread'
  return hash === sha256 ? 'whole' : 'altered'
}

function read(key: string, path: string): Promise<string> {
  const reading = hashOfFile(path)
    .then(({ sha256 }) => {
      hashes.set(key, sha256)
      return sha256
    })
    .finally(() => readings.delete(key))
  readings.set(key, reading)
  return reading
}

const within = <T>(ms: number, work: Promise<T>): Promise<T | undefined> =>
  ms === Number.POSITIVE_INFINITY ? work : Promise.race([work, sleep(ms, undefined, { ref: false })])
