import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { commitOf, openStream, type SeedUse } from './seeds.ts'

const USE: SeedUse = {
  serverSeed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  clientSeed: 'a lucky seed',
  nonce: 7,
  gameId: 'daily-wheel',
  defHash: 'ab'.repeat(32),
}

describe('openStream', () => {
  it('FAIR-8: is HMAC-SHA256 in counter mode, reproducible with other tools', () => {
    const stream = openStream(USE)
    const clientHash = createHash('sha256').update(USE.clientSeed).digest('hex')
    for (let block = 0; block < 12; block++) {
      const message = `v1|daily-wheel|abababababababab|${clientHash}|7|${block}`
      const bytes = createHmac('sha256', Buffer.from(USE.serverSeed, 'hex')).update(message).digest()
      for (let at = 0; at < 32; at += 4) expect(stream.next32()).toBe(bytes.readUInt32BE(at))
    }
  })

  it('keeps its words: these are test vectors for other implementations', () => {
    const stream = openStream(USE)
    expect(Array.from({ length: 10 }, () => stream.next32())).toMatchInlineSnapshot(`
      [
        4227950004,
        1494940738,
        1329010661,
        868390758,
        2731541885,
        3552295966,
        1761376633,
        3508169030,
        1350489046,
        4183396504,
      ]
    `)
  })

  it.each([
    ['game', { gameId: 'daily-whee1' }],
    ['rules', { defHash: `cd${'ab'.repeat(31)}` }],
    ['client seed', { clientSeed: 'a lucky seee' }],
    ['nonce', { nonce: 8 }],
    ['server seed', { serverSeed: `ff${USE.serverSeed.slice(2)}` }],
  ])('RNG-2: shares no stream with another %s', (_, change) => {
    const [one, other] = [openStream(USE), openStream({ ...USE, ...change })]
    const words = new Set(Array.from({ length: 64 }, () => one.next32()))
    expect(Array.from({ length: 64 }, () => other.next32()).filter((word) => words.has(word))).toEqual([])
  })

  it.each([
    ['an empty client seed', { clientSeed: '' }],
    ['65 characters', { clientSeed: 'x'.repeat(65) }],
    ['a client seed past ASCII', { clientSeed: 'ñandú' }],
    ['a line break', { clientSeed: 'a\nb' }],
    ['a nonce below zero', { nonce: -1 }],
    ['half a nonce', { nonce: 0.5 }],
    ['a game id with a separator', { gameId: 'a|b' }],
    ['a short server seed', { serverSeed: 'abcd' }],
    ['a defHash of other form', { defHash: 'none' }],
  ])('refuses %s', (_, change) => {
    expect(() => openStream({ ...USE, ...change })).toThrow()
  })
})

describe('commitOf', () => {
  it("is SHA-256 of the seed's bytes, not of its digits", () => {
    const hash = createHash('sha256').update(Buffer.from(USE.serverSeed, 'hex')).digest('hex')
    expect(commitOf(USE.serverSeed)).toBe(hash)
  })
})
