import { SECOND_MS } from '#kernel/time.ts'
import type { CentrifugoConfig } from '../config/config.ts'

/** One push to another server. */
export interface OutgoingPush {
  readonly channel: string
  readonly epoch: string
  readonly seq: number
  readonly json: string
}

/** Undefined if accepted, else the reason. */
export type Refusal = string | undefined

interface Reply {
  readonly error?: { readonly code: number; readonly message?: string }
}

const ANSWER_MS_MAX = 10 * SECOND_MS
const ONE_BY_ONE_AT_ONCE = 16

/** The part of Centrifugo's HTTP API that a publisher needs. Only `publishAll` reports the outcome. */
export class CentrifugoApi {
  readonly #config: Pick<CentrifugoConfig, 'url' | 'apiKey'>
  /** Some compatible servers lack it. */
  #hasBatch = true

  constructor(config: Pick<CentrifugoConfig, 'url' | 'apiKey'>) {
    this.#config = config
  }

  /** At most one push per channel. Throws if the server cannot be reached. */
  async publishAll(pushes: readonly OutgoingPush[]): Promise<Refusal[]> {
    const requests = pushes.map(toRequest)
    if (this.#hasBatch) {
      const batch = { commands: requests.map((publish) => ({ publish })), parallel: true }
      const answer = await this.#ask<{ replies?: Reply[] }>('batch', batch)
      if (answer) return requests.map((_, index) => refusalIn(answer.replies?.[index]))
      this.#hasBatch = false
    }
    const refusals: Refusal[] = []
    for (let at = 0; at < requests.length; at += ONE_BY_ONE_AT_ONCE) {
      const some = requests.slice(at, at + ONE_BY_ONE_AT_ONCE)
      const replies = await Promise.all(some.map((request) => this.#ask<Reply>('publish', request)))
      refusals.push(...replies.map(refusalIn))
    }
    return refusals
  }

  async publishLive(channel: string, json: string): Promise<void> {
    await this.#ask('publish', { channel, data: JSON.parse(json) as unknown })
  }

  async disconnect(user: string, disconnect: { readonly code: number; readonly reason: string }): Promise<void> {
    await this.#ask('disconnect', { user, disconnect })
  }

  /** Undefined if the method does not exist. */
  async #ask<T>(method: string, body: object): Promise<T | undefined> {
    const response = await fetch(`${this.#config.url}/api/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': this.#config.apiKey },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_MS_MAX),
    })
    const text = await response.text()
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`Centrifugo answers ${method} with ${response.status}`)
    return JSON.parse(text) as T
  }
}

/** The server recognizes a repeated push by its key for some minutes, and by its version while history lasts. */
const toRequest = ({ channel, epoch, seq, json }: OutgoingPush) => ({
  channel,
  data: JSON.parse(json) as unknown,
  idempotency_key: `${channel}:${epoch}:${seq}`,
  version: seq,
  version_epoch: epoch,
})

function refusalIn(reply: Reply | undefined): Refusal {
  if (!reply) return 'no reply'
  return reply.error && `${reply.error.code} ${reply.error.message ?? ''}`.trim()
}
