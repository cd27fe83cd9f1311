import { randomUUID } from 'node:crypto'
import type { ConnectionClaims } from '../access.ts'
import { Budget } from './budget.ts'
import type { ClientInfo } from '../sources/channel-source.ts'
import { DISCONNECTS, ERRORS, type Disconnect, type ProtocolError } from '../codes.ts'
import type { Flusher } from './flusher.ts'
import type { HubLimits } from '../options.ts'
import { decodeFrame, PING, type Command } from '../protocol.ts'
import type { Subscription } from './subscription.ts'
import type { Transport } from '../transports/transport.ts'

/** Answers one command; never throws. */
export type Answer = (connection: Connection, command: Command) => Promise<void>

export interface ConnectionServices {
  readonly limits: HubLimits
  readonly flusher: Flusher
  readonly answer: Answer
  /** Called immediately when a connection ends; its transport may close later. */
  readonly onEnd: (connection: Connection) => void
  readonly nameStream: () => string
}

/** One client. Commands are answered sequentially, in order; frames are sent once per turn. */
export class Connection {
  readonly id = randomUUID()
  readonly transport: Transport
  readonly subscriptions = new Map<string, Subscription>()
  /** Undefined until the connect command. */
  identity: ConnectionClaims | undefined
  /**
   * Identifies the stream in emulation requests. A secret of the client, unlike `id`, which presence shows to others.
   */
  readonly streamSession: string | undefined
  /** On the monotonic clock: when the connect command, the next ping or its answer is due. */
  dueAtMs: number
  isPongDue = false
  isClosed = false

  readonly #services: ConnectionServices
  readonly #commandBudget: Budget
  #queryBudget: Budget | undefined
  #errorBudget: Budget | undefined
  /** Undefined when idle, to save memory: most connections are idle. */
  #commands: Command[] | undefined
  #lines: string[] | undefined
  #isAnswering = false

  constructor(transport: Transport, services: ConnectionServices) {
    const { limits } = services
    this.transport = transport
    this.#services = services
    this.streamSession = transport.name === 'websocket' ? undefined : services.nameStream()
    this.dueAtMs = performance.now() + limits.connectMs
    this.#commandBudget = new Budget(limits.commandsAtOnce, limits.commandsPerSecond)
  }

  receive(frame: string): void {
    if (this.isClosed) return
    const commands = decodeFrame(frame)
    if (!commands) return this.close(DISCONNECTS.badRequest)
    if (!this.#commandBudget.take(commands.length)) return this.close(DISCONNECTS.tooManyRequests)
    for (const command of commands) {
      if (Object.keys(command).length === 0) this.#takePong()
      else (this.#commands ??= []).push(command)
    }
    void this.#answerAll()
  }

  reply(command: Command, reply: object): void {
    this.send(JSON.stringify({ id: command.id, ...reply }))
  }

  /** With a serialized JSON result. */
  replyEncoded(command: Command, method: keyof Command, json: string): void {
    this.send(`{"id":${Number(command.id)},"${method}":${json}}`)
  }

  refuse(command: Command, error: ProtocolError): void {
    const { errorsAtOnce, errorsPerSecond } = this.#services.limits
    this.#errorBudget ??= new Budget(errorsAtOnce, errorsPerSecond)
    if (this.#errorBudget.take()) this.reply(command, { error })
    else this.close(DISCONNECTS.tooManyErrors)
  }

  /** Whether another expensive command is allowed now. */
  mayQuery(command: Command): boolean {
    const { queriesAtOnce, queriesPerSecond } = this.#services.limits
    this.#queryBudget ??= new Budget(queriesAtOnce, queriesPerSecond)
    const may = this.#queryBudget.take()
    if (!may) this.refuse(command, ERRORS.tooManyRequests)
    return may
  }

  admit(identity: ConnectionClaims): void {
    this.identity = identity
    this.dueAtMs = performance.now() + this.#services.limits.pingMs
  }

  /** This client's info for others, with the given channel's own data. */
  infoIn(channel: string): ClientInfo {
    const { user = '', info } = this.identity ?? {}
    const chanInfo = this.subscriptions.get(channel)?.info
    return {
      user,
      client: this.id,
      ...(info !== undefined && { conn_info: info }),
      ...(chanInfo !== undefined && { chan_info: chanInfo }),
    }
  }

  ping(): void {
    this.isPongDue = true
    this.dueAtMs = performance.now() + this.#services.limits.pongMs
    this.send(PING)
  }

  /** One JSON object. */
  send(line: string): void {
    if (this.isClosed) return
    if (this.#lines) this.#lines.push(line)
    else {
      this.#lines = [line]
      this.#services.flusher.add(this)
    }
  }

  close(disconnect: Disconnect): void {
    if (this.isClosed) return
    this.flush()
    // Flushing closes a client that is too slow.
    if (!this.isClosed) this.#end(disconnect)
  }

  flush(): void {
    if (this.isClosed || !this.#lines) return
    const frame = this.#services.flusher.frameOf(this.#lines)
    this.#lines = undefined
    if (this.transport.backlogBytes > this.#services.limits.backlogBytesMax) return this.#end(DISCONNECTS.slow)
    try {
      this.transport.send(frame)
    } catch {
      this.#end(DISCONNECTS.writeError)
    }
  }

  #end(disconnect: Disconnect): void {
    this.isClosed = true
    this.#commands = undefined
    this.#lines = undefined
    this.#services.onEnd(this)
    this.transport.close(disconnect)
  }

  #takePong(): void {
    if (!this.isPongDue) return
    const { pingMs, pongMs } = this.#services.limits
    this.isPongDue = false
    this.dueAtMs += pingMs - pongMs
  }

  async #answerAll(): Promise<void> {
    if (this.#isAnswering) return
    this.#isAnswering = true
    for (let command = this.#commands?.shift(); command; command = this.#commands?.shift()) {
      await this.#services.answer(this, command)
    }
    this.#commands = undefined
    this.#isAnswering = false
  }
}
