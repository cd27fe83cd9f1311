import type { ExpiresAt } from '../access.ts'
import type { Position } from '../sources/channel-source.ts'
import { DISCONNECTS } from '../codes.ts'
import type { Connection } from './connection.ts'

/** One publication, encoded once for all subscribers. */
export interface Outgoing {
  readonly line: string
  /** 0 in a channel without offsets. */
  readonly offset: number
}

export interface SubscriptionOptions {
  readonly connection: Connection
  readonly channel: string
  readonly expiresAt: ExpiresAt
  readonly isCounted: boolean
  /** A server-side subscription, which the client cannot renew by itself. */
  readonly isServerSide?: boolean
  readonly info?: unknown
  readonly waitingMax: number
}

/**
 * One client's subscription to one channel. Publications queue until it opens, since the subscribe reply is sent
 * first.
 */
export class Subscription {
  readonly connection: Connection
  readonly channel: string
  readonly info: unknown
  readonly isCounted: boolean
  readonly isServerSide: boolean
  expiresAt: ExpiresAt
  /** It was ended, and the client was told to subscribe again. */
  mayReturn = false
  readonly #waitingMax: number
  #waiting: Outgoing[] | undefined = []
  #epoch = ''
  #offset = 0

  constructor({ connection, channel, expiresAt, isCounted, isServerSide = false, info, waitingMax }: SubscriptionOptions) {
    this.connection = connection
    this.channel = channel
    this.expiresAt = expiresAt
    this.isCounted = isCounted
    this.isServerSide = isServerSide
    this.info = info
    this.#waitingMax = waitingMax
  }

  /** Whether it is still its client's subscription to the channel. */
  get isCurrent(): boolean {
    return !this.connection.isClosed && this.connection.subscriptions.get(this.channel) === this
  }

  /** The last position sent to the client. */
  get offset(): number {
    return this.#offset
  }

  /** The reply was sent; it ended on `position`. */
  open({ epoch, offset }: Position): void {
    const waiting = this.#waiting ?? []
    this.#waiting = undefined
    this.#epoch = epoch
    this.#offset = offset
    for (const outgoing of waiting) {
      // The gap precedes any watcher here; the source delivers it when watched from `offset`.
      if (this.isCounted && outgoing.offset > this.#offset + 1) return
      this.take(outgoing)
    }
  }

  take(outgoing: Outgoing): void {
    if (this.#waiting) {
      if (this.#waiting.push(outgoing) > this.#waitingMax) this.connection.close(DISCONNECTS.insufficientState)
    } else if (!this.isCounted || this.#isNext(outgoing)) this.connection.send(outgoing.line)
  }

  /** Whether anything up to `top` is missing. */
  isBehind(top: Position): boolean {
    return this.#waiting === undefined && (top.epoch !== this.#epoch || top.offset > this.#offset)
  }

  /** Drops a duplicate; after a gap the client must recover. */
  #isNext({ offset }: Outgoing): boolean {
    if (offset <= this.#offset) return false
    if (offset > this.#offset + 1) {
      this.connection.close(DISCONNECTS.insufficientState)
      return false
    }
    this.#offset = offset
    return true
  }
}
