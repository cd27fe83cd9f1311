import { randomBytes } from 'node:crypto'
import type { Clock } from '#kernel/time.ts'
import { keptKey } from '#platform/bundled/kept-key.ts'
import { listenNear } from '#platform/bundled/listen-near.ts'
import { systemClock } from '#platform/clock.ts'
import { Answers } from './answers.ts'
import { Book } from './book.ts'
import { Delivery } from './delivery.ts'
import { type SendPost, sendPost } from './post.ts'
import { Sandbox } from './sandbox.ts'
import { serve } from './server.ts'

export interface SandboxStart {
  /** Its journal and keys; without one, it forgets everything at its end. */
  readonly folder?: string
  /** Origins that may embed the page in a frame. */
  readonly sites?: readonly string[]
  readonly host?: string
  readonly port?: number
  readonly clock?: Clock
  readonly post?: SendPost
  /** Delivers and tells only when asked to: for tests. */
  readonly isByHand?: boolean
}

export interface StartedSandbox {
  readonly url: string
  readonly merchant: string
  readonly apiKey: string
  /** The current key, then the previous one, as in an overlap. */
  readonly webhookKeys: readonly string[]
  readonly sandbox: Sandbox
  readonly delivery: Delivery
  close(): Promise<void>
}

const MERCHANT = 'croupier-sandbox'

const makeKey = (): string => `whsec_${randomBytes(32).toString('base64')}`

export async function startSandbox(start: SandboxStart = {}): Promise<StartedSandbox> {
  const { folder, sites = [], host = '127.0.0.1', port = 0, clock = systemClock, post = sendPost, isByHand = false } = start
  const key = (name: string): string => (folder === undefined ? makeKey() : keptKey(folder, name, makeKey))
  const apiKey = key('api-key')
  const webhookKeys = [key('webhook-key'), key('previous-webhook-key')]
  const book = new Book(folder)
  const delivery = new Delivery({ book, webhookKeys, clock, post, isByHand })
  const sandbox = new Sandbox({ book, delivery, clock, merchant: MERCHANT, isByHand })
  let url = ''
  const server = serve({ sandbox, answers: new Answers(sandbox), apiKey, clock, origin: () => url, sites })
  url = await listenNear(server, host, port)
  delivery.resume()
  return {
    url,
    merchant: MERCHANT,
    apiKey,
    webhookKeys,
    sandbox,
    delivery,
    async close() {
      sandbox.stop()
      server.close()
      server.closeAllConnections()
      await delivery.stop()
      book.close()
    },
  }
}
