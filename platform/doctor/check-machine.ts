import { existsSync, readFileSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { HOUR_MS, type Instant } from '#kernel/time.ts'
import { lockHolder } from '../db/folder-lock.ts'
import { bad, type Finding, findingOf, good, note } from './finding.ts'

export interface Machine {
  /** Absolute. */
  readonly dataDir: string
  /** Whether SECRET and DATABASE_URL replace what is kept in the data folder. */
  readonly hasSecret: boolean
  readonly hasDatabaseUrl: boolean
  readonly isProduction: boolean
  readonly now: Instant
}

const NODE_LEAST = 20
const GIB = 2 ** 30
const ROOM_LEAST = GIB
const ROOM_WANTED = 5 * GIB
/** A day and the time that a backup takes. */
const BACKUP_AGE_MS_MAX = 26 * HOUR_MS
/** Touched by each backup, so that its age can be known. */
const BACKUP_MARK = 'last-backup'

export const checkMachine = (machine: Machine): Promise<Finding[]> =>
  Promise.all([
    findingOf('Node', () => checkNode(process.versions.node)),
    findingOf('data folder', () => checkFolder(machine)),
    findingOf('disk', () => checkDisk(machine.dataDir)),
    findingOf('secret', () => checkSecretFile(machine)),
    findingOf('database password', () => checkPassword(machine)),
    findingOf('lock', () => checkLock(machine)),
    findingOf('last backup', () => checkBackup(machine)),
  ])

export const checkNode = (version: string): Finding =>
  Number.parseInt(version, 10) >= NODE_LEAST
    ? good('Node', `version ${version}.`)
    : bad('Node', `version ${version} is too old: install Node ${NODE_LEAST} or later.`)

function checkFolder({ dataDir, hasSecret, hasDatabaseUrl }: Machine): Finding {
  if (!existsSync(dataDir)) {
    return hasSecret && hasDatabaseUrl
      ? good('data folder', 'not needed, as SECRET and DATABASE_URL are set.')
      : bad('data folder', `${dataDir} does not exist: set DATA_DIR to the site's folder, or start the site to make a new one.`)
  }
  const { uid } = statSync(dataDir)
  const me = process.getuid?.()
  return me === undefined || me === uid
    ? good('data folder', `${dataDir} belongs to this user.`)
    : bad('data folder', `${dataDir} belongs to user ${uid}, and this is ${me}: run as that user, or chown the folder.`)
}

export function checkDisk(folder: string): Finding {
  if (!existsSync(folder)) return note('disk', 'unknown, as there is no data folder.')
  const { bavail, bsize, blocks } = statfsSync(folder)
  const free = bavail * bsize
  const says = `${(free / GIB).toFixed(1)} of ${((blocks * bsize) / GIB).toFixed(0)} GiB are free`
  if (free < ROOM_LEAST) return bad('disk', `${says}: make room now, as PostgreSQL stops when the disk is full.`)
  return free < ROOM_WANTED ? note('disk', `${says}: make room soon.`) : good('disk', `${says}.`)
}

function checkSecretFile({ dataDir, hasSecret, isProduction }: Machine): Finding {
  if (hasSecret) return good('secret', 'set by SECRET.')
  if (isProduction) return bad('secret', 'production needs SECRET: set it to the one that sealed this database.')
  return checkPrivate('secret', join(dataDir, 'secret'))
}

function checkPassword({ dataDir, hasDatabaseUrl }: Machine): Finding {
  if (hasDatabaseUrl) return good('database password', 'part of DATABASE_URL.')
  return checkPrivate('database password', join(dataDir, 'postgres/password'))
}

function checkPrivate(about: string, path: string): Finding {
  if (!existsSync(path)) return bad(about, `${path} is missing: copy it there from a backup.`)
  const mode = statSync(path).mode & 0o777
  if ((mode & 0o077) !== 0) return bad(about, `others may read ${path}: run chmod 600 ${path}.`)
  return readFileSync(path, 'utf8').trim() === ''
    ? bad(about, `${path} is empty: copy it there from a backup.`)
    : good(about, `${path} is readable by its owner only.`)
}

function checkLock({ dataDir, hasDatabaseUrl }: Machine): Finding {
  const path = join(dataDir, 'postgres/lock')
  if (hasDatabaseUrl) return good('lock', 'not used with DATABASE_URL.')
  if (!existsSync(path)) return note('lock', 'none: the site is stopped.')
  const holder = lockHolder(path)
  return holder === undefined
    ? note('lock', 'left by a process that died: the next start recovers the database, so start the site.')
    : good('lock', `held by process ${holder}, which runs.`)
}

export function checkBackup({ dataDir, isProduction, now }: Pick<Machine, 'dataDir' | 'isProduction' | 'now'>): Finding {
  const path = join(dataDir, BACKUP_MARK)
  const level = isProduction ? bad : note
  if (!existsSync(path)) {
    return level('last backup', `unknown: let each backup end with touch ${path}; see docs/operate/backup-and-restore.md.`)
  }
  const age = now - statSync(path).mtimeMs
  const says = `${(age / HOUR_MS).toFixed(1)} hours ago`
  return age > BACKUP_AGE_MS_MAX
    ? level('last backup', `${says}: find out why there was none since, and make one.`)
    : good('last backup', `${says}.`)
}
