import { generateKeyPairSync, type KeyPairKeyObjectResult as KeyPair } from 'node:crypto'

/** A test provider, its one game, and its signing key pair. */
export const GAME = 'lantern-flip'
export const workshop = generateKeyPairSync('ed25519')
export const provider = {
  id: 'workshop',
  title: 'Workshop',
  launch_url: 'https://games.example/open',
  games: [GAME],
  keys: { one: publicOf(workshop) },
}

export function secretOf({ privateKey }: KeyPair): string {
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
}

export function publicOf({ publicKey }: KeyPair): string {
  return publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
}
