import { importPKCS8, SignJWT } from 'jose'
import { z } from 'zod'
import { type Clock, type Instant, MINUTE_MS, SECOND_MS, toUnixSeconds } from '#kernel/time.ts'
import type { FirebaseConfig } from '#platform/config/push.ts'
import { readAnswer } from './answer.ts'
import { type Message, type PushSender, reasonOf, SEND_TIMEOUT_MS } from './sender.ts'

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const ASSERTION_SECONDS = 3_600

/** Firebase Cloud Messaging, HTTP v1: a service account's signed assertion yields a one-hour token for sending. */
export function createFirebaseSender(config: FirebaseConfig, clock: Clock): PushSender {
  const tokens = keepAccessToken(config, clock)
  const url = `${config.url}/v1/projects/${config.web.projectId}/messages:send`
  return {
    async send(message) {
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: { authorization: `Bearer ${await tokens.read()}`, 'content-type': 'application/json' },
          body: JSON.stringify({ message: toMessage(message) }),
          redirect: 'manual',
          signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
        })
        if (answer.status !== 401) return readAnswer(answer.status, answer.headers.get('retry-after') ?? undefined, message.now)
        tokens.drop()
        return { kind: 'later', reason: 'Firebase refused the access token' }
      } catch (error) {
        return { kind: 'later', reason: reasonOf(error) }
      }
    },
  }
}

/** Data only: the site's own worker displays it, as with standard Web Push. */
const toMessage = ({ device, payload, ttlSeconds, urgency, topic }: Message) => ({
  token: device.token,
  data: payload,
  webpush: { headers: { TTL: String(ttlSeconds), Urgency: urgency, Topic: topic } },
})

const tokenReply = z.object({ access_token: z.string().min(1), expires_in: z.number() })

function keepAccessToken({ account }: FirebaseConfig, clock: Clock) {
  let kept: { readonly token: string; readonly until: Instant } | undefined
  const read = async (): Promise<string> => {
    if (kept && clock.now() < kept.until) return kept.token
    const answer = await fetch(account.tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: GRANT, assertion: await signAssertion(account, clock) }),
      redirect: 'error',
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    })
    if (!answer.ok) throw new Error(`no access token: ${account.tokenUrl} answered ${answer.status}`)
    const { access_token, expires_in } = tokenReply.parse(await answer.json())
    // A minute early, so that none expires in transit.
    kept = { token: access_token, until: clock.now() + expires_in * SECOND_MS - MINUTE_MS }
    return access_token
  }
  return { read, drop: () => void (kept = undefined) }
}

async function signAssertion({ clientEmail, privateKey, tokenUrl }: FirebaseConfig['account'], clock: Clock): Promise<string> {
  const now = toUnixSeconds(clock.now())
  return new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(clientEmail)
    .setAudience(tokenUrl)
    .setIssuedAt(now)
    .setExpirationTime(now + ASSERTION_SECONDS)
    .sign(await importPKCS8(privateKey, 'RS256'))
}
