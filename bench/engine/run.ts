import { createHash, createHmac } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { analyze } from '#engine/math-report/analyze.ts'
import { openStream } from '#engine/fair/seeds.ts'
import { exampleBets, play } from '#engine/play.ts'
import { countSpins } from '#engine/slot/analysis/count-spins.ts'
import { sampleStream } from '#engine/testing/streams.ts'
import { findGame, playableGames, slotGames } from '#games/all.ts'
import '#games/books.ts'
import { ROOT } from '#platform/config/index.ts'

/** Measures the engine: counting, playing, drawing, and a game's bytes. Baselines are measured in the same run. */
const COUNT_SECONDS_MAX = 0.5
const ROUNDS_A_SECOND_MIN = 200_000
const FAIR_MICROSECONDS_MAX = 5
const CATALOGUE_MINUTES_MAX = 10
const CODE_KB_MAX = 8
const ATLAS_KB_MAX = 350
const KB = 1_024
const TRIES = 5

countLines()
playRounds()
drawFairly()
weighGames()
analyzeAll()

/** Every outcome of 57 million stops, against a loop that visits each once. */
function countLines(): void {
  const { definition } = slot('cherry-royale')
  const cycle = definition.reels.reduce((product, reel) => product * reel.length, 1)
  const [counted, walked] = together(
    () => countSpins(definition, definition.reels),
    () => lookAtEach(definition.reels.map((reel) => reel.length)),
  )
  tell(
    `counting ${millions(cycle)} stops`,
    `${(walked / counted).toFixed(1)}x as fast as one look at each; ${counted.toFixed(2)} s`,
    counted <= COUNT_SECONDS_MAX,
  )
}

/** One table lookup per combination of stops: the minimum for brute-force counting. */
function lookAtEach(lengths: readonly number[]): number {
  const table = new Int32Array(32_768).fill(1)
  const [a = 1, b = 1, c = 1, d = 1, e = 1] = lengths
  let sum = 0
  for (let i = 0; i < a; i++)
    for (let j = 0; j < b; j++)
      for (let k = 0; k < c; k++)
        for (let l = 0; l < d; l++) {
          const mask = ((i * 7 + j * 5 + k * 3 + l) & 0xfff) << 3
          for (let m = 0; m < e; m++) sum += table[mask | (m & 7)]!
        }
  return sum
}

/** Whole rounds with their events, against drawing their stops only. */
function playRounds(): void {
  const rounds = 100_000
  for (const { slug, definition } of slotGames) {
    const { bet } = exampleBets(definition, definition.betLevels.SweepStakes[0]!, 'SweepStakes')[0]!
    const [played, drawn] = together(
      () => {
        for (let round = 0; round < rounds; round++) play(definition, sampleStream(round), bet)
      },
      () => {
        for (let round = 0; round < rounds; round++) {
          const stream = sampleStream(round)
          for (const reel of definition.reels) stream.uint(Math.max(1, reel.length), 'reel')
        }
      },
    )
    tell(
      `playing ${slug}`,
      `${(drawn / played).toFixed(2)} of drawing its stops alone; ${thousands(rounds / played)} rounds/s and core`,
      rounds / played >= ROUNDS_A_SECOND_MIN,
    )
  }
}

/** The words of a round, against one HMAC of the platform's library. */
function drawFairly(): void {
  const rounds = 50_000
  const serverSeed = createHash('sha256').update('bench').digest('hex')
  const key = Buffer.from(serverSeed, 'hex')
  const [ours, native] = together(
    () => {
      for (let nonce = 0; nonce < rounds; nonce++) {
        const stream = openStream({ serverSeed, clientSeed: 'bench', nonce, gameId: 'bench', defHash: '0'.repeat(64) })
        for (let draw = 0; draw < 5; draw++) stream.uint(35, 'reel')
      }
    },
    () => {
      for (let nonce = 0; nonce < rounds; nonce++) createHmac('sha256', key).update(`v1|bench|${nonce}|0`).digest()
    },
  )
  const microseconds = (1e6 * ours) / rounds
  tell(
    'the fair stream of a round',
    `${(ours / native).toFixed(2)} of one native HMAC; ${microseconds.toFixed(1)} microseconds`,
    microseconds <= FAIR_MICROSECONDS_MAX,
  )
}

function weighGames(): void {
  const sizes = playableGames.map(({ slug }) => ({ slug, code: codeBytes(slug), atlas: atlasBytes(slug) }))
  for (const part of ['code', 'atlas'] as const) {
    const { slug, [part]: bytes } = sizes.reduce((most, size) => (size[part] > most[part] ? size : most))
    const max = part === 'code' ? CODE_KB_MAX : ATLAS_KB_MAX
    tell(`the heaviest ${part}, ${slug}`, `${(bytes / KB / max).toFixed(2)} of its ${max} KB`, bytes / KB <= max)
  }
}

/** The bytes that a browser loads for a game's rules, names and math report. */
function codeBytes(slug: string): number {
  const text = ['definition', 'index', 'math-report'].map((name) =>
    stripTypeScriptTypes(readFileSync(join(ROOT, 'games', slug, `${name}.ts`), 'utf8')),
  )
  return brotliCompressSync(text.join('\n').replace(/^\s+/gm, '')).length
}

/** The one high-resolution atlas that a screen loads. */
function atlasBytes(slug: string): number {
  try {
    return statSync(join(ROOT, 'public/art/games', slug, 'atlas-256.webp')).size
  } catch {
    return 0
  }
}

function analyzeAll(): void {
  let total = 0
  for (const { slug, definition } of playableGames) {
    const seconds = timed(() => analyze(definition))
    total += seconds
    process.stdout.write(`  ${slug}: certified in ${seconds.toFixed(2)} s\n`)
  }
  const minutes = total / 60
  tell(
    'the whole catalogue, certified cold',
    `${(minutes / CATALOGUE_MINUTES_MAX).toFixed(3)} of ${CATALOGUE_MINUTES_MAX} minutes`,
    minutes <= CATALOGUE_MINUTES_MAX,
  )
}

/** Seconds of the best runs of two, alternated, so that noise affects both. */
function together(work: () => void, limit: () => void): [number, number] {
  let [best, bestLimit] = [Infinity, Infinity]
  for (let turn = 0; turn < TRIES; turn++) {
    best = Math.min(best, timed(work))
    bestLimit = Math.min(bestLimit, timed(limit))
  }
  return [best, bestLimit]
}

/** CPU seconds, so other processes do not count. */
function timed(work: () => unknown): number {
  const from = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1e6
}

function tell(what: string, text: string, isMet: boolean | undefined): void {
  process.stdout.write(`${what}: ${text}${isMet === undefined ? '' : isMet ? ' (met)' : ' (MISSED)'}\n`)
}

function slot(slug: string) {
  const game = slotGames.find((each) => each.slug === slug)
  if (!game || !findGame(slug)) throw new Error(`no slot ${slug}`)
  return game
}

function millions(count: number): string {
  return `${(count / 1e6).toFixed(0)} million`
}

function thousands(count: number): string {
  return `${(count / 1e3).toFixed(0)} thousand`
}
