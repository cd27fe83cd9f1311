import { createHash } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** Who runs PostgreSQL: it refuses to run as root, so root hands it to the least user that exists. None is created. */
export interface ServerUser {
  readonly uid: number
  readonly gid: number
}

export function serverUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0)
  const chosen = users.find(({ name }) => name === 'nobody') ?? users[0]
  return chosen && { uid: chosen.uid, gid: chosen.gid }
}

/**
 * The folder of the cluster: in the data folder, or, where the server's user may not enter that (a clone under /root),
 * in one of its own below /var/lib.
 */
export function clusterFolder(dataDir: string, user: ServerUser | undefined): string {
  const wanted = join(resolve(dataDir), 'postgres')
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12)
  const folder = !user || mayEnter(dirname(resolve(dataDir)), user) ? wanted : join('/var/lib/croupier', name)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  if (user) {
    if (folder === wanted) chmodSync(resolve(dataDir), 0o755)
    chownSync(folder, user.uid, user.gid)
  }
  return folder
}

/** The longest path that a unix socket's address holds, less the file's own name. */
const SOCKET_FOLDER_LENGTH_MAX = 85

export function socketFolder(cluster: string, user: ServerUser | undefined): string {
  const wanted = join(cluster, 'socket')
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12)
  const folder = wanted.length <= SOCKET_FOLDER_LENGTH_MAX ? wanted : join('/tmp', `croupier-${name}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user) chownSync(folder, user.uid, user.gid)
  return folder
}

function mayEnter(folder: string, { uid, gid }: ServerUser): boolean {
  for (let path = folder; ; path = dirname(path)) {
    const { mode, uid: owner, gid: group } = statSync(path)
    const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (path === dirname(path)) return true
  }
}
