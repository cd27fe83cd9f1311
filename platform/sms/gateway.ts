import { z } from 'zod'
import { SECOND_MS } from '#kernel/time.ts'
import type { TextGateway } from '../config/sms.ts'
import { TextRefused, type TextProvider } from './text-provider.ts'

const TIMEOUT_MS = 10 * SECOND_MS
/** The gateway understood the message and refuses to deliver it. */
const REFUSALS = new Set([400, 404, 410, 422])

const taken = z.object({ reference: z.string().min(1).max(200) })
const report = z.object({ state: z.enum(['on-the-way', 'delivered', 'undelivered']) })

/**
 * Client of the operator's gateway, which takes `POST <url>` with `{ id, to, body }` and replies `{ reference }`;
 * `GET <url>/<reference>` replies `{ state }`. Both carry the key as a bearer token.
 */
export function createTextGateway({ url, key }: TextGateway): TextProvider {
  const call = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const reply = await fetch(`${url}${path}`, { ...init, headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (init.body && REFUSALS.has(reply.status)) throw new TextRefused(`the gateway refused it: ${reply.status}`)
    if (!reply.ok) throw new Error(`the gateway answered ${reply.status}`)
    return reply.json()
  }
  return {
    send: async (text) => taken.parse(await call('', { method: 'POST', body: JSON.stringify(text) })).reference,
    reportOf: async (reference) => report.parse(await call(`/${encodeURIComponent(reference)}`)).state,
  }
}
