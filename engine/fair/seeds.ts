import { assert } from '#kernel/result.ts'
import { fromHex, toHex, toUtf8 } from './bytes.ts'
import { type HmacKey, hmacKey, hmacWords } from './hmac.ts'
import { type HashState, sha256 } from './sha256.ts'
import { Stream } from './stream.ts'

/** The inputs that fix an outcome. Seeds and hashes are lower-case hexadecimal. */
export interface SeedUse {
  /** 32 bytes. Secret until its pair is rotated; its `commitOf` is shown before the first round. */
  readonly serverSeed: string
  /** Chosen by the player: 1 to 64 printable ASCII characters. */
  readonly clientSeed: string
  /** The number of the round within the seed pair; never reused. */
  readonly nonce: number
  /** A game's slug, or the name of any other draw: `daily-wheel`. */
  readonly gameId: string
  /** The `defHash` of the rules: different rules give different words. */
  readonly defHash: string
}

/** The commitment shown before play: SHA-256 of the server seed's bytes. */
export const commitOf = (serverSeed: string): string => toHex(sha256(seedBytes(serverSeed)))

export const isServerSeed = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

export const isClientSeed = (text: string): boolean => /^[\x20-\x7e]{1,64}$/.test(text)

/**
 * Block i is HMAC-SHA256(serverSeed, `v1|gameId|defHash16|clientHash|nonce|i`): eight big-endian words. `defHash16`
 * is 16 hexadecimal digits; `clientHash` is SHA-256 of the client seed, so no client seed can forge another field.
 */
export function openStream(use: SeedUse): Stream {
  assert(isClientSeed(use.clientSeed), 'a client seed is 1 to 64 printable ASCII characters')
  assert(Number.isSafeInteger(use.nonce) && use.nonce >= 0, 'a nonce is a whole number')
  assert(/^[a-z0-9-]{1,64}$/.test(use.gameId), 'a game id is kebab-case')
  assert(/^[0-9a-f]{64}$/.test(use.defHash), 'a definition hash is 64 hexadecimal digits')

  const key = keyOf(use.serverSeed)
  const clientHash = clientHashOf(use.clientSeed)
  const prefix = `v1|${use.gameId}|${use.defHash.slice(0, 16)}|${clientHash}|${use.nonce}|`
  let block = 0
  let words = wordsOf(key, prefix + block)
  let used = 0
  return new Stream(() => {
    if (used === words.length) {
      block++
      words = wordsOf(key, prefix + block)
      used = 0
    }
    return words[used++]! >>> 0
  })
}

/** ASCII only, like the whole block. */
function wordsOf(key: HmacKey, text: string): HashState {
  for (let at = 0; at < text.length; at++) message[at] = text.charCodeAt(at)
  return hmacWords(key, message, text.length)
}

/** Scratch space longer than any block's text: allocating per block costs as much as hashing. */
const message = new Uint8Array(256)

/** A pair serves thousands of rounds, so its constant parts are computed once. */
function remember<T>(make: (seed: string) => T): (seed: string) => T {
  const known = new Map<string, T>()
  return (seed) => {
    let made = known.get(seed)
    if (made === undefined) {
      if (known.size === SEEDS_KEPT_MAX) known.clear()
      made = make(seed)
      known.set(seed, made)
    }
    return made
  }
}

const SEEDS_KEPT_MAX = 2_048

const keyOf = remember((serverSeed) => hmacKey(seedBytes(serverSeed)))
const clientHashOf = remember((clientSeed) => toHex(sha256(toUtf8(clientSeed))))

function seedBytes(serverSeed: string): Uint8Array {
  assert(isServerSeed(serverSeed), 'a server seed is 32 bytes in hexadecimal')
  return fromHex(serverSeed)
}
