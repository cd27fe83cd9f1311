import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Keys {
  /** Ed25519, PKCS #8 in base64. */
  readonly secret: string
  /** SPKI in base64. */
  readonly publicKey: string
  /** What the site has to know to give rounds away here. */
  readonly operatorKey: string
}

/** Made at the first start, the same ever after. */
export function openKeys(folder: string): Keys {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const secret = kept(join(folder, 'signing-key'), () =>
    generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  )
  const operatorKey = kept(join(folder, 'operator-key'), () => randomBytes(32).toString('base64url'))
  const privateKey = createPrivateKey({ key: Buffer.from(secret, 'base64'), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).toString('base64')
  return { secret, publicKey, operatorKey }
}

function kept(file: string, make: () => string): string {
  if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}
