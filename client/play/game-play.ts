import type { SlotDefinition } from '#engine/slot/definition.ts'
import type { Choice } from '#engine/round-contract.ts'
import { isSame } from '#engine/same.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { ApiError } from '#ui/api/api-error.ts'
import type { choose, spin, WireRoundDetail } from '#features/play/game-session/contract.ts'
import type { Cue } from '../playback/cue.ts'
import { direct } from '../playback/director.ts'
import { type Playing, playCues } from '../playback/player.ts'
import type { Profile } from '../playback/profiles.ts'
import type { GameStage } from '../stage/game-stage.ts'
import type { AutoplayLimits } from './autoplay.ts'
import { eventsOf, freeSpinsOf, openState, type Opening, type PlayEvent, type PlayState, reduce, stakeOf } from './play-state.ts'
import { retrySpin } from './retry-spin.ts'

/** Pause in ms between two autoplay rounds, so that a result can be read; longer after a win. */
const AUTOPLAY_PAUSE_MS = 350
const WIN_PAUSE_MS = 900

export interface SpinCall {
  readonly key: string
  readonly stake: number
  readonly mayPlayWinnings: boolean
  readonly freeSpinsId?: string
  readonly params?: { readonly mode: string }
}

export interface ChooseCall {
  readonly key: string
  readonly choice: Choice
  readonly step: number
  readonly mayPlayWinnings: boolean
}

/** Another mode of the game, and its price in play amounts. */
export interface Purchase {
  readonly id: string
  readonly price: number
}

export interface GamePlayOptions extends Opening {
  readonly definition: SlotDefinition
  readonly send: (call: SpinCall) => Promise<ReplyOf<typeof spin>>
  /** Without it, rounds are only shown: a waiting one is shown as far as it has been played. */
  readonly choose?: (roundId: string, call: ChooseCall) => Promise<ReplyOf<typeof choose>>
  readonly acknowledge: (roundId: string) => Promise<unknown>
  readonly newKey: () => string
  /** Where play is strict: the minimum length of a round, which can then neither be hurried nor skipped nor repeat itself. */
  readonly cycleMs?: number | undefined
  /** The current speed profile. */
  readonly profile: () => Profile
  /** Called for each cue as it starts and each round as it ends: for sound and screen readers. */
  readonly onCue?: (cue: Cue) => void
  readonly onRound?: (round: WireRoundDetail) => void
  readonly wait?: (ms: number) => Promise<void>
}

/** Controls one game: sends spins, plays back rounds on the stage and keeps the state that the page renders. */
export class GamePlay {
  readonly #options: GamePlayOptions
  readonly #listeners = new Set<() => void>()
  #state: PlayState
  #stage: GameStage | null = null
  #playing: Playing | null = null
  /** Currently shown. */
  #cue: Cue | null = null
  #isHurried = false
  #isSeen = true
  #isClosed = false
  /** Ends with the minimum length of the current round. */
  #cycle: Promise<void> = Promise.resolve()

  constructor(options: GamePlayOptions) {
    this.#options = options
    this.#state = openState(options)
  }

