import { randomUUID } from 'node:crypto'
import type { Instant } from '#kernel/time.ts'
import type { CommandBudget } from './command-budget.ts'
import { decodeFrame, DISCONNECTS, type Command, type Disconnect, type ProtocolError } from './protocol.ts'
import type { Subscription } from './subscription.ts'

/** What carries frames; a WebSocket, or a test's stand-in. */
export interface Transport {
  send(frame: string): void
  close(disconnect: Disconnect): void
  /** What was sent and has not left yet. */
  readonly backlogBytes: number
}

const BACKLOG_BYTES_MAX = 1024 * 1024
const PING = '{}'

/** One client. Commands are answered one after another, in the order they came; frames leave once a turn. */
export class Connection {
  readonly id = randomUUID()
  readonly subscriptions = new Map<string, Subscription>()
  /** Undefined until the connect command; empty for a guest. */
  user: string | undefined
  expiresAt: Instant = 0
  /** By the monotonic clock: when the next ping, or the connect command, is due. */
  dueAtMs: number
  isPongDue = false
  isClosed = false

  readonly #transport: Transport
  readonly #budget: CommandBudget
  readonly #answer: (connection: Connection, command: Command) => Promise<void>
  readonly #commands: Command[] = []
  #isAnswering = false
  #lines: string[] = []

  constructor(
    transport: Transport,
    options: {
      readonly budget: CommandBudget
      readonly answer: (connection: Connection, command: Command) => Promise<void>
      readonly dueAtMs: number
    },
  ) {
    this.#transport = transport
    this.#budget = options.budget
    this.#answer = options.answer
    this.dueAtMs = options.dueAtMs
  }

  receive(frame: string): void {
    const commands = decodeFrame(frame)
    if (!commands) return this.close(DISCONNECTS.badRequest)
    if (!this.#budget.take(commands.length)) return this.close(DISCONNECTS.tooManyRequests)
    for (const command of commands) {
      if (Object.keys(command).length === 0) this.isPongDue = false
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

  ping(): void {
    this.isPongDue = true
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
