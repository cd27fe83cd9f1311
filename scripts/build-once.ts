import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { ROOT, secondsSince } from './steps.ts'

interface Build {
  /** Of what is built: `the pages`. */
  readonly name: string
  /** The file that says what an existing build is of; deleted with the build. */
  readonly stamp: string
  /** Absolute paths, sorted; undefined if only a build can tell. */
  listSources(): readonly string[] | undefined
  build(): Promise<void>
}

/** Builds, unless the existing build has the same sources. */
export async function buildOnce({ name, stamp, listSources, build }: Build, { isForced = false } = {}): Promise<void> {
  if (!isForced && isBuiltFrom(stamp, listSources())) return
  const started = performance.now()
  console.log(`Building ${name}: sources have changed.`)
  rmSync(stamp, { force: true })
  await build()
  const sources = listSources() ?? []
  writeFileSync(stamp, `${hashContents(sources)}\n${hashTimes(sources)}`)
  console.log(`Built in ${secondsSince(started)} s.`)
}

/** Compares times first, so that usually no file is read. */
function isBuiltFrom(stamp: string, sources: readonly string[] | undefined): boolean {
  if (!sources || !existsSync(stamp)) return false
  const times = hashTimes(sources)
  const [builtFrom, builtAt] = readFileSync(stamp, 'utf8').split('\n')
  if (builtAt === times) return true
  if (!sources.every((path) => existsSync(path)) || builtFrom !== hashContents(sources)) return false
  writeFileSync(stamp, `${builtFrom}\n${times}`)
  return true
}

/** By names, sizes and times. */
function hashTimes(sources: readonly string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const path of sources) {
    const found = statSync(path, { throwIfNoEntry: false })
    hash.update(`${path}\0${found?.size}\0${found?.mtimeMs}\0`)
  }
  return hash.digest('hex')
}

/** By names and contents, since a checkout changes every file's time. */
function hashContents(sources: readonly string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const path of sources) hash.update(`\0${path.slice(ROOT.length)}\0`).update(readFileSync(path))
  return hash.digest('hex')
}
