import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { keptKey } from '#platform/bundled/kept-key.ts'

export interface Keys {
  /** Ed25519, PKCS #8 in base64. */
  readonly secret: string
  /** SPKI in base64. */
  readonly publicKey: string
  /** The secret with which the site grants rounds here. */
  readonly operatorKey: string
}

/** Created at the first start, then stable. */
export function openKeys(folder: string): Keys {
  const secret = keptKey(folder, 'signing-key', () =>
    generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  )
  const operatorKey = keptKey(folder, 'operator-key', () => randomBytes(32).toString('base64url'))
  const privateKey = createPrivateKey({ key: Buffer.from(secret, 'base64'), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).toString('base64')
  return { secret, publicKey, operatorKey }
}
