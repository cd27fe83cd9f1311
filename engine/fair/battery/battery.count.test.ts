import { expect, it } from 'vitest'
import '#games/books.ts'
import { playableGames } from '#games/all.ts'
import { exampleBets, playByDefault } from '../../play.ts'
import type { Stream } from '../stream.ts'
import { openStream } from '../seeds.ts'
import { sampleStream } from '../../testing/streams.ts'
import { runBattery } from './battery.ts'
import { seedOf } from '../../testing/fresh-seeds.node.ts'

const DRAWS = 60_000
/** Takes seconds, even on a busy machine. */
const PATIENCE_MS = 180_000
const SERVER_SEED = String(seedOf(20_261_121)).padStart(8, '0').slice(-8).repeat(8)

/** Every range that a game draws from, as far as a few rounds of each show. */
function rangesInUse(): number[] {
  const ranges = new Set([2, 6, 37, 52])
  for (const { definition } of playableGames) {
    const [first, ...others] = exampleBets(definition, definition.betLevels.SweepStakes[0]!, 'SweepStakes')
    for (const { bet } of [first!, ...others.slice(-1)]) {
      for (let nonce = 0; nonce < 40; nonce++) {
        const seeds = { serverSeed: SERVER_SEED, clientSeed: 'ranges', nonce }
        for (const { n } of playByDefault(definition, seeds, bet).played.draws) ranges.add(n)
      }
    }
  }
  return [...ranges].sort((a, b) => a - b)
}

/** Draws as games do: a new nonce per round, a few draws in each. */
function fairSample(n: number): { n: number; values: number[] } {
  const values: number[] = []
  for (let nonce = 0; values.length < DRAWS; nonce++) {
    const stream = openStream({
      serverSeed: SERVER_SEED,
      clientSeed: 'battery',
      nonce,
      gameId: 'battery',
      defHash: '0'.repeat(64),
    })
    for (let i = 0; i < 40; i++) values.push(stream.uint(n, 'x'))
  }
  return { n, values }
}

const sampleOf = (stream: Stream, n: number) => ({ n, values: Array.from({ length: DRAWS }, () => stream.uint(n, 'x')) })

const oddOnes = (samples: Parameters<typeof runBattery>[0]) =>
  runBattery(samples)
    .filter(({ isOdd }) => isOdd)
    .map(({ test }) => test)

it(
  `RNG-5: the battery passes every range that a game draws from (server seed ${SERVER_SEED})`,
  () => {
    const findings = runBattery(rangesInUse().map(fairSample))
    expect(findings.length).toBeGreaterThan(50)
    expect(findings.filter(({ isOdd }) => isOdd)).toEqual([])
  },
  PATIENCE_MS,
)

it('the battery detects a source that favors one value by two percent', () => {
  const source = sampleStream(1)
  const values = Array.from({ length: DRAWS }, () => (source.uint(50, 'x') === 0 ? 0 : source.uint(37, 'x')))
  expect(oddOnes([{ n: 37, values }])).toContain('frequency')
})

it('the battery detects modulo bias from scaling eight bits', () => {
  const source = sampleStream(3)
  const values = Array.from({ length: DRAWS }, () => (source.next32() >>> 24) % 37)
  expect(oddOnes([{ n: 37, values }])).toContain('frequency')
})

it('the battery detects a counter with unmixed words that only looks spread out', () => {
  let counter = 0
  const values = Array.from({ length: DRAWS }, () => (Math.imul(++counter, 0x9e3779b9) >>> 0) % 37)
  expect(oddOnes([{ n: 37, values }])).toEqual(expect.arrayContaining(['serial', 'runs', 'permutation']))
})

it('the battery detects a source that repeats itself or correlates with earlier draws', () => {
  const source = sampleStream(2)
  let last = 0
  const sticky = Array.from({ length: DRAWS }, () => (last = source.uint(8, 'x') === 0 ? last : source.uint(6, 'x')))
  expect(oddOnes([{ n: 6, values: sticky }])).toEqual(expect.arrayContaining(['serial', 'correlation', 'runs', 'poker']))
})

it('the battery detects a plain counter', () => {
  const values = Array.from({ length: DRAWS }, (_, i) => i % 12)
  expect(oddOnes([{ n: 12, values }])).toEqual(expect.arrayContaining(['serial', 'gap', 'coupon', 'permutation', 'poker']))
})

it('the battery passes another good source, whatever its seed', () => {
  for (const seed of [11, 12, 13]) expect(oddOnes([5, 10, 36].map((n) => sampleOf(sampleStream(seed * 100 + n), n)))).toEqual([])
})
