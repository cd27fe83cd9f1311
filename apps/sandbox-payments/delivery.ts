import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Clock, SECOND_MS } from '#kernel/time.ts'
import { webhookHeaders } from '#platform/payments/standard-webhooks.ts'
import type { Book, Message } from './book.ts'
import type { SendPost } from './post.ts'
import type { WebhookMode } from './script.ts'

export interface DeliveryParts {
  readonly book: Book
  /** The current key, then the previous one during an overlap. */
  readonly webhookKeys: readonly string[]
  readonly clock: Clock
  readonly post: SendPost
  /** Sends only when asked to: for tests. */
  readonly isByHand: boolean
}

interface Waiting {
  readonly message: Message
  readonly mode: WebhookMode
}

const FIRST_WAIT_MS = SECOND_MS
const LONGEST_WAIT_MS = 600 * SECOND_MS
const LATE_MS = 60 * SECOND_MS

/** Sends webhooks, with growing intervals until they are accepted, or as badly as the script says. */
export class Delivery {
  readonly #parts: DeliveryParts
  readonly #stop = new AbortController()
  readonly #underWay = new Set<Promise<void>>()
  #waiting: Waiting[] = []

  constructor(parts: DeliveryParts) {
    this.#parts = parts
  }

  /** Takes up what an earlier process could not deliver. */
  resume(): void {
    const rest = this.#parts.book.untaken().map((message) => ({ message, mode: 'once' }) as const)
    if (this.#parts.isByHand) this.#waiting.push(...rest)
    else for (const each of rest) this.#track(this.#sendUntilTaken(each))
  }

  /** Messages of one occasion, in their order. */
  async add(messages: readonly Pick<Message, 'url' | 'body'>[], mode: WebhookMode): Promise<void> {
    if (mode === 'lost') return
    const all = messages.map((message) => ({ message: { id: `msg_${randomUUID()}`, ...message }, mode }))
    for (const { message } of all) this.#parts.book.keepMessage(message)
    const ordered = mode === 'reversed' ? all.toReversed() : all
    if (mode === 'before-the-answer') {
      for (const each of ordered) if (!isOver(each, await this.#send(each))) this.#repeat(each)
    } else if (this.#parts.isByHand) this.#waiting.push(...ordered)
    else this.#track(this.#sendInTurn(ordered))
  }

  /** Sends each waiting message once; what is not accepted waits on. Returns the statuses of the answers. */
  async deliver({ isReversed = false, isLate = false } = {}): Promise<number[]> {
    const isDue = ({ mode }: Waiting): boolean => isLate || mode !== 'late'
    const inOrder = this.#waiting.filter(isDue)
    const due = isReversed ? inOrder.toReversed() : inOrder
    this.#waiting = this.#waiting.filter((each) => !isDue(each))
    const statuses: number[] = []
    for (const each of due) {
      const answers = await this.#send(each)
      statuses.push(...answers)
      if (!isOver(each, answers)) this.#waiting.push(each)
    }
    return statuses
  }

  waiting = (): Message[] => this.#waiting.map(({ message }) => message)

  async stop(): Promise<void> {
    this.#stop.abort()
    await Promise.all(this.#underWay)
  }

  #track(work: Promise<void>): void {
    const tracked = work.catch(() => undefined).finally(() => this.#underWay.delete(tracked))
    this.#underWay.add(tracked)
  }

  async #sendInTurn(all: readonly Waiting[]): Promise<void> {
    for (const each of all) {
      if (each.mode === 'late') await this.#pause(LATE_MS)
      if (!isOver(each, await this.#send(each))) this.#repeat(each)
    }
  }

  #repeat(each: Waiting): void {
    if (this.#parts.isByHand) this.#waiting.push(each)
    else this.#track(this.#sendUntilTaken(each))
  }

  async #sendUntilTaken(each: Waiting): Promise<void> {
    for (let wait = FIRST_WAIT_MS; !this.#stop.signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      await this.#pause(wait)
      if (this.#stop.signal.aborted || isOver(each, await this.#send(each))) return
    }
  }

  /** The statuses of its answers; 0 without one. */
  async #send({ message, mode }: Waiting): Promise<number[]> {
    const { book, post, clock } = this.#parts
    const { id, url } = message
    const body = mode === 'unknown-kind' ? JSON.stringify({ facts: [{ kind: 'news' }] }) : message.body
    const statuses: number[] = []
    for (let time = 0; time < timesOf(mode); time += 1) {
      const signed = webhookHeaders({ id, body }, this.#keysFor(mode), clock.now())
      const headers = { ...signed, 'content-type': 'application/json' }
      statuses.push(await post({ url, headers, body }).catch(() => 0))
    }
    if (isOver({ message, mode }, statuses)) book.noteTaken(id)
    return statuses
  }

  #keysFor(mode: WebhookMode): readonly string[] {
    const { webhookKeys } = this.#parts
    if (mode === 'wrong-key') return [randomBytes(32).toString('base64')]
    return mode === 'old-key' ? webhookKeys.slice(-1) : webhookKeys
  }

  async #pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#stop.signal, ref: false }).catch(() => undefined)
  }
}

const timesOf = (mode: WebhookMode): number => (mode === 'twice' ? 2 : mode === 'ten-times' ? 10 : 1)

/** A message with a wrong key is not repeated: nobody should ever accept it. */
const isOver = ({ mode }: Waiting, statuses: readonly number[]): boolean =>
  mode === 'wrong-key' || statuses.some((status) => status >= 200 && status < 300)
