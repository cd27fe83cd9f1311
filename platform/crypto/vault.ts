import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Seals what must not be readable in a copy of the database: AES-256-GCM, a fresh nonce each time. */
export interface Vault {
  /** `purpose` separates the keys: what was sealed for one purpose does not open for another. */
  seal(purpose: string, plain: Uint8Array): Buffer
  /** Throws when the sealed bytes were changed, or sealed under another secret or purpose. */
  open(purpose: string, sealed: Uint8Array): Buffer
  /** The key of a purpose, for what is signed instead of sealed. */
  keyFor(purpose: string): Uint8Array
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

export function createVault(secret: string): Vault {
  const keys = new Map<string, Buffer>()
  const keyFor = (purpose: string): Buffer => {
    let key = keys.get(purpose)
    if (!key) keys.set(purpose, (key = Buffer.from(hkdfSync('sha256', secret, '', `vault|${purpose}`, 32))))
    return key
  }
  return {
    keyFor,
    seal(purpose, plain) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce)
      const body = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    open(purpose, sealed) {
      const nonce = sealed.subarray(0, NONCE_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), nonce)
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
    },
  }
}
