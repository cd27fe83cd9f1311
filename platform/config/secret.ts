import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SetupError } from '../setup-error.ts'

/** A generated secret, stored with the data so that sealed data opens after a restart. */
export function keptSecret(dataDir: string): { readonly secret: string; readonly hadSecret: boolean } {
  const path = join(dataDir, 'secret')
  let hadSecret = false
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new SetupError(`Cannot write ${path} (${(error as Error).message}). Set DATA_DIR to a folder that may be written.`)
    }
    hadSecret = true
  }
  return { secret: readFileSync(path, 'utf8'), hadSecret }
}
