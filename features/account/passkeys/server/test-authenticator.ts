import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

interface Asked {
  readonly challenge: string
}

const hash = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest()
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

/** User present, user verified, and attested credential data included. */
const FLAGS = { present: 0x01, verified: 0x04, hasKey: 0x40 }

/** An in-memory passkey that answers like a phone or a security key; `origin` is the requesting page. */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string }
  const id = randomBytes(16)
  let counter = 0

  const clientData = (type: string, { challenge }: Asked, from: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))

  const authData = (flags: number, from: string, rest = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([hash(new URL(from).hostname), Buffer.from([flags]), count, rest])
  }

  const answer = (response: { clientDataJSON: string } & Record<string, unknown>) => ({
    id: text(id),
    rawId: text(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  })

  return {
    id: text(id),
    /** The answer to `begin` for a new passkey. */
    register(asked: Asked, { isVerified = true } = {}) {
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]) as never,
      )
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const flags = FLAGS.present | FLAGS.hasKey | (isVerified ? FLAGS.verified : 0)
      const data = authData(flags, origin, Buffer.concat([Buffer.alloc(16), length, id, cose]))
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ])
      return answer({
        clientDataJSON: text(clientData('webauthn.create', asked, origin)),
        attestationObject: text(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      })
    },
    /** The answer to a sign-in; `from` overrides the origin, `isCopied` leaves the counter unchanged. */
    sign(asked: Asked, { from = origin, isVerified = true, isCopied = false } = {}) {
      if (!isCopied) counter++
      const data = authData(FLAGS.present | (isVerified ? FLAGS.verified : 0), from)
      const client = clientData('webauthn.get', asked, from)
      const signature = sign('sha256', Buffer.concat([data, hash(client)]), privateKey)
      return answer({ clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) })
    },
  }
}
