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
  /** Where the site is. */
  readonly url: string
  readonly signer: RequestSigner
  /** How long an answer may take; then nobody knows what became of the call. */
  readonly timeoutMs: number
}

/** `NO_ANSWER`: what was asked may have happened, or not. */
const NO_ANSWER: WalletAnswer = { status: 'NO_ANSWER' }

/** The site's wallet, as a provider calls it. Each try is a request of its own; the facts in it keep their names. */
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

/** Whether the call may have had its effect although it was not answered so. */
export const isUnclear = ({ status }: WalletAnswer): boolean => status === 'NO_ANSWER' || status === 'UNKNOWN'
