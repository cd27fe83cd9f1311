import { randomUUID } from 'node:crypto'
import { systemClock } from '#platform/clock.ts'
import type { RequestSigner } from '#platform/crypto/signed-request.ts'

export interface WalletAnswer {
  readonly status: string
  readonly user?: string
  readonly currency?: 'GC' | 'SC'
  readonly balance?: number
  readonly open_round?: string | null
}

export interface WalletOptions {
  /** The site's address. */
  readonly url: string
  readonly signer: RequestSigner
  /** Timeout of a call in ms; after it the call's effect is unknown. */
  readonly timeoutMs: number
}

/** `NO_ANSWER`: the call may or may not have taken effect. */
const NO_ANSWER: WalletAnswer = { status: 'NO_ANSWER' }

/**
 * The site's wallet API as a provider calls it. Each attempt is a request of its own; transaction ids stay the same.
 */
export class Wallet {
  readonly #options: WalletOptions

  constructor(options: WalletOptions) {
    this.#options = options
  }

  async call(call: string, fields: object): Promise<WalletAnswer> {
    const { url, signer, timeoutMs } = this.#options
    const path = `/wallet/v1/${call}/`
    const body = JSON.stringify({ request_uuid: randomUUID(), ...fields })
    const signed = signer.headersFor(path, body, String(Math.floor(systemClock.now() / 1_000)))
    const headers = { 'content-type': 'application/json', ...signed }
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const answer = await fetch(new URL(path, url), { method: 'POST', body, headers, signal })
      return answer.ok ? ((await answer.json()) as WalletAnswer) : NO_ANSWER
    } catch {
      return NO_ANSWER
    }
  }
}

/** Whether the call may have taken effect despite this reply. */
export const isUnclear = ({ status }: WalletAnswer): boolean => status === 'NO_ANSWER' || status === 'UNKNOWN'
