import { AsyncLocalStorage } from 'node:async_hooks'
import { liveChannel, type LiveChannel } from '#kernel/push.ts'
import { assert } from '#kernel/result.ts'
import type { SiteServices } from '#platform/feature.ts'
import { liveMessage } from '#platform/outbox/index.ts'
import { sharedTablePush } from '../contract.ts'
import { readTable } from './read-table.ts'
import { watchGame, type Watched } from './watch-round.ts'

type Services = Pick<SiteServices, 'contextOf' | 'log' | 'publicFeed' | 'slices' | 'clock'>

export interface Clockwork {
  /** A page of this game is open: from now on this process does what is due in it. */
  wind(brand: string, game: string): void
  /** Does what is due now, and publishes what has changed. */
  tick(brand: string, game: string): Promise<Watched>
  close(): Promise<void>
}

/** Collections show this soon after each other, and a process that is gone is replaced this soon after its lease. */
const TICK_MS = 250

export const tableChannel = (brand: string, game: string): LiveChannel => liveChannel(brand, `table:${game}`)

/** Runs the rounds of games with an open page; a game without one costs nothing. */
export function createClockwork(services: Services): Clockwork {
  const running = new Map<string, Promise<void>>()
  const told = new Map<string, string>()
  let isOpen = true
  let watcher: string | undefined
  let wakeAll = (): void => {}
  const closing = new Promise<void>((resolve) => (wakeAll = resolve))
  // Rounds go on after the request that opened the first one.
  const outside = AsyncLocalStorage.snapshot()

  const tick = async (brand: string, game: string): Promise<Watched> => {
    const ctx = services.contextOf(brand)
    assert(ctx, `a brand ${brand} is open`)
    watcher ??= ctx.newId('req')
    const watched = await watchGame(ctx, game, watcher)
    if (!watched.isActive || watched.isTaken) return watched
    const { now, ...table } = await readTable(ctx, services.slices, game)
    const text = JSON.stringify(table)
    const key = tableChannel(brand, game)
    if (told.get(key) !== text) services.publicFeed.publishPublic(key, liveMessage(sharedTablePush, { ...table, now }))
    told.set(key, text)
    return watched
  }
  const run = async (brand: string, game: string): Promise<void> => {
    while (isOpen) {
      const watched = await tick(brand, game).catch((error: unknown) => {
        services.log.error({ err: error, brand, game }, 'a shared round could not continue and is tried again')
        return { isActive: true, nextAt: null }
      })
      if (!watched.isActive) return
      const waitMs = Math.min(TICK_MS, Math.max(1, (watched.nextAt ?? Infinity) - services.clock.now()))
      await Promise.race([new Promise((resolve) => setTimeout(resolve, waitMs).unref()), closing])
    }
  }
  return {
    tick,
    wind(brand, game) {
      const key = `${brand} ${game}`
      if (!isOpen || running.has(key)) return
      running.set(
        key,
        outside(() => run(brand, game)).finally(() => void running.delete(key)),
      )
    },
    async close() {
      isOpen = false
      wakeAll()
      await Promise.all(running.values())
    },
  }
}
