import { createPrivateKey, type KeyObject, sign } from 'node:crypto'

/** Signs requests between servers: Ed25519 over method, path, time and body, joined by line feeds. */
export class RequestSigner {
  readonly #keyId: string
  readonly #key: KeyObject

  /** `keyId` is `<provider>/<key>`, `secret` the key as PKCS #8 in base64. */
  constructor(keyId: string, secret: string) {
    this.#keyId = keyId
    this.#key = createPrivateKey({ key: Buffer.from(secret, 'base64'), format: 'der', type: 'pkcs8' })
  }

  /** The headers of one POST. `timestamp` is in whole Unix seconds. */
  headersFor(path: string, body: string, timestamp: string): Record<string, string> {
    const signature = sign(null, Buffer.from(['POST', path, timestamp, body].join('\n')), this.#key).toString('base64')
    return { 'x-key-id': this.#keyId, 'x-timestamp': timestamp, 'x-signature': signature }
  }
}