  readonly state = (): PlayState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The stage may mount late, and again after the browser has discarded its context. */
  attach(stage: GameStage | null): void {
    this.#stage = stage
    const { phase, view } = this.#state
    if (!stage) return
    if (phase !== 'spinning') stage.rest(view)
    if (phase === 'spinning' || this.#cue?.kind === 'spin') stage.beginSpin()
    if (this.#cue) stage.show(this.#cue)
  }

  send(event: PlayEvent): void {
    this.#state = reduce(this.#state, event)
    for (const listener of this.#listeners) listener()
  }

  /** The main button: plays a round, or speeds up the current one. */
  press(): void {
    if (this.#state.phase === 'idle') void this.#playRound()
    else this.#hurry()
  }

  /** Ends playback immediately. */
  skip(): void {
    if (!this.#isStrict) this.#playing?.skip()
  }

  /** Plays one round of another mode at its price. */
  buy(purchase: Purchase): void {
    if (this.#state.phase === 'idle' && !this.#state.autoplay) void this.#playRound(purchase)
  }

  startAutoplay(limits: AutoplayLimits): void {
    if (this.#isStrict) return
    this.send({ type: 'autoplayStarted', limits })
    if (this.#state.phase === 'idle') void this.#playRound()
  }

  /** Makes one of the choices that the round offers; ignores anything else. */
  choose(choice: Choice): void {
    const { phase, round, asked } = this.#state
    if (phase !== 'choosing' || asked || !round) return
    if (round.awaiting?.options.some((option) => isSame(option.choice, choice))) void this.#choose(round, choice)
  }

  /** Shows an earlier round: an interrupted one, or one from the history. A waiting round is shown as it was left. */
  async resume(round: WireRoundDetail): Promise<void> {
    if (this.#state.phase !== 'idle') return
    this.send({ type: 'resumed', round })
    if (this.#waits(round)) {
      this.send({ type: 'waits' })
      return this.#stage?.rest(this.#state.view)
    }
    this.#stage?.beginSpin()
    await this.#show(round)
  }

  /** The page is hidden: ends playback immediately and stops autoplay. */
  watch(isSeen: boolean): void {
    this.#isSeen = isSeen
    if (isSeen) return
    if (this.#state.autoplay) this.send({ type: 'autoplayStopped', end: 'unseen' })
    this.#playing?.skip()
  }

  open(): void {
    this.#isClosed = false
  }

  /** The page closes: sends nothing more and ends playback immediately. */
  close(): void {
    this.#isClosed = true
    this.#playing?.skip()
  }

  async #playRound(purchase?: Purchase): Promise<void> {
    const before = this.#state.view
    const spins = purchase ? null : freeSpinsOf(this.#state)
    const stake = purchase ? this.#state.stake * purchase.price : stakeOf(this.#state)
    const call: SpinCall = {
      key: this.#options.newKey(),
      stake,
      mayPlayWinnings: this.#state.mayPlayWinnings,
      ...(spins ? { freeSpinsId: spins.id } : {}),
      ...(purchase ? { params: { mode: purchase.id } } : {}),
    }
    this.#isHurried = false
    this.send({ type: 'pressed', ...(purchase && { price: stake }) })
    this.#stage?.beginSpin()
    try {
      const reply = await retrySpin(() => this.#options.send(call), {
        wait: this.#wait,
        onTrouble: () => this.send({ type: 'troubled' }),
        isGivenUp: () => this.#isClosed,
      })
      if (this.#isClosed) return
      if (!reply.success) {
        this.#stage?.cancelSpin(before)
        return this.send({ type: 'refused', reason: reply.reasonType, balances: reply.data.balances })
      }
      this.#beginCycle()
      this.send({ type: 'answered', ...reply.data })
      await this.#show(reply.data.round)
    } catch (error) {
      if (this.#isClosed) return
      this.#stage?.cancelSpin(before)
      this.#fail(error)
    }
  }

  async #choose({ id, choices, events }: WireRoundDetail, choice: Choice): Promise<void> {
    const { choose: send, newKey } = this.#options
    if (!send) return
    const call = { key: newKey(), choice, step: choices.length + 1, mayPlayWinnings: this.#state.mayPlayWinnings }
    this.#isHurried = false
    this.send({ type: 'chose', choice })
    try {
      const reply = await retrySpin(() => send(id, call), {
        wait: this.#wait,
        onTrouble: () => this.send({ type: 'troubled' }),
        isGivenUp: () => this.#isClosed,
      })
      if (this.#isClosed) return
      // Another page has made a choice: the round continues from its current state.
      if (!reply.success) this.send({ type: 'refused', reason: reply.reasonType, balances: reply.data.balances })
      this.send({ type: 'answered', ...reply.data })
      await this.#show(reply.data.round, events.length)
    } catch (error) {
      if (!this.#isClosed) this.#fail(error)
    }
  }

  /** Another page may have an open round here, which is resumed. */
  #fail(error: unknown): void {
    this.send({ type: 'failed', code: error instanceof ApiError ? error.code : 'unexpected' })
    if (!(error instanceof ApiError)) throw error
    const open = error.code === 'round-open' ? (error.details['round'] as WireRoundDetail | undefined) : undefined
    if (open) void this.resume(open)
  }

  readonly #waits = ({ awaiting }: WireRoundDetail): boolean => awaiting !== null && this.#options.choose !== undefined

  /** The part of the round not shown yet: everything after its first `shown` events. */
  async #show(round: WireRoundDetail, shown = 0): Promise<void> {
    const { definition, profile, onRound } = this.#options
    const cues = direct(definition, eventsOf(round), profile()).filter(({ upTo }) => upTo > shown)
    this.#playing = playCues(cues, {
      show: (cue) => this.#begin(cue),
      settle: (cue) => this.#settle(cue),
    })
    if (this.#isHurried) this.#playing.hurry()
    if (!this.#isSeen) this.#playing.skip()
    await this.#playing.finished
    this.#playing = null
    if (this.#isClosed) return
    if (this.#waits(round)) return this.send({ type: 'waits' })
    await this.#cycle
    if (this.#isClosed) return
    this.send({ type: 'ended' })
    onRound?.(round)
    void this.#acknowledge(round)
    await this.#goOn(round)
  }

  #begin(cue: Cue): void {
    this.#options.onCue?.(cue)
    this.send({ type: 'cueShown', cue })
    this.#cue = cue
    this.#stage?.show(cue)
  }

  #settle(cue: Cue): void {
    this.send({ type: 'cueSettled', cue })
    this.#cue = null
    this.#stage?.settle(cue)
  }

  /** Acknowledging playback moves no money: if it fails, the round is shown again on return. */
  async #acknowledge(round: WireRoundDetail): Promise<void> {
    if (round.isAcknowledged) return
    await this.#options.acknowledge(round.id).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
    })
  }

  async #goOn(round: WireRoundDetail): Promise<void> {
    if (!this.#state.autoplay) return
    await this.#wait(round.win > 0 ? WIN_PAUSE_MS : AUTOPLAY_PAUSE_MS)
    if (this.#isClosed || !this.#state.autoplay || this.#state.phase !== 'idle') return
    await this.#playRound()
  }

  get #isStrict(): boolean {
    return this.#options.cycleMs !== undefined
  }

  /** From the reply on, which the server sent after its own cycle began: the next press is never too early. */
  #beginCycle(): void {
    if (this.#options.cycleMs !== undefined) this.#cycle = this.#wait(this.#options.cycleMs)
  }

  #hurry(): void {
    // Where play is strict a press starts a feature or ends a card, but stops no reels.
    if (this.#isStrict && this.#state.phase !== 'celebrating') return
    this.#isHurried = true
    this.#playing?.hurry()
  }

  readonly #wait = (ms: number): Promise<void> => (this.#options.wait ?? waitByTimer)(ms)
}

const waitByTimer = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
