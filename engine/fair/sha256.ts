/** SHA-256 (FIPS 180-4). Synchronous, and the same code on the server and in a browser. */
export function sha256(message: Uint8Array): Uint8Array {
  return toBytes(absorb(INITIAL_STATE, message, 0))
}

/** The eight words of a hash in progress. Midstates are shared: never mutate them. */
export type HashState = Int32Array

/** Fractional parts of the square roots of the first 8 primes. */
export const INITIAL_STATE: HashState = Int32Array.from([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
])

export const BLOCK_BYTES = 64

/**
 * Continues from `state`, which has consumed `bytesBefore` bytes (a multiple of 64), over the first `length` bytes of
 * `message`, and finishes the hash.
 */
export function absorb(state: HashState, message: Uint8Array, bytesBefore: number, length = message.length): HashState {
  const result = state.slice()
  const wholeBytes = length - (length % BLOCK_BYTES)
  for (let at = 0; at < wholeBytes; at += BLOCK_BYTES) compress(result, message, at)

  const restBytes = length - wholeBytes
  const endBytes = restBytes < BLOCK_BYTES - 8 ? BLOCK_BYTES : 2 * BLOCK_BYTES
  ending.fill(0)
  for (let i = 0; i < restBytes; i++) ending[i] = message[wholeBytes + i]!
  ending[restBytes] = 0x80
  writeBitCount(8 * (bytesBefore + length), endBytes)
  for (let at = 0; at < endBytes; at += BLOCK_BYTES) compress(result, ending, at)
  return result
}

/** Compresses one block of 64 bytes into `state`, in place. */
export function compress(state: HashState, bytes: Uint8Array, at: number): void {
  for (let i = 0; i < 16; i++) {
    const j = at + 4 * i
    schedule[i] = (bytes[j]! << 24) | (bytes[j + 1]! << 16) | (bytes[j + 2]! << 8) | bytes[j + 3]!
  }
  for (let i = 16; i < 64; i++) {
    const early = schedule[i - 15]!
    const late = schedule[i - 2]!
    const sigma0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const sigma1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    schedule[i] = (schedule[i - 16]! + sigma0 + schedule[i - 7]! + sigma1) | 0
  }

  let a = state[0]!
  let b = state[1]!
  let c = state[2]!
  let d = state[3]!
  let e = state[4]!
  let f = state[5]!
  let g = state[6]!
  let h = state[7]!
  for (let i = 0; i < 64; i++) {
    const sum1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const choice = (e & f) ^ (~e & g)
    const first = (h + sum1 + choice + ROUND_CONSTANTS[i]! + schedule[i]!) | 0
    const sum0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + sum0 + majority) | 0
  }
  state[0]! += a
  state[1]! += b
  state[2]! += c
  state[3]! += d
  state[4]! += e
  state[5]! += f
  state[6]! += g
  state[7]! += h
}

/** The words of a finished hash as 32 big-endian bytes. */
export function toBytes(state: HashState): Uint8Array {
  const bytes = new Uint8Array(32)
  for (let i = 0; i < 32; i++) bytes[i] = state[i >> 2]! >>> (24 - 8 * (i & 3))
  return bytes
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

function writeBitCount(bits: number, endBytes: number): void {
  const high = Math.floor(bits / 2 ** 32)
  for (let i = 0; i < 4; i++) {
    ending[endBytes - 8 + i] = high >>> (24 - 8 * i)
    ending[endBytes - 4 + i] = bits >>> (24 - 8 * i)
  }
}

/** Scratch space: hashing is synchronous, so one set serves every call. */
const schedule = new Int32Array(64)
const ending = new Uint8Array(2 * BLOCK_BYTES)

/** Fractional parts of the cube roots of the first 64 primes. */
const ROUND_CONSTANTS = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01,
  0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc,
  0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
  0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08,
  0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
  0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
])
