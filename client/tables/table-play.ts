import type { BetParams } from '#engine/events.ts'
import type { Bet, Choice } from '#engine/round-contract.ts'
import { isSame } from '#engine/same.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { ApiError } from '#ui/api/api-error.ts'
import type { choose, spin, WireRoundDetail } from '#features/play/game-session/contract.ts'
import { retrySpin } from '../play/retry-spin.ts'
import { eventsOf, openTable, reduceTable, type TableEvent, type TableOpening, type TableState } from './table-state.ts'

export interface TableCalls {
  readonly spin: (call: {
    key: string
    stake: number
    params?: BetParams
    mayPlayWinnings: boolean
  }) => Promise<ReplyOf<typeof spin>>
  readonly choose: (
    id: string,
    call: { key: string; choice: Choice; step: number; mayPlayWinnings: boolean },
  ) => Promise<ReplyOf<typeof choose>>
  readonly acknowledge: (id: string) => Promise<unknown>
  readonly newKey: () => string
}

export interface TablePlayOptions extends TableOpening {
  readonly calls: TableCalls
  readonly betOf: (chosen: { stake: number; params: BetParams }) => Bet | undefined
  /** Duration of an event's animation at the current speed, in milliseconds. */
  readonly paceMs: (event: ReturnType<typeof eventsOf>[number]) => number
  /** Where play is strict: the minimum length of a round, which can then neither be hurried nor stacked. */
  readonly cycleMs?: number | undefined
  /** A press while a round is shown plays the next one. */
  readonly isStacking?: boolean
  /** An event starts its animation. */
  readonly onShown?: (event: ReturnType<typeof eventsOf>[number]) => void
  readonly onRound?: (round: WireRoundDetail) => void
  readonly wait?: (ms: number) => Promise<void>
}

/** Controls one table: sends rounds and choices, shows their events and keeps the state. */
export class TablePlay {
  readonly #options: TablePlayOptions
  readonly #listeners = new Set<() => void>()
  #state: TableState
  #isClosed = false
  #isHurried = false
  #isNextWanted = false
  #endWait = (): void => {}
  /** Ends with the minimum length of the current round. */
  #cycle: Promise<void> = Promise.resolve()

  constructor(options: TablePlayOptions) {
    this.#options = options
    this.#state = openTable(options)
  }

  readonly state = (): TableState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  send(event: TableEvent): void {
    this.#state = reduceTable(this.#state, event)
    for (const listener of this.#listeners) listener()
  }

  open(): void {
    this.#isClosed = false
  }

  /** The page closes: nothing more is sent or shown. */
  close(): void {
    this.#isClosed = true
    this.hurry()
  }

  /** The main button: plays a round, or shows its remaining events immediately. */
  press(): void {
    if (this.#state.phase === 'showing' && this.#options.cycleMs === undefined) {
      this.#isNextWanted = this.#options.isStacking === true
      this.hurry()
    }
    if (this.#state.phase === 'idle') void this.#play()
  }

  hurry(): void {
    this.#isHurried = true
    this.#endWait()
  }

  /** Makes an available choice; ignores anything else. */
  choose(choice: Choice): void {
    const { phase, round } = this.#state
    const option = round?.awaiting?.options.find((each) => isSame(each.choice, choice))
    if (phase !== 'choosing' || !round || !option) return
    void this.#ask(option.cost, (key) =>
      this.#options.calls.choose(round.id, { key, choice, step: round.choices.length + 1, ...this.#agreed() }),
    )
  }

  /** Shows an earlier round: to its end, or as far as it has been played. */
  async resume(round: WireRoundDetail): Promise<void> {
    if (this.#state.phase !== 'idle') return
    this.#isHurried = false
    this.send({ type: 'resumed', round })
    if (round.awaiting) this.send({ type: 'settled' })
    else await this.#show(round)
  }

  async #play(): Promise<void> {
    const bet = this.#options.betOf(this.#state)
    if (!bet) return
    const params = bet.params && Object.keys(bet.params).length > 0 ? { params: bet.params } : {}
    await this.#ask(bet.amount, async (key) => {
      const reply = await this.#options.calls.spin({ key, stake: bet.amount, ...params, ...this.#agreed() })
      // From the reply on, which the server sent after its own cycle began: the next press is never too early.
      if (reply.success && this.#options.cycleMs !== undefined) this.#cycle = this.#rest(this.#options.cycleMs)
      return reply
    })
  }

  readonly #agreed = (): { mayPlayWinnings: boolean } => ({ mayPlayWinnings: this.#state.mayPlayWinnings })

  async #ask(cost: number, send: (key: string) => Promise<ReplyOf<typeof spin | typeof choose>>): Promise<void> {
    const key = this.#options.calls.newKey()
    this.#isHurried = false
    this.send({ type: 'asked', cost })
    try {
      const reply = await retrySpin(() => send(key), {
        wait: (ms) => this.#wait(ms),
        onTrouble: () => this.send({ type: 'troubled' }),
        isGivenUp: () => this.#isClosed,
      })
      if (this.#isClosed) return
      if (!reply.success) return this.send({ type: 'refused', reason: reply.reasonType, ...reply.data })
      this.send({ type: 'answered', ...reply.data })
      await this.#show(reply.data.round)
    } catch (error) {
      if (this.#isClosed) return
      if (!(error instanceof ApiError)) {
        this.send({ type: 'refused', reason: 'unexpected' })
        throw error
      }
      // Another page has opened a round here, which is resumed.
      const open = error.code === 'round-open' ? (error.details['round'] as WireRoundDetail | undefined) : undefined
      this.send({ type: 'refused', reason: error.code, ...(open && { round: open }) })
    }
  }

  async #show(round: WireRoundDetail): Promise<void> {
    const events = eventsOf(round)
    for (let at = this.#state.shown; at < events.length && !this.#isHurried && !this.#isClosed; at++) {
      this.send({ type: 'shown', upTo: at + 1 })
      this.#options.onShown?.(events[at]!)
      const ms = this.#options.paceMs(events[at]!)
      if (ms > 0) await this.#wait(ms)
    }
    if (!round.awaiting) await this.#cycle
    if (this.#isClosed) return
    this.send({ type: 'settled' })
    if (round.awaiting) return
    this.#options.onRound?.(round)
    const isNextWanted = this.#isNextWanted
    this.#isNextWanted = false
    if (isNextWanted) void this.#play()
    await this.#acknowledge(round)
  }

  /** Acknowledging playback moves no money: if it fails, the round is shown again on return. */
  async #acknowledge(round: WireRoundDetail): Promise<void> {
    if (round.isAcknowledged) return
    await this.#options.calls.acknowledge(round.id).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
    })
  }

  async #wait(ms: number): Promise<void> {
    const hurried = new Promise<void>((resolve) => (this.#endWait = resolve))
    await Promise.race([this.#rest(ms), hurried])
  }

  readonly #rest = (ms: number): Promise<void> => (this.#options.wait ?? waitByTimer)(ms)
}

const waitByTimer = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
