import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Clock, type Instant, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import type { Locale } from '#kernel/locale.ts'
import type { VerificationProviderConfig } from '#platform/config/verification.ts'
import type { SignedRequest } from '#platform/context.ts'
import { type ProviderWord, providerWord } from '../contract.ts'

/** A check as requested from a provider. The reference makes a repeated request the same check. */
export interface WantedCheck {
  readonly reference: string
  /** The URL its reports are sent to. */
  readonly callbackUrl: string
  readonly locale: Locale
  readonly person: { readonly name: string; readonly surname: string; readonly birthDate: string }
}

/** An identity provider. Another provider's API is another implementation. */
export interface VerificationProvider {
  readonly id: string
  readonly title: string
  readonly isTest: boolean
  /** The origin of the page shown in our frame. */
  readonly origin: string
  /** The URL of its page for this check. Throws if it does not answer. */
  begin(check: WantedCheck): Promise<string>
  /** Its latest report on a check, to recover lost ones. */
  ask(reference: string): Promise<ProviderWord | undefined>
  /** Whether a message is signed by the provider and a few minutes old at most. */
  isOwn(signed: SignedRequest, now: Instant): boolean
}

const TIMEOUT_MS = 8_000
const CLOCKS_DIFFER_MS = 5 * MINUTE_MS

/** A provider that speaks this site's own protocol over HTTP. */
export function httpProvider({ id, title, isTest, url, secret }: VerificationProviderConfig, clock: Clock): VerificationProvider {
  const call = async (method: 'GET' | 'POST', path: string, body = ''): Promise<Response> => {
    const target = new URL(`${url}${path}`)
    const timestamp = String(Math.floor(clock.now() / SECOND_MS))
    const signature = signWord(secret, [method, target.pathname, timestamp, body].join('\n'))
    const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature }
    const answer = await fetch(target, {
      method,
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(method === 'POST' ? { body } : {}),
    })
    if (!answer.ok) throw new Error(`The provider answered ${answer.status}.`)
    return answer
  }
  return {
    id,
    title,
    isTest,
    origin: new URL(url).origin,
    async begin(check) {
      const { url: page } = (await (await call('POST', '/checks', JSON.stringify(check))).json()) as { url?: unknown }
      if (typeof page !== 'string' || !URL.canParse(page)) throw new Error('The provider answered without a page.')
      return page
    },
    async ask(reference) {
      const answer = await call('GET', `/checks/${reference}`)
      if (answer.status === 204) return undefined
      return providerWord.safeParse(await answer.json()).data
    },
    isOwn({ timestamp, signature, message }, now) {
      const isOfNow = /^\d{1,12}$/.test(timestamp) && Math.abs(Number(timestamp) * SECOND_MS - now) <= CLOCKS_DIFFER_MS
      const [ours, theirs] = [Buffer.from(signWord(secret, message)), Buffer.from(signature)]
      return isOfNow && ours.length === theirs.length && timingSafeEqual(ours, theirs)
    },
  }
}

/** Covers method, path, time and body, one line each. */
export const signWord = (secret: string, message: string): string =>
  createHmac('sha256', secret).update(message).digest('base64url')
