import { absorb, BLOCK_BYTES, compress, type HashState, INITIAL_STATE, sha256, toBytes } from './sha256.ts'

/** A key with both padded blocks already hashed, which saves two compressions per message. */
export interface HmacKey {
  readonly inner: HashState
  readonly outer: HashState
}

export function hmacKey(key: Uint8Array): HmacKey {
  const short = key.length > BLOCK_BYTES ? sha256(key) : key
  return { inner: midstate(short, 0x36), outer: midstate(short, 0x5c) }
}

/** HMAC-SHA256 (RFC 2104) of the first `length` bytes, as eight 32-bit words. */
export function hmacWords(key: HmacKey, message: Uint8Array, length = message.length): HashState {
  return absorb(key.outer, toBytes(absorb(key.inner, message, BLOCK_BYTES, length)), BLOCK_BYTES)
}

/** HMAC-SHA256 (RFC 2104) as 32 bytes. */
export const hmacSha256 = (key: Uint8Array, message: Uint8Array): Uint8Array => toBytes(hmacWords(hmacKey(key), message))

function midstate(key: Uint8Array, pad: number): HashState {
  const block = new Uint8Array(BLOCK_BYTES).fill(pad)
  for (let i = 0; i < key.length; i++) block[i]! ^= key[i]!
  const state = INITIAL_STATE.slice()
  compress(state, block, 0)
  return state
}
