import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { readEnvironment } from '#platform/config/index.ts'

/** Installs a Debian package if we have permission; returns false if not, or on failure. */
export function installPackage(name: string, title: string): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  console.log(`Installing ${title} from the system’s packages, once.`)
  const run = (args: string[]) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const { status, stderr } = spawnSync('apt-get', ['-qq', '-y', ...args], { env, encoding: 'utf8' })
    if (status !== 0) console.error(stderr.trimEnd())
    return status === 0
  }
  return run(['update']) && run(['install', '--no-install-recommends', name])
}

/** The first of these programs that is installed. */
export function findOnPath(names: readonly string[]): string | undefined {
  const { PATH = '' } = readEnvironment()
  return PATH.split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isProgram)
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
