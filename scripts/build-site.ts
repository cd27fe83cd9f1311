import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildOnce } from './build-once.ts'
import { compressTexts } from './compress.ts'
import { listServerSources, SERVER_STAMP } from './server-bundle.ts'
import { type Program, ROOT, runProgram, stopWith } from './steps.ts'

/** Where the sources of the pages are. */
const FOLDERS = ['apps/site/vite', 'apps/site/web', 'features', 'client', 'engine', 'games', 'kernel', 'themes', 'ui', 'public']
const FILES = ['package-lock.json', 'package.json', 'react-router.config.ts', 'vite.config.ts']
/** The files of a slice’s own folder, of `web` and of `shared`: its server is no source of the pages. */
const OF_A_SLICE = /^(?:[^/]+\/[^/]+\/)?(?:[^/]+\.ts|(?:web|shared)\/.*)$/

/** Builds the pages, and the server that `npm start` runs. */
export async function buildSite(options: { readonly isForced?: boolean } = {}): Promise<void> {
  // First, since it empties the folder of both.
  await buildOnce(
    { name: 'the pages', stamp: join(ROOT, 'build/stamp'), listSources: listPageSources, build: buildPages },
    options,
  )
  await buildOnce({ name: 'the server', stamp: SERVER_STAMP, listSources: listServerSources, build: buildServer }, options)
}

async function buildPages(): Promise<void> {
  await runBuilder('the pages', { program: ['@react-router/dev', 'react-router'], args: ['build'] })
  await compressTexts(join(ROOT, 'build/client'))
}

const buildServer = (): Promise<void> =>
  runBuilder('the server', { program: ['rolldown'], args: ['--config', 'rolldown.config.ts'] })

/** In its own process: what a builder takes of memory would stay with the site. */
async function runBuilder(name: string, program: Program): Promise<void> {
  const { code, output } = await runProgram(program, { isQuiet: true })
  if (code !== 0) stopWith(`${output.trimEnd()}\nIt was not possible to build ${name}: the lines above say where to look.`)
}

/** Sorted. A glob takes four times as long. */
function listPageSources(): string[] {
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
