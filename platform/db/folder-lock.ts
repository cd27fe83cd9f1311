import { spawnSync } from 'node:child_process'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { SetupError } from '../setup-error.ts'

/** One process per folder. Survives a kill: the lock of a dead process is void. */
export function lockFolder(path: string, what: string): { release(): void } {
  const mine = JSON.stringify({ pid: process.pid, mark: processMark(process.pid) })
  for (let attempt = 0; ; attempt++) {
    if (createLock(path, mine)) {
      return {
        release: () => {
          if (readLock(path) === mine) rmSync(path, { force: true })
        },
      }
    }
    const holder = lockHolder(path)
    if (holder || attempt === 3) {
      throw new SetupError(
        `${what} is in use by process ${holder ?? '?'}. Stop that one first, or set DATA_DIR to another folder.`,
      )
    }
    rmSync(path, { force: true })
  }
}

/** Distinguishes a process from a later one with the same pid; undefined if there is none. */
export function processMark(pid: number): string | undefined {
  if (existsSync('/proc/self/stat')) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return state === 'Z' ? undefined : `started ${rest[18]}`
    } catch {
      return undefined
    }
  }
  const listed = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
  return listed || undefined
}

/** Atomic through a hard link, so that a partly written lock is never read. */
function createLock(path: string, content: string): boolean {
  const unfinished = `${path}.${process.pid}`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(unfinished, content)
  try {
    linkSync(unfinished, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(unfinished)
  }
}

/** The running process that holds a lock; undefined if none does. */
export function lockHolder(path: string): number | undefined {
  const text = readLock(path)
  if (!text) return undefined
  try {
    const { pid, mark } = JSON.parse(text) as { pid: number; mark?: string }
    return processMark(pid) !== undefined && processMark(pid) === mark ? pid : undefined
  } catch {
    return undefined
  }
}

function readLock(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
