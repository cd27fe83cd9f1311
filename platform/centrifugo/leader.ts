import type { Logger } from 'pino'
import { MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import type { Database } from '../db/database.ts'
import { onWake } from '../outbox/wake-relay.ts'
import type { CentrifugoApi, OutgoingPush } from './api.ts'
import { findUnpublished, markSeen, readUnpublished, storePublished } from './progress.ts'

/** `pollMs`: the maximum delay of a push whose wake-up was lost. */
export interface LeaderTimes {
  readonly pollMs: number
  readonly sweepMs: number
  readonly backOffMsMax: number
}

export const LEADER_TIMES: LeaderTimes = { pollMs: SECOND_MS, sweepMs: MINUTE_MS, backOffMsMax: 10 * SECOND_MS }

export interface LeaderOptions {
  readonly api: CentrifugoApi
  readonly database: Database
  readonly log: Logger
  readonly times: LeaderTimes
}

const CHANNELS_AT_ONCE = 100
const PUSHES_PER_CHANNEL = 20
/** A poll checks recent pushes only, a sweep checks all. */
const RECENT_SECONDS = 60
const BACK_OFF_MS_MIN = 50

/** Publishes committed pushes until stopped, one push per channel at a time. */
export class Leader {
  readonly #options: LeaderOptions
  readonly #due = new Set<string>()
  /** Channels whose last push the server refused, and when to retry. */
  readonly #refused = new Map<string, { readonly failures: number; readonly untilMs: number }>()
  #failures = 0
  #isOver = false
  #isWoken = false
  #polledAtMs = -Infinity
  #sweptAtMs = -Infinity
  #wakeUp = (): void => {}

  constructor(options: LeaderOptions) {
    this.#options = options
  }

  stop(): void {
    this.#isOver = true
    this.#wakeUp()
  }

  async run(): Promise<void> {
    const { log, times } = this.#options
    const stopListening = onWake((channels) => {
      for (const channel of channels ?? []) this.#due.add(channel)
      if (!channels) this.#polledAtMs = -Infinity
      this.#isWoken = true
      if (this.#failures === 0) this.#wakeUp()
    })
    try {
      while (!this.#isOver) {
        try {
          await this.#look()
          const channels = this.#take()
          if (channels.length > 0) await this.#publish(channels)
          else if (!this.#isWoken) await this.#rest(times.pollMs)
          this.#isWoken = false
          if (this.#failures > 0) log.info('Centrifugo is fed again')
          this.#failures = 0
        } catch (error) {
          // The next poll finds everything not marked as published.
          this.#polledAtMs = this.#sweptAtMs = -Infinity
          if (this.#failures++ === 0) log.warn({ err: error }, 'feeding Centrifugo failed; it is tried again and again')
          await this.#rest(backOff(this.#failures, times))
        }
      }
    } finally {
      stopListening()
    }
  }

  async #look(): Promise<void> {
    const { times, database } = this.#options
    const nowMs = performance.now()
    const isSweep = nowMs - this.#sweptAtMs >= times.sweepMs
    if (!isSweep && nowMs - this.#polledAtMs < times.pollMs) return
    if (isSweep) await markSeen(database.reader)
    for (const channel of await findUnpublished(database.reader, isSweep ? undefined : RECENT_SECONDS)) this.#due.add(channel)
    this.#polledAtMs = nowMs
    if (isSweep) this.#sweptAtMs = nowMs
  }

  /** A later poll finds a skipped channel again. */
  #take(): string[] {
    const taken: string[] = []
    for (const channel of this.#due) {
      if (taken.length === CHANNELS_AT_ONCE) break
      this.#due.delete(channel)
      if ((this.#refused.get(channel)?.untilMs ?? 0) <= performance.now()) taken.push(channel)
    }
    return taken
  }

  async #publish(channels: readonly string[]): Promise<void> {
    const { api, database } = this.#options
    let open = await readUnpublished(database.reader, channels, PUSHES_PER_CHANNEL)
    const full = open.filter(({ length }) => length === PUSHES_PER_CHANNEL)
    for (let nth = 0; open.length > 0 && !this.#isOver; nth++) {
      const pushes = open.map((list) => list[nth] as OutgoingPush)
      const refusals = await api.publishAll(pushes)
      const taken = pushes.filter((_, index) => refusals[index] === undefined)
      await storePublished(database.reader, taken)
      for (const { channel } of taken) this.#refused.delete(channel)
      for (const [index, { channel }] of pushes.entries()) this.#note(channel, refusals[index])
      open = open.filter((list, index) => refusals[index] === undefined && list.length > nth + 1)
    }
    for (const [first] of full) if (first && !this.#refused.has(first.channel)) this.#due.add(first.channel)
  }

  #note(channel: string, reason: string | undefined): void {
    if (reason === undefined) return
    const failures = (this.#refused.get(channel)?.failures ?? 0) + 1
    this.#refused.set(channel, { failures, untilMs: performance.now() + backOff(failures, this.#options.times) })
    if (failures === 1) this.#options.log.warn({ channel, reason }, 'Centrifugo refuses a push; it is offered again and again')
  }

  #rest(ms: number): Promise<void> {
    if (this.#isOver) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.#wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

const backOff = (failures: number, { backOffMsMax }: LeaderTimes): number =>
  Math.min(BACK_OFF_MS_MIN * 2 ** Math.min(failures - 1, 20), backOffMsMax)
