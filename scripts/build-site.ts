import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressTexts } from './compress.ts'
import { ROOT, runProgram, secondsSince, stopWith } from './steps.ts'

/** Where the sources of the pages are. */
const FOLDERS = ['apps/site/vite', 'apps/site/web', 'features', 'client', 'engine', 'games', 'kernel', 'themes', 'ui', 'public']
const FILES = ['package-lock.json', 'package.json', 'react-router.config.ts', 'vite.config.ts']
/** The files of a slice’s own folder, of `web` and of `shared`: its server is no source of the pages. */
const OF_A_SLICE = /^(?:[^/]+\/[^/]+\/)?(?:[^/]+\.ts|(?:web|shared)\/.*)$/
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

/** Absolute paths, sorted. A glob takes four times as long. */
function listSources(): string[] {
  const paths = FILES.map((file) => join(ROOT, file))
  for (const folder of FOLDERS) {
    for (const entry of readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.name.includes('.test.')) continue
      const path = join(entry.parentPath, entry.name)
      if (folder !== 'features' || OF_A_SLICE.test(path.slice(ROOT.length + 'features/'.length + 1))) paths.push(path)
    }
  }
  return paths.sort()
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
