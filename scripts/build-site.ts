import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressTexts } from './compress.ts'
import { ROOT, runProgram, secondsSince, stopWith } from './steps.ts'

/** The sources of the pages. */
const INPUTS = [
  'apps/site/{vite,web}/**/*',
  'features/*.ts',
  'features/*/*/*.ts',
  'features/*/*/{web,shared}/**/*',
  '{client,engine,games,kernel,themes,ui,public}/**/*',
  '{package-lock,package}.json',
  '{vite,react-router}.config.ts',
]
const STAMP = join(ROOT, 'build/stamp')

/** Builds the pages, unless the existing build has the same sources. */
export async function buildSite({ isForced = false } = {}): Promise<void> {
  const sources = listSources()
  const times = hashTimes(sources)
  const [builtFrom, builtAt] = existsSync(STAMP) ? readFileSync(STAMP, 'utf8').split('\n') : []
  if (!isForced && builtAt === times) return
  const contents = hashContents(sources)
  const stamp = `${contents}\n${times}`
  if (!isForced && builtFrom === contents) return writeFileSync(STAMP, stamp)
  const started = performance.now()
  console.log('Building the pages, as their sources have changed.')
  rmSync(STAMP, { force: true })
  const { code, output } = await runProgram(
    { program: ['@react-router/dev', 'react-router'], args: ['build'] },
    { isQuiet: true },
  )
  if (code !== 0) stopWith(`${output.trimEnd()}\nThe pages could not be built: the lines above say where to look.`)
  await compressTexts(join(ROOT, 'build/client'))
  writeFileSync(STAMP, stamp)
  console.log(`Built in ${secondsSince(started)} s.`)
}

/** Absolute paths, sorted. */
function listSources(): string[] {
  const entries = globSync(INPUTS, { cwd: ROOT, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** By names, sizes and times: if they are as at the build, no file is read. */
function hashTimes(sources: readonly string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const path of sources) {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${path}\0${size}\0${mtimeMs}\0`)
  }
  return hash.digest('hex')
}

/** By names and contents, since a checkout changes every file's time. */
function hashContents(sources: readonly string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const path of sources) hash.update(`\0${path.slice(ROOT.length)}\0`).update(readFileSync(path))
  return hash.digest('hex')
}
