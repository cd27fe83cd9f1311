import type { Instant } from '#kernel/time.ts'
import type { Connection } from './connection.ts'
import { DISCONNECTS } from './protocol.ts'

/** One publication, encoded once for all that hear it. */
export interface Outgoing {
  readonly line: string
  readonly offset: number
}

const WAITING_MAX = 1000

/** One client's hearing of one channel. Until it opens, what is published waits: the reply to subscribe goes first. */
export class Subscription {
  readonly connection: Connection
  readonly channel: string
  expiresAt: Instant
  #waiting: Outgoing[] | undefined = []
  #position = 0

  constructor(connection: Connection, channel: string, expiresAt: Instant) {
    this.connection = connection
    this.channel = channel
    this.expiresAt = expiresAt
  }

  /** The reply has been given; `position` is the offset that it ended on. */
  open(position: number): void {
    const waiting = this.#waiting ?? []
    this.#waiting = undefined
    this.#position = position
    for (const outgoing of waiting) this.take(outgoing)
  }

  take(outgoing: Outgoing): void {
    if (this.#waiting) {
      if (this.#waiting.push(outgoing) > WAITING_MAX) this.connection.close(DISCONNECTS.insufficientState)
    } else if (this.#isNext(outgoing)) this.connection.send(outgoing.line)
  }

  /** A doubled one is dropped; after a gap the client must recover. */
  #isNext({ offset }: Outgoing): boolean {
    if (offset <= this.#position) return false
    if (offset > this.#position + 1) {
      this.connection.close(DISCONNECTS.insufficientState)
      return false
    }
    this.#position = offset
    return true
  }
}
