import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkRandomSource, systemRng } from './rng.ts'

test('RNG-1 the random source of this machine passes', () => {
  expect(() => checkRandomSource(systemRng)).not.toThrow()
})

test('few bytes at a time are as many as asked for, and never the same twice', () => {
  const given = Array.from({ length: 3_000 }, (_, nth) => systemRng.bytes(8 + (nth % 57)))
  expect(given.every((bytes, nth) => bytes.length === 8 + (nth % 57))).toBe(true)
  expect(new Set(given.map((bytes) => Buffer.from(bytes).toString('hex'))).size).toBe(3_000)
  const all = Buffer.concat(given)
  expect(all.filter((byte) => byte === 0).length / all.length).toBeLessThan(0.01)
})

test.each([
  ['is stuck', (count: number) => new Uint8Array(count).fill(7), 'repeats itself'],
  [
    'deals the same seed twice',
    (count: number) => Buffer.concat([randomBytes(count - 32), Buffer.alloc(32)]).copyWithin(count - 64, count - 32),
    'repeats itself',
  ],
  ['sets too many bits', (count: number) => randomBytes(count).map((byte, at) => (at % 10 === 0 ? byte | 1 : byte)), 'favors'],
  ['leaves out a byte', (count: number) => randomBytes(count).map((byte) => (byte === 200 ? 7 : byte)), 'favors some bytes'],
])('RNG-7 a source that %s is refused', (_, bytes, fault) => {
  expect(() => checkRandomSource({ bytes })).toThrow(fault)
})
