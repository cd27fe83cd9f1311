import type { ExpiresAt } from './access.ts'
import type { Position } from './channel-source.ts'
import { DISCONNECTS } from './codes.ts'
import type { Connection } from './connection.ts'

/** One publication, encoded once for all that hear it. */
export interface Outgoing {
  readonly line: string
  /** 0 in a channel that does not count. */
  readonly offset: number
}

export interface SubscriptionOptions {
  readonly connection: Connection
  readonly channel: string
  readonly expiresAt: ExpiresAt
  readonly isCounted: boolean
  /** The server subscribed the client, which cannot subscribe again by itself. */
  readonly isServerSide?: boolean
  readonly info?: unknown
  readonly waitingMax: number
}

/** One client's hearing of one channel. Until it opens, what is published waits: the reply to subscribe goes first. */
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

  /** Still the one that its client hears the channel by. */
  get isCurrent(): boolean {
    return !this.connection.isClosed && this.connection.subscriptions.get(this.channel) === this
  }

  /** Up to where the client has been told. */
  get offset(): number {
    return this.#offset
  }

  /** The reply has been given; it ended on `position`. */
  open({ epoch, offset }: Position): void {
    const waiting = this.#waiting ?? []
    this.#waiting = undefined
    this.#epoch = epoch
    this.#offset = offset
    for (const outgoing of waiting) {
      // The hole is older than anybody's watching here; the source delivers from it on when it is watched from `offset`.
      if (this.isCounted && outgoing.offset > this.#offset + 1) return
      this.take(outgoing)
    }
  }

  take(outgoing: Outgoing): void {
    if (this.#waiting) {
      if (this.#waiting.push(outgoing) > this.#waitingMax) this.connection.close(DISCONNECTS.insufficientState)
    } else if (!this.isCounted || this.#isNext(outgoing)) this.connection.send(outgoing.line)
  }

  /** Whether something up to `top` has not come. */
  isBehind(top: Position): boolean {
    return this.#waiting === undefined && (top.epoch !== this.#epoch || top.offset > this.#offset)
  }

  /** A doubled one is dropped; after a gap the client must recover. */
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
