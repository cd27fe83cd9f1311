import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  const hash = hashInputs()
  if (!isForced && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return
  const started = performance.now()
  console.log('Building the pages, as their sources have changed.')
  rmSync(STAMP, { force: true })
  const { code, output } = await runProgram(
    { program: ['@react-router/dev', 'react-router'], args: ['build'] },
    { isQuiet: true },
  )
  if (code !== 0) stopWith(`${output.trimEnd()}\nThe pages could not be built: the lines above say where to look.`)
  await compressTexts(join(ROOT, 'build/client'))
  writeFileSync(STAMP, hash)
  console.log(`Built in ${secondsSince(started)} s.`)
}

/** By names and contents, since a checkout changes every file's time. */
function hashInputs(): string {
  const hash = createHash('sha256').update(process.version)
  const files = globSync(INPUTS, { cwd: ROOT, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.includes('.test.'),
  )
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(`\0${path.slice(ROOT.length)}\0`).update(readFileSync(path))
  }
  return hash.digest('hex')
}
