import { randomFillSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { createWatchedRng, RandomHealth, refuseOnFault, refusing } from './rng-health.ts'
import { createSystemRng } from './rng.ts'

type Bend = (bytes: Uint8Array) => void

function watched(bend: Bend = () => {}) {
  const faults: string[] = []
  const health = new RandomHealth((fault) => void faults.push(fault))
  const rng = createWatchedRng(health, (bytes) => {
    randomFillSync(bytes)
    bend(bytes)
  })
  return { faults, health, rng }
}

test('RNG-7 a sound source passes the tests that run with every byte, and the periodic one', () => {
  const { faults, health, rng } = watched()
  for (let nth = 0; nth < 20; nth++) rng.bytes(100_000)
  for (let nth = 0; nth < 10_000; nth++) rng.bytes(10)
  health.probe(rng)
  expect(faults).toEqual([])
})

test.each<[string, Bend, string]>([
  ['repeats a byte nine times', (bytes) => bytes.fill(7, 300, 309), 'repeats one byte'],
  ['gives one byte in sixteen', (bytes) => bytes.forEach((_, at) => at % 16 === 0 && (bytes[at] = 200)), 'favors one byte'],
  ['is stuck', (bytes) => bytes.fill(0), 'repeats one byte'],
])('RNG-7 a source that %s while the site runs fails once, in small and in large requests', (_, bend, fault) => {
  const small = watched(bend)
  for (let nth = 0; nth < 5_000; nth++) small.rng.bytes(10)
  expect(small.faults).toEqual([expect.stringMatching(/one byte$/)])
  const large = watched(bend)
  for (let nth = 0; nth < 20; nth++) large.rng.bytes(4_096)
  expect(large.faults).toHaveLength(1)
  if (fault.startsWith('repeats')) expect(large.faults).toEqual([fault])
})

test('RNG-7 a repetition of eight bytes is none, also across two requests; one of nine is', () => {
  const runs = (first: number, second: number) => {
    const faults: string[] = []
    const health = new RandomHealth((fault) => void faults.push(fault))
    health.look(Uint8Array.from([1, ...Array.from({ length: first }, () => 5)]))
    health.look(Uint8Array.from([...Array.from({ length: second }, () => 5), 1]))
    return faults
  }
  expect(runs(4, 4)).toEqual([])
  expect(runs(4, 5)).toEqual(['repeats one byte'])
})

test.each<[string, Bend]>([
  ['sets too many bits', (bytes) => bytes.forEach((byte, at) => (bytes[at] = at % 10 === 0 ? byte | 1 : byte))],
  ['leaves out a byte', (bytes) => bytes.forEach((byte, at) => (bytes[at] = byte === 200 ? 7 : byte))],
])('RNG-7 a source that %s fails the periodic test', (_, bend) => {
  const { faults, health, rng } = watched(bend)
  for (let nth = 0; nth < 3 && faults.length === 0; nth++) health.probe(rng)
  expect(faults).toEqual([expect.stringContaining('favors')])
})

test('RNG-7 a source that throws has failed', () => {
  const { faults, health, rng } = watched(() => {
    throw new Error('no entropy')
  })
  expect(() => rng.bytes(10)).toThrow('no entropy')
  health.probe(rng)
  expect(faults).toEqual(['gives nothing'])
})

test('RNG-7 nothing that was drawn with a fault is given, and the fault stays', () => {
  let isStuck = true
  const { health, rng } = watched((bytes) => isStuck && bytes.fill(9))
  const refuses = refusing(rng, health)
  expect(() => refuses.bytes(32)).toThrow(expect.objectContaining({ code: 'play-halted' }))
  isStuck = false
  expect(() => refuses.bytes(5_000)).toThrow(expect.objectContaining({ code: 'play-halted' }))
  expect(() => refuseOnFault(health)).toThrow()
  expect(refusing(createSystemRng(), { fault: undefined }).bytes(32)).toHaveLength(32)
})
