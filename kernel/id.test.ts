import { expect, test } from 'vitest'
import { encodeId, firstIdOf, idTime } from './id.ts'

const LEAST = new Uint8Array(10)
/** JavaScript's digits of base 32 go on to v; those of ids leave out i, l, o and u. */
const crockford = (digit: string): string => 'abcdefghjkmnpqrstvwxyz'[digit.charCodeAt(0) - 97]!
const MOST = new Uint8Array(10).fill(255)

test('ids sort by creation time, whatever their random part', () => {
  const ids = [0, 1, 31, 32, Date.parse('2026-11-21'), 2 ** 48 - 1].flatMap((at) => [
    encodeId('plr', at, LEAST),
    encodeId('plr', at, MOST),
  ])
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => /^plr_[0-9a-hjkmnp-tv-z]{26}$/.test(id))).toBe(true)
})

test('the first id of a millisecond sorts between earlier ids and those created in it', () => {
  const at = Date.parse('2026-11-21')
  expect(firstIdOf('rnd', at) > encodeId('rnd', at - 1, MOST)).toBe(true)
  expect(firstIdOf('rnd', at) <= encodeId('rnd', at, LEAST)).toBe(true)
})

test('an id says when it was made', () => {
  for (const at of [0, 1, Date.parse('2026-11-21T12:34:56.789Z'), 2 ** 48 - 1]) expect(idTime(encodeId('rnd', at, MOST))).toBe(at)
})

test('an id spells its 128 bits in base 32', () => {
  const bytes = Uint8Array.from([1, 35, 69, 103, 137, 171, 205, 239, 254, 220])
  const at = Date.parse('2026-11-21T12:34:56.789Z')
  const bits = bytes.reduce((all, byte) => (all << 8n) | BigInt(byte), BigInt(at))
  expect(encodeId('plr', at, bytes)).toBe(`plr_${bits.toString(32).padStart(26, '0').replace(/[a-v]/g, crockford)}`)
})

test('every random bit is kept', () => {
  const ids = Array.from({ length: 80 }, (_, bit) => {
    const bytes = new Uint8Array(10)
    bytes[bit >> 3] = 1 << (bit & 7)
    return encodeId('txn', 0, bytes)
  })
  expect(new Set([encodeId('txn', 0, LEAST), ...ids]).size).toBe(81)
})
