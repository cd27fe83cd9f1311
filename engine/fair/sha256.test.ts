import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fromHex, toHex, toUtf8 } from './bytes.ts'
import { hmacSha256 } from './hmac.ts'
import { sha256 } from './sha256.ts'

describe('sha256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('matches the published hash of %j', (message, hash) => {
    expect(toHex(sha256(toUtf8(message)))).toBe(hash)
  })

  it('agrees with another implementation at every length around the block boundaries', () => {
    for (let length = 0; length < 300; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 131 + length) & 0xff)
      expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
    }
  })
})

describe('hmacSha256', () => {
  it('matches the published codes of RFC 4231, cases 1, 2 and 6', () => {
    expect(toHex(hmacSha256(new Uint8Array(20).fill(0x0b), toUtf8('Hi There')))).toBe(
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    )
    expect(toHex(hmacSha256(toUtf8('Jefe'), toUtf8('what do ya want for nothing?')))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    )
    const longKey = new Uint8Array(131).fill(0xaa)
    expect(toHex(hmacSha256(longKey, toUtf8('Test Using Larger Than Block-Size Key - Hash Key First')))).toBe(
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    )
  })

  it('agrees with another implementation for keys and messages of many lengths', () => {
    for (let length = 0; length < 140; length++) {
      const key = Uint8Array.from({ length }, (_, i) => (i * 7) & 0xff)
      const message = Uint8Array.from({ length: 2 * length }, (_, i) => (i * 13) & 0xff)
      expect(toHex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'))
    }
  })
})

describe('bytes', () => {
  it('encodes UTF-8 as the platform does', () => {
    const text = 'ñ € 🎰 plain'
    expect(toUtf8(text)).toEqual(new TextEncoder().encode(text))
  })

  it('parses its own hexadecimal only', () => {
    expect(toHex(fromHex('00ff7a'))).toBe('00ff7a')
    expect(() => fromHex('0g')).toThrow('not hexadecimal')
    expect(() => fromHex('abc')).toThrow('not hexadecimal')
  })
})
