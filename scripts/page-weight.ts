import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { ROOT } from './steps.ts'

export interface Budget {
  readonly of: string
  readonly kb: number
}

/** Budgets of JavaScript, gzipped; `bench/size/` measures them in a browser. */
export const BUDGETS = {
  /**
   * A guest's, before the first click. Ten promotions have cards on it; menu, jackpots and play on tiles, and states on
   * cards took 1 KB each, their looks and fractions of a coin a fifth of one.
   */
  lobby: { of: "A guest's lobby loads", kb: 180 },
  /**
   * Open rounds, protection, pushes, and all messages, which load once the page can be used and grow with the product:
   * store and redemption added 6 KB, ten promotions 7 KB, each smaller feature 1 KB. The rules of games load with help.
   */
  player: { of: "A player's lobby loads beyond a guest's", kb: 96.5 },
  /**
   * A slot's page, messages (of all games and of the inbox, too), rules, screen, canvas and celebrations. Covers, double
   * symbols, two screens, added reels, a bonus trail, actions beside a large win and words for players who are paused or
   * off took 8 KB.
   */
  game: { of: 'A game loads beyond the frame', kb: 244 },
} as const satisfies Record<string, Budget>

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/** The slices' web module entries, as far as a guest's lobby loads through them. */
interface WebEntry {
  readonly tiles?: readonly Load[]
  readonly watchers?: readonly Load[]
  readonly homeSections?: readonly { readonly load: Load }[]
}
type Load = () => Promise<unknown>

const FRAME = ['entry.client.tsx', 'web/root.tsx', 'locales/en.tsx']
const LOBBY_PAGE = [...FRAME, 'layouts/default.tsx', 'lobby/web/lobby-page.tsx']
const LATE_WORDS = 'virtual:words/en/late'
const OF_PLAYERS = ['lobby/web/open-rounds.tsx', 'packages/web/home-packages.tsx', 'centrifuge/build/index.mjs', LATE_WORDS]
const GAME_PAGE = ['house-games/web/game-page.tsx', LATE_WORDS]

/** Chunks that vite.config.ts merges from many modules, requested by pages themselves; for a game its rules too. */
const SHARED = { lobby: ['lobby', 'watchers'], player: ['player-watchers', 'pushes'], game: ['cherry-royale', 'stage'] }

const CLIENT = join(ROOT, 'build/client')
const readManifest = (): Manifest => JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Manifest

/** The built files that every page loads. */
export function frameFiles(manifest = readManifest()): Set<string> {
  return filesOf(Object.keys(manifest).filter(isOf(FRAME)), manifest)
}

/** A message for each built page above its budget. */
export async function pagesTooHeavy(): Promise<string[]> {
  const manifest = readManifest()
  const keys = Object.keys(manifest)
  const shared = (names: readonly string[]) => keys.filter((key) => names.includes(/^_(.+)-[\w-]{8}\.js$/.exec(key)?.[1] ?? ''))
  const missing = [
    ...[...LOBBY_PAGE, ...OF_PLAYERS, ...GAME_PAGE].filter((name) => !keys.some(isOf([name]))),
    ...Object.values(SHARED)
      .flat()
      .filter((name) => shared([name]).length === 0),
  ]
  if (missing.length > 0) return [`The build has no ${missing.join(', ')}: scripts/page-weight.ts names the files of pages.`]
  // A module without a chunk of its own is in one of the shared ones.
  const parts = (await partsOfLobby()).filter((key) => key in manifest)
  const lobby = [...keys.filter(isOf(LOBBY_PAGE)), ...shared(SHARED.lobby), ...parts]
  const player = [...keys.filter(isOf(OF_PLAYERS)), ...shared(SHARED.player)]
  const game = [...keys.filter(isOf(GAME_PAGE)), ...shared(SHARED.game)]
  const frame = frameFiles(manifest)
  const forGuests = filesOf([...lobby, 'apps/site/web/app/page-life.tsx'], manifest)
  const beyond = (keys: readonly string[], known: ReadonlySet<string>) =>
    [...filesOf(keys, manifest)].filter((file) => !known.has(file))
  const weigh = (file: string) => ({ file, bytes: gzipSync(readFileSync(join(CLIENT, file)), { level: 9 }).length })
  return [
    verdictOn([...forGuests].map(weigh), BUDGETS.lobby),
    verdictOn(beyond(player, forGuests).map(weigh), BUDGETS.player),
    verdictOn(beyond(game, frame).map(weigh), BUDGETS.game),
  ].filter((verdict) => verdict !== undefined)
}

const isOf = (names: readonly string[]) => (key: string) => names.some((name) => key.split('?')[0]?.endsWith(name))

interface Weight {
  readonly file: string
  readonly bytes: number
}

/** By the weights of all files. */
export function verdictOn(weights: readonly Weight[], { of, kb }: Budget): string | undefined {
  const inKb = (bytes: number) => (bytes / 1024).toFixed(1)
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total <= kb * 1024) return undefined
  const largest = weights.toSorted((one, other) => other.bytes - one.bytes).slice(0, 5)
  const named = largest.map(({ file, bytes }) => `${file} ${inKb(bytes)}`).join(', ')
  return `${of} ${inKb(total)} KB of JavaScript, more than its ${kb} KB. The largest: ${named}.`
}

/** Cards, sections and watchers, which load automatically. */
async function partsOfLobby(): Promise<string[]> {
  const entries = globSync('features/*/*/web/index.ts', { cwd: ROOT }).map(async (path) => {
    const exported = (await import(pathToFileURL(join(ROOT, path)).href)) as Readonly<Record<string, WebEntry>>
    const loads = Object.values(exported).flatMap(({ tiles = [], watchers = [], homeSections = [] }) => [
      ...tiles,
      ...watchers,
      ...homeSections.map(({ load }) => load),
    ])
    return loads.map((load) => join(dirname(path), nameIn(load, path)))
  })
  return (await Promise.all(entries)).flat()
}

function nameIn(load: Load, path: string): string {
  const name = /import\(['"]\.\/([^'"]+)['"]\)/.exec(load.toString())?.[1]
  if (!name) throw new Error(`${path} loads a part by something else than () => import('./…')`)
  return name
}

/** With all their imports. */
function filesOf(keys: readonly string[], manifest: Manifest): Set<string> {
  const files = new Set<string>()
  for (const key of keys) follow(key, manifest, files)
  return files
}

function follow(key: string, manifest: Manifest, files: Set<string>): void {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`the build has no chunk for ${key}`)
  if (files.has(chunk.file)) return
  files.add(chunk.file)
  for (const next of chunk.imports ?? []) follow(next, manifest, files)
}
