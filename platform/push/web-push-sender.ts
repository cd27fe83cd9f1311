import { Agent, request } from 'node:https'
import type webPush from 'web-push'
import type { Instant } from '#kernel/time.ts'
import type { PushConfig } from '#platform/config/push.ts'
import { lookupPublic } from './public-address.ts'
import { judgeEndpoint } from './push-hosts.ts'
import { type Ending, readAnswer } from './answer.ts'
import { type Message, type PushSender, reasonOf, SEND_TIMEOUT_MS } from './sender.ts'

export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

export interface WebPushOptions {
  readonly config: PushConfig
  readonly keys: () => Promise<VapidKeys>
  readonly timeoutMs?: number
}

/** The payload size every push service must accept (RFC 8030). */
const BODY_BYTES_MAX = 4_096

/** Standard Web Push: encrypted for the device (RFC 8291), signed by this site (RFC 8292), to known hosts only. */
export function createWebPushSender({ config, keys, timeoutMs = SEND_TIMEOUT_MS }: WebPushOptions): PushSender {
  const open = new Agent()
  const guarded = new Agent({ lookup: lookupPublic })
  return {
    async send(message) {
      const verdict = judgeEndpoint(message.endpoint, config)
      if (!verdict.isAllowed) return { kind: 'refused', reason: verdict.reason }
      const { publicKey, privateKey } = await keys()
      if (message.device.vapidKey !== publicKey) return { kind: 'refused', reason: 'it was subscribed with another key' }
      const { headers, body } = await seal(message, verdict.url, { subject: config.subject, publicKey, privateKey })
      if (body.length > BODY_BYTES_MAX) return { kind: 'refused', reason: `${body.length} bytes are too many` }
      const agent = verdict.mayBePrivate ? open : guarded
      return post(verdict.url, { headers, body, agent, timeoutMs, now: message.now })
    },
  }
}

async function seal(
  { device, payload, ttlSeconds, urgency, topic }: Message,
  url: URL,
  vapidDetails: webPush.RequestOptions['vapidDetails'],
) {
  const { p256dh, auth } = device
  const { default: library } = await import('web-push')
  const options = { TTL: ttlSeconds, urgency, topic, vapidDetails: vapidDetails!, contentEncoding: 'aes128gcm' as const }
  return library.generateRequestDetails({ endpoint: url.href, keys: { p256dh, auth } }, JSON.stringify(payload), options)
}

interface Post {
  readonly headers: Record<string, string>
  readonly body: Buffer
  readonly agent: Agent
  readonly timeoutMs: number
  readonly now: Instant
}

/** Reads only the response status; ignores the body and follows no redirect. */
function post(url: URL, { headers, body, agent, timeoutMs, now }: Post): Promise<Ending> {
  return new Promise((done) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const sending = request(url, { method: 'POST', headers, agent, signal }, (answer) => {
      answer.on('error', () => {})
      done(readAnswer(answer.statusCode ?? 0, answer.headers['retry-after'], now))
      answer.destroy()
    })
    sending.on('error', (error) => done({ kind: 'later', reason: reasonOf(error) }))
    sending.end(body)
  })
}
