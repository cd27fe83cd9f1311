import { readFileSync } from 'node:fs'
import { SetupError } from '../setup-error.ts'

/** The user that runs the database. PostgreSQL refuses root, so root uses an existing unprivileged user. */
export interface ServerUser {
  readonly name: string
  /** Absent if the server runs as the current user. */
  readonly owner?: { readonly uid: number; readonly gid: number }
  readonly spawnAs: { uid?: number; gid?: number }
}

export function serverUser(): ServerUser {
  if (process.getuid?.() !== 0) return { name: 'this user', spawnAs: {} }
  const entries = readFileSync('/etc/passwd', 'utf8').split('\n').map(parseEntry)
  const others = entries.filter(({ uid }) => uid > 0)
  const entry = others.find(({ name }) => name === 'nobody') ?? others[0]
  if (!entry) {
    throw new SetupError(
      'The database may not run as root, and there is no other user: set DATABASE_URL, or start as another user.',
    )
  }
  const owner = { uid: entry.uid, gid: entry.gid }
  return { name: entry.name, owner, spawnAs: owner }
}

function parseEntry(line: string): { name: string; uid: number; gid: number } {
  const [name = '', , uid, gid] = line.split(':')
  return { name, uid: Number(uid ?? 0), gid: Number(gid ?? 0) }
}
