import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { InvariantError } from '#kernel/result.ts'

/** Encrypts data that must not be readable in a copy of the database: AES-256-GCM with a fresh nonce. */
export interface Vault {
  /**
   * `purpose` separates the keys: data sealed for one purpose does not open for another. Data sealed for a row
   * (`boundTo` is its id) does not open in another.
   */
  seal(purpose: string, plain: Uint8Array, boundTo?: string): Buffer
  /** Throws if the sealed bytes were changed, or sealed under an unknown secret, for another purpose or another row. */
  open(purpose: string, sealed: Uint8Array, boundTo?: string): Buffer
  /** Whether the bytes name one of this vault's secrets, or none. */
  knows(sealed: Uint8Array): boolean
  /** The key of a purpose under the current secret, for signing. */
  keyFor(purpose: string): Uint8Array
}

const VERSION = 2
const KEY_ID_BYTES = 4
const HEADER_BYTES = 1 + KEY_ID_BYTES
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Seals under `secret`; data sealed under one of the `previous` secrets still opens. */
export function createVault(secret: string, previous: readonly string[] = []): Vault {
  const current = createRing(secret)
  const rings = [current, ...previous.map(createRing)]
  return {
    keyFor: current.keyFor,
    seal(purpose, plain, boundTo = '') {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', current.keyFor(purpose), nonce).setAAD(Buffer.from(boundTo))
      const body = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([Buffer.of(VERSION), current.id, nonce, cipher.getAuthTag(), body])
    },
    knows: (sealed) => sealed[0] !== VERSION || rings.some(({ id }) => id.equals(sealed.subarray(1, HEADER_BYTES))),
    open(purpose, sealed, boundTo = '') {
      const named = sealed[0] === VERSION && rings.find(({ id }) => id.equals(sealed.subarray(1, HEADER_BYTES)))
      if (named) return decipher(named.keyFor(purpose), sealed.subarray(HEADER_BYTES), boundTo)
      return openUnnamed(rings, purpose, sealed)
    },
  }
}

/** Data sealed before key ids existed names none and is bound to no row. */
function openUnnamed(rings: readonly KeyRing[], purpose: string, sealed: Uint8Array): Buffer {
  for (const { keyFor } of rings) {
    try {
      return decipher(keyFor(purpose), sealed, '')
    } catch {
      continue
    }
  }
  throw new InvariantError('sealed under a secret that this site does not have, or changed since')
}

function decipher(key: Buffer, sealed: Uint8Array, boundTo: string): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const opening = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(boundTo))
  opening.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([opening.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), opening.final()])
}

interface KeyRing {
  /** Identifies the secret without revealing it. */
  readonly id: Buffer
  keyFor(purpose: string): Buffer
}

function createRing(secret: string): KeyRing {
  const keys = new Map<string, Buffer>()
  const keyFor = (purpose: string): Buffer => {
    let key = keys.get(purpose)
    if (!key) keys.set(purpose, (key = Buffer.from(hkdfSync('sha256', secret, '', `vault|${purpose}`, 32))))
    return key
  }
  return { keyFor, id: createHash('sha256').update(keyFor('key-id')).digest().subarray(0, KEY_ID_BYTES) }
}
