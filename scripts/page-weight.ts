import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { ROOT } from './steps.ts'

/** What a guest's browser may fetch of JavaScript for the lobby before the first click, gzipped. */
const BUDGET_KB = 167

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/** The slices' web doors, as far as a guest's lobby loads through them. */
interface Door {
  readonly tiles?: readonly Load[]
  readonly watchers?: readonly Load[]
  readonly homeSections?: readonly { readonly load: Load }[]
}
type Load = () => Promise<unknown>

const PAGE = ['entry.client.tsx', 'web/root.tsx', 'locales/en.tsx', 'layouts/default.tsx', 'lobby/web/lobby-page.tsx']

/** The files that vite.config.ts makes of the lobby's parts and of the watchers for guests. */
const SHARED = /^_(lobby|watchers)-[^/]+\.js$/

/** A sentence when the lobby of the built pages is too heavy, else nothing. */
export async function lobbyTooHeavy(): Promise<string | undefined> {
  const client = join(ROOT, 'build/client')
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const starts = Object.keys(manifest).filter((key) => PAGE.some((name) => key.split('?')[0]?.endsWith(name)))
  const missing = PAGE.filter((name) => !starts.some((key) => key.split('?')[0]?.endsWith(name)))
  if (missing.length > 0) return `The build has no ${missing.join(', ')}: scripts/page-weight.ts names the lobby's files.`
  const files = new Set<string>()
  const shared = Object.keys(manifest).filter((key) => SHARED.test(key))
  // A part without a file of its own is in one of the shared ones.
  const parts = (await partsOfLobby()).filter((key) => key in manifest)
  for (const key of [...starts, ...shared, ...parts, 'apps/site/web/app/page-life.tsx']) follow(key, manifest, files)
  const weights = [...files].map((file) => ({ file, bytes: gzipSync(readFileSync(join(client, file)), { level: 9 }).length }))
  return verdictOn(weights)
}

/** Of the weights of all files. */
export function verdictOn(weights: readonly { readonly file: string; readonly bytes: number }[]): string | undefined {
  const inKb = (bytes: number) => (bytes / 1024).toFixed(1)
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total <= BUDGET_KB * 1024) return undefined
  const largest = weights.toSorted((one, other) => other.bytes - one.bytes).slice(0, 5)
  const named = largest.map(({ file, bytes }) => `${file} ${inKb(bytes)}`).join(', ')
  return `A guest's lobby loads ${inKb(total)} KB of JavaScript, more than its ${BUDGET_KB} KB. The largest: ${named}.`
}

/** Cards, sections and watchers, which load by themselves. */
async function partsOfLobby(): Promise<string[]> {
  const doors = globSync('features/*/web/index.ts', { cwd: ROOT }).map(async (path) => {
    const exported = (await import(pathToFileURL(join(ROOT, path)).href)) as Readonly<Record<string, Door>>
    const loads = Object.values(exported).flatMap(({ tiles = [], watchers = [], homeSections = [] }) => [
      ...tiles,
      ...watchers,
      ...homeSections.map(({ load }) => load),
    ])
    return loads.map((load) => join(dirname(path), nameIn(load, path)))
  })
  return (await Promise.all(doors)).flat()
}

function nameIn(load: Load, path: string): string {
  const name = /import\(['"]\.\/([^'"]+)['"]\)/.exec(load.toString())?.[1]
  if (!name) throw new Error(`${path} loads a part by something else than () => import('./…')`)
  return name
}

function follow(key: string, manifest: Manifest, files: Set<string>): void {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`the build has no chunk for ${key}`)
  if (files.has(chunk.file)) return
  files.add(chunk.file)
  for (const next of chunk.imports ?? []) follow(next, manifest, files)
}
