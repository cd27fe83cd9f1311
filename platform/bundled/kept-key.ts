import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A secret in a file of this folder: created at the first start, then stable. */
export function keptKey(folder: string, name: string, make: () => string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, name)
  if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}
