import { ApiError } from '#ui/api/api-error.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import type { collectBet, joinTable, placeBet } from '#features/play/shared-rounds/contract.ts'
import { retrySpin } from '../../play/retry-spin.ts'
import {
  openShared,
  reduceShared,
  type SharedEvent,
  type SharedOpening,
  type SharedState,
  type Stage,
  stageOf,
} from './shared-state.ts'

export interface SharedCalls {
  readonly join: (seed?: { chainEnd: string; clientSeed: string }) => Promise<ReplyOf<typeof joinTable>>
  readonly bet: (call: {
    key: string
    chain: number
    no: number
    stake: number
    auto: number | null
    mayPlayWinnings: boolean
  }) => Promise<ReplyOf<typeof placeBet>>
  readonly collect: (id: string, key: string) => Promise<ReplyOf<typeof collectBet>>
  readonly newKey: () => string
  /** 32 random hexadecimal digits. */
  readonly newSeed: () => string
}

export interface SharedPlayOptions extends SharedOpening {
  readonly calls: SharedCalls
  /** The server's clock, in milliseconds. */
  readonly now: () => number
  /** The stage has changed, or the player's bet has ended. */
  readonly onChange?: (state: SharedState, stage: Stage) => void
}

const POLL_MS = 15_000
/** Without pushes the page asks more often. */
const POLL_ALONE_MS = 3_000

/** Controls one player's part in shared rounds: follows the round, places and collects the bet. */
export class SharedPlay {
  readonly #options: SharedPlayOptions
  readonly #listeners = new Set<() => void>()
  #state: SharedState
  #isClosed = false
  #pushedAt = -Infinity
  #poll: ReturnType<typeof setTimeout> | undefined
  #turn: ReturnType<typeof setTimeout> | undefined

  constructor(options: SharedPlayOptions) {
    this.#options = options
    this.#state = openShared(options)
  }

  readonly state = (): SharedState => this.#state

  readonly stage = (): Stage => stageOf(this.#state, this.#options.now())

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  send(event: SharedEvent): void {
    this.#state = reduceShared(this.#state, event)
    this.#changed()
  }

  /** A push has arrived. */
  pushed(event: Extract<SharedEvent, { type: 'seen' | 'ended' }>): void {
    this.#pushedAt = performance.now()
    this.send(event)
    this.#seed()
  }

  open(): void {
    this.#isClosed = false
    void this.#follow()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#poll)
    clearTimeout(this.#turn)
  }

  /** The main button: collects, joins the round, or the next one. */
  press(): void {
    const { phase, bet, isQueued } = this.#state
    const stage = this.stage()
    if (phase === 'asking') return
    if (bet?.state === 'open') {
      if (stage === 'flying') void this.#collect(bet.id)
    } else if (stage === 'betting' && !bet) void this.#bet()
    else this.send({ type: 'queued', isQueued: !isQueued })
  }

  async #bet(): Promise<void> {
    const { table, stake, auto, mayPlayWinnings } = this.#state
    if (!table?.round) return
    const { chain, no } = table.round
    await this.#ask((key) => this.#options.calls.bet({ key, chain, no, stake, auto, mayPlayWinnings }))
  }

  #collect(id: string): Promise<void> {
    return this.#ask((key) => this.#options.calls.collect(id, key))
  }

  async #ask(send: (key: string) => Promise<ReplyOf<typeof placeBet | typeof collectBet>>): Promise<void> {
    const key = this.#options.calls.newKey()
    this.send({ type: 'asked' })
    try {
      const reply = await retrySpin(() => send(key), {
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        onTrouble: () => this.send({ type: 'troubled' }),
        isGivenUp: () => this.#isClosed,
      })
      if (this.#isClosed) return
      this.send({ type: 'told', own: reply.data })
      if (!reply.success) this.send({ type: 'refused', reason: reply.reasonType })
    } catch (error) {
      if (this.#isClosed) return
      this.send({ type: 'refused', reason: error instanceof ApiError ? error.code : 'unexpected' })
      if (!(error instanceof ApiError)) throw error
    }
  }

  /** Asks for the state again and again, which also keeps rounds coming. */
  async #follow(): Promise<void> {
    clearTimeout(this.#poll)
    try {
      const { data } = await this.#options.calls.join()
      if (this.#isClosed) return
      this.send({ type: 'told', own: data })
      this.#seed()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
    if (this.#isClosed) return
    const isAlone = performance.now() - this.#pushedAt > POLL_MS
    this.#poll = setTimeout(() => void this.#follow(), isAlone ? POLL_ALONE_MS : POLL_MS)
  }

  /** A new chain has a client seed of the first page that sees its hash. */
  #seed(): void {
    const { table } = this.#state
    if (!table || table.clientSeed !== null || table.chainEnd === '') return
    const seed = { chainEnd: table.chainEnd, clientSeed: this.#options.calls.newSeed() }
    this.#options.calls.join(seed).then(
      ({ data }) => this.#isClosed || this.send({ type: 'told', own: data }),
      () => {},
    )
  }

  #changed(): void {
    for (const listener of this.#listeners) listener()
    const stage = this.stage()
    this.#options.onChange?.(this.#state, stage)
    this.#planTurn()
    const { phase, isQueued, bet } = this.#state
    if (isQueued && stage === 'betting' && phase === 'idle' && !bet) void this.#bet()
  }

  /** The next stage begins by the clock, without a message. */
  #planTurn(): void {
    clearTimeout(this.#turn)
    const round = this.#state.table?.round
    if (!round || this.#isClosed) return
    const now = this.#options.now()
    const next = [round.startsAt, round.endsAt ?? 0].find((at) => at > now)
    if (next !== undefined) this.#turn = setTimeout(() => this.#renew(), next - now + 1)
  }

  /** The screen renders again, although nothing but the time has changed. */
  #renew(): void {
    this.#state = { ...this.#state }
    this.#changed()
  }
}
