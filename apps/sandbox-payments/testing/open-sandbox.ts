import { randomUUID } from 'node:crypto'
import type { Clock } from '#kernel/time.ts'
import type { ChargeFact } from '#platform/payments/fact.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import { signedText } from '#platform/payments/sandbox/sandbox-client.ts'
import { sandboxProvider } from '#platform/payments/sandbox/sandbox-provider.ts'
import { webhookHeaders } from '#platform/payments/standard-webhooks.ts'
import type { Evidence } from '../orders.ts'
import type { SendPost } from '../post.ts'
import type { Act, Script } from '../script.ts'
import { startSandbox } from '../start-sandbox.ts'

export interface TestPayments {
  readonly provider: PaymentProvider
  /** The same with less patience, for answers that never come. */
  impatientProvider(timeoutMs: number): PaymentProvider
  readonly url: string
  /** How another process reaches it, as `sandboxProvider` takes it. */
  readonly access: {
    readonly url: string
    readonly apiKey: string
    readonly webhookKeys: readonly string[]
    readonly merchant: string
  }
  /** The newest charge. */
  lastReference(): string
  /** What it told of a charge. */
  toldOf(reference: string): readonly ChargeFact[] | undefined
  /** Of every charge. */
  references(): readonly string[]
  /** Lets the player or the bank do something: `act(attempt, 'approve')`. */
  act(reference: string, what: Act['what'], options?: Omit<Act, 'reference' | 'what'>): Promise<void>
  /** What the provider will do from now on. */
  script(change: Partial<Script>): void
  /** The fault of the next answers to a call. */
  answer(call: Script['answers'][number]['call'], fault: Script['answers'][number]['fault'], times?: number): void
  /** Tells what would be told after a while. */
  finish(): Promise<void>
  /** Sends the waiting webhooks once; returns the statuses of their answers. */
  deliver(options?: { readonly isReversed?: boolean; readonly isLate?: boolean }): Promise<number[]>
  /** The number of webhooks that wait. */
  countWaiting(): number
  evidenceOf(dispute: string): readonly Evidence[]
  /** Calls the API as the site does: signed. */
  fetch(method: 'GET' | 'POST', path: string, body?: object): Promise<Response>
  close(): Promise<void>
}

export interface OpenSandbox {
  readonly post: SendPost
  readonly clock: Clock
  readonly folder?: string
  readonly sites?: readonly string[]
}

/** Long, as a busy machine is slow. */
const PATIENCE_MS = 30_000

/** The provider in this process, on a free port. Nothing happens by itself. */
export async function openSandbox(start: OpenSandbox): Promise<TestPayments> {
  const { clock } = start
  const { url, apiKey, webhookKeys, merchant, sandbox, delivery, close } = await startSandbox({ ...start, isByHand: true })
  const access = { url: () => url, apiKey, webhookKeys, merchant, clock }
  return {
    provider: sandboxProvider({ ...access, timeoutMs: PATIENCE_MS }),
    impatientProvider: (timeoutMs) => sandboxProvider({ ...access, timeoutMs }),
    url,
    access: { url, apiKey, webhookKeys, merchant },
    lastReference: () => sandbox.parts.book.charges().at(-1)?.order.reference ?? '',
    toldOf: (reference) => sandbox.parts.book.charge(reference)?.told.map(({ fact }) => fact),
    references: () => sandbox.parts.book.charges().map(({ order }) => order.reference),
    async act(reference, what, options = {}) {
      if (!(await sandbox.act({ reference, what, ...options }))) throw new Error(`no charge or payout ${reference} for ${what}`)
    },
    script: (change) => sandbox.change(change),
    answer: (call, fault, times = 1) => sandbox.change({ answers: [...sandbox.script.answers, { call, fault, times }] }),
    finish: () => sandbox.finish(),
    deliver: (options) => delivery.deliver(options),
    countWaiting: () => delivery.waiting().length,
    evidenceOf: (dispute) => sandbox.parts.book.evidenceOf(dispute),
    fetch(method, path, body) {
      const text = body ? JSON.stringify(body) : ''
      const headers = webhookHeaders({ id: randomUUID(), body: signedText(method, path, text) }, [apiKey], clock.now())
      return fetch(new URL(path, url), { method, headers, ...(text ? { body: text } : {}) })
    },
    close,
  }
}
