import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Dice } from '#ledger/testing/dice.ts'

/** As long as a page waits. */
const ANSWER_MS_MAX = 10_000

export interface Reply {
  readonly status: number
  readonly body: any
}

export type Call = (method: 'GET' | 'POST', path: string, body?: object, key?: string) => Promise<Reply>

/** A browser with an address of its own. */
export function callerAt(port: number, nth: number): Call {
  const agent = new Agent({ keepAlive: true, localAddress: `127.0.1.${nth + 1}` })
  const cookies = new Map<string, string>()
  const origin = `http://127.0.0.1:${port}`
  return (method, path, body, key = randomUUID()) =>
    new Promise((resolve, reject) => {
      const headers = {
        origin,
        'sec-fetch-site': 'same-origin',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'idempotency-key': key,
        ...(body ? { 'content-type': 'application/json' } : {}),
      }
      const sent = request({ port, host: '127.0.0.1', method, path, headers, agent, timeout: ANSWER_MS_MAX }, (response) => {
        for (const cookie of response.headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
          cookies.set(name, value)
        }
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => (text += part))
        response.on('error', reject)
        response.on('end', () => {
          try {
            resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) })
          } catch {
            // The proxy's own page.
            resolve({ status: 502, body: {} })
          }
        })
      })
      sent.on('timeout', () => sent.destroy(new Error('no answer')))
      sent.on('error', reject)
      sent.end(body ? JSON.stringify(body) : undefined)
    })
}

/** Posts until the answer is one of the site's own, with one key. */
export type Insist = (path: string, body: object, key?: string) => Promise<Reply>

export const insistBy =
  (call: Call, dice: Dice): Insist =>
  async (path, body, key = randomUUID()) => {
    for (;;) {
      const reply = await call('POST', path, body, key).catch(() => undefined)
      if (reply && reply.status < 500 && reply.status !== 429 && reply.body.code !== 'already-spinning') return reply
      await wait(50 + dice.below(100))
    }
  }
