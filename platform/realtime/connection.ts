import { randomUUID } from 'node:crypto'
import { CommandBudget } from './command-budget.ts'
import { decodeFrame, DISCONNECTS, type Command, type Disconnect, type ProtocolError } from './protocol.ts'
import type { Subscription } from './subscription.ts'
import type { ConnectionClaims } from './tokens.ts'

/** What carries frames; a WebSocket, or a test's stand-in. */
export interface Transport {
  send(frame: string): void
  close(disconnect: Disconnect): void
  /** What was sent and has not left yet. */
  readonly backlogBytes: number
}

export interface ConnectionTimes {
  readonly pingMs: number
  /** How long a client may take to answer a ping. */
  readonly pongMs: number
  /** How long a client may take to say who it is. */
  readonly connectMs: number
}

const BACKLOG_BYTES_MAX = 1024 * 1024
const PING = '{}'

/** Answers one command; never throws. */
export type Answer = (connection: Connection, command: Command) => Promise<void>

/** One client. Commands are answered one after another, in the order they came; frames leave once a turn. */
export class Connection {
  readonly id = randomUUID()
  readonly subscriptions = new Map<string, Subscription>()
  /** Undefined until the connect command. */
  identity: ConnectionClaims | undefined
  /** By the monotonic clock: when the connect command, the next ping or its answer is due. */
  dueAtMs: number
  isPongDue = false
  isClosed = false

  readonly #transport: Transport
  readonly #times: ConnectionTimes
  readonly #answer: Answer
  readonly #budget = new CommandBudget()
  readonly #commands: Command[] = []
  #isAnswering = false
  #lines: string[] = []

  constructor(transport: Transport, times: ConnectionTimes, answer: Answer) {
    this.#transport = transport
    this.#times = times
    this.#answer = answer
    this.dueAtMs = performance.now() + times.connectMs
  }

  receive(frame: string): void {
    const commands = decodeFrame(frame)
    if (!commands) return this.close(DISCONNECTS.badRequest)
    if (!this.#budget.take(commands.length)) return this.close(DISCONNECTS.tooManyRequests)
    for (const command of commands) {
      if (Object.keys(command).length === 0) this.#takePong()
      else this.#commands.push(command)
    }
    void this.#answerAll()
  }

  reply(command: Command, reply: object): void {
    this.send(JSON.stringify({ id: command.id, ...reply }))
  }

  refuse(command: Command, error: ProtocolError): void {
    this.reply(command, { error })
  }

  admit(identity: ConnectionClaims): void {
    this.identity = identity
    this.dueAtMs = performance.now() + this.#times.pingMs
  }

  ping(): void {
    this.isPongDue = true
    this.dueAtMs = performance.now() + this.#times.pongMs
    this.send(PING)
  }

  /** One JSON object. */
  send(line: string): void {
    if (this.isClosed) return
    this.#lines.push(line)
    if (this.#lines.length === 1) queueMicrotask(() => this.#flush())
  }

  close(disconnect: Disconnect): void {
    if (this.isClosed) return
    this.#flush()
    this.isClosed = true
    this.#commands.length = 0
    this.#transport.close(disconnect)
  }

  #takePong(): void {
    if (!this.isPongDue) return
    this.isPongDue = false
    this.dueAtMs += this.#times.pingMs - this.#times.pongMs
  }

  async #answerAll(): Promise<void> {
    if (this.#isAnswering) return
    this.#isAnswering = true
    for (let command = this.#commands.shift(); command; command = this.#commands.shift()) {
      await this.#answer(this, command)
    }
    this.#isAnswering = false
  }

  #flush(): void {
    if (this.isClosed || this.#lines.length === 0) return
    const frame = this.#lines.join('\n')
    this.#lines = []
    if (this.#transport.backlogBytes > BACKLOG_BYTES_MAX) this.close(DISCONNECTS.slow)
    else this.#transport.send(frame)
  }
}
