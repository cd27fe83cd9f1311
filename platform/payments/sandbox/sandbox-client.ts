import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '#kernel/time.ts'
import { declineCode, mayTryAfter } from '../decline-codes.ts'
import type { Asked, Untold } from '../provider.ts'
import { webhookHeaders } from '../standard-webhooks.ts'

export interface SandboxAccess {
  /** A function, as its process may be started again at another port. */
  readonly url: () => string
  /** Signs the site's calls. */
  readonly apiKey: string
  readonly clock: Clock
  readonly timeoutMs: number
}

type Got = { readonly is: 'got'; readonly status: number; readonly body: unknown } | { readonly is: 'not-sent' | 'unknown' }

const refusal = z.object({ code: declineCode, message: z.string().nullable() })

/** A call's signature covers method and path besides the body. */
export const signedText = (method: string, path: string, body: string): string => `${method} ${path}\n${body}`

/** Calls the provider's API and says what is certain afterwards. */
export class SandboxClient {
  readonly #access: SandboxAccess

  constructor(access: SandboxAccess) {
    this.#access = access
  }

  async tell<R>(path: string, body: object, reply: z.ZodType<R>): Promise<({ is: 'told' } & R) | Untold> {
    const got = await this.#call('POST', path, JSON.stringify(body))
    if (got.is !== 'got') return got
    // Refused before anything happened: too many calls, a wrong signature, an unknown charge.
    if ([401, 404, 429].includes(got.status)) return { is: 'not-sent' }
    const refused = got.status === 402 ? refusal.safeParse(got.body) : undefined
    if (refused?.success) return { is: 'refused', ...refused.data, mayTry: mayTryAfter(refused.data.code) }
    const told = got.status === 200 ? reply.safeParse(got.body) : undefined
    return told?.success ? { is: 'told', ...told.data } : { is: 'unknown' }
  }

  async ask<F>(path: string, reply: z.ZodType<{ facts: F[] }>): Promise<Asked<F>> {
    const got = await this.#call('GET', path, '')
    if (got.is !== 'got') return { is: 'unknown' }
    // Other pages are missing with 404, too; only this one is certain.
    if (got.status === 404 && isUnheardOf(got.body)) return { is: 'never-heard-of' }
    const told = got.status === 200 ? reply.safeParse(got.body) : undefined
    return told?.success ? { is: 'facts', facts: told.data.facts } : { is: 'unknown' }
  }

  /** Throws if there is no proper answer. */
  async read<R>(path: string, reply: z.ZodType<R>): Promise<R> {
    const got = await this.#call('GET', path, '')
    if (got.is !== 'got' || got.status !== 200) throw new Error(`the payment provider does not tell ${path}`)
    return reply.parse(got.body)
  }

  async #call(method: 'GET' | 'POST', path: string, body: string): Promise<Got> {
    const { url, apiKey, clock, timeoutMs } = this.#access
    const signed = webhookHeaders({ id: randomUUID(), body: signedText(method, path, body) }, [apiKey], clock.now())
    const headers = { ...signed, 'content-type': 'application/json' }
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetch(new URL(path, url()), {
        method,
        headers,
        signal,
        ...(body ? { body } : {}),
        redirect: 'error',
      })
      return { is: 'got', status: response.status, body: await response.json() }
    } catch (error) {
      return { is: isSurelyNotSent(error) ? 'not-sent' : 'unknown' }
    }
  }
}

const isUnheardOf = (body: unknown): boolean => z.object({ error: z.literal('never-heard-of') }).safeParse(body).success

const BEFORE_SENDING = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/** No connection came about, so no byte was sent. */
const isSurelyNotSent = (error: unknown): boolean =>
  error instanceof Error && BEFORE_SENDING.has(String((error.cause as { code?: unknown } | undefined)?.code))
