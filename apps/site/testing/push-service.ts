import { createDecipheriv, createECDH, createHash, createPublicKey, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { jwtVerify } from 'jose'
import { LOOPBACK_CERTIFICATE } from '#platform/testing/loopback-certificate.ts'
import type { PushPayload } from '#kernel/notification.ts'
import type { PushRecord } from '#features/engage/push/contract.ts'

/** A browser's part of a subscription: the keys that decrypt its messages. */
export interface TestDevice {
  readonly record: PushRecord
  readonly keys: ECDH
  readonly auth: Buffer
}

export interface Arrived {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** The signature's claims, after verification with the key sent along. */
  readonly claims: Readonly<Record<string, unknown>>
  readonly signedBy: string
  readonly payload: PushPayload
  readonly bytes: number
}

type Answer = { readonly status: number; readonly headers?: Record<string, string> } | 'silence' | 'hang up'

export interface TestPushService {
  readonly origin: string
  readonly arrived: Arrived[]
  /** Every call, also unsuccessful ones. */
  readonly calls: () => number
  /** A browser that subscribes here. */
  newDevice(vapidKey: string, host?: string): TestDevice
  /** The next calls' statuses, one each; then 201 again. */
  answerNext(...answers: Answer[]): void
  /** Received messages and their replies. */
  forget(): void
  close(): Promise<void>
}

/**
 * A push service as strict as the standards: it checks signature, audience and encryption. Its certificate is
 * trusted.
 */
export async function openTestPushService(): Promise<TestPushService> {
  setDefaultCACertificates([...getCACertificates('default'), LOOPBACK_CERTIFICATE.cert])
  const devices = new Map<string, TestDevice>()
  const arrived: Arrived[] = []
  const answers: Answer[] = []
  let calls = 0
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    calls++
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const path = request.url ?? ''
    const device = devices.get(path)
    const answer = answers.shift() ?? { status: 201 }
    if (answer === 'silence') return
    if (answer === 'hang up') return void request.socket.destroy()
    if (!device) return reply(response, { status: 404 })
    if (answer.status >= 300) return reply(response, answer)
    const body = Buffer.concat(parts)
    const signed = await verify(request.headers, `https://${request.headers.host}`, device)
    const payload = JSON.parse(decrypt(body, device).toString()) as PushPayload
    arrived.push({ path, headers: request.headers, ...signed, payload, bytes: body.length })
    reply(response, answer)
  }
  const server = createServer(LOOPBACK_CERTIFICATE, (request, response) => {
    // The service rejects any invalid message.
    take(request, response).catch(() => reply(response, { status: 400 }))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const origin = `https://127.0.0.1:${port}`
  return {
    origin,
    arrived,
    calls: () => calls,
    newDevice(vapidKey, host = '127.0.0.1') {
      const path = `/push/${randomBytes(12).toString('hex')}`
      const device = makeDevice(`https://${host}:${port}${path}`, vapidKey)
      devices.set(path, device)
      return device
    },
    answerNext: (...next) => void answers.push(...next),
    forget() {
      arrived.splice(0)
      answers.splice(0)
    },
    close() {
      server.closeAllConnections()
      return new Promise((closed) => void server.close(() => closed()))
    },
  }
}

function reply(response: ServerResponse, { status, headers = {} }: Exclude<Answer, string>): void {
  response.writeHead(status, headers).end()
}

export function makeDevice(endpoint: string, vapidKey: string): TestDevice {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  return {
    keys,
    auth,
    record: {
      token: createHash('sha256').update(endpoint).digest('base64url'),
      createTime: 1_795_280_400_000,
      subscriptionOptions: {
        auth: auth.toString('base64url'),
        p256dh: keys.getPublicKey('base64url'),
        endpoint,
        swScope: 'https://play.example/',
        vapidKey,
      },
    },
  }
}

/** RFC 8292: an ES256 token for this origin, signed by the key to which the subscription is bound. */
async function verify(headers: IncomingHttpHeaders, origin: string, { record }: TestDevice) {
  const match = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '')
  const [, token = '', signedBy = ''] = match ?? []
  if (signedBy !== record.subscriptionOptions.vapidKey) throw new Error('signed by another key')
  const point = Buffer.from(signedBy, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } })
  const { payload } = await jwtVerify(token, key, { algorithms: ['ES256'], audience: origin })
  return { claims: payload, signedBy }
}

/** RFC 8188 and 8291, implemented from the standards, independently of the library. */
function decrypt(body: Buffer, { keys, auth }: TestDevice): Buffer {
  const salt = body.subarray(0, 16)
  const senderKey = body.subarray(21, 21 + body.readUInt8(20))
  const shared = keys.computeSecret(senderKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey])
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
  const sealed = body.subarray(21 + senderKey.length)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0) throw new Error('the record does not end')
  return padded.subarray(0, end)
}
