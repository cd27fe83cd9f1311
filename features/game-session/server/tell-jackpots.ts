import type { Logger } from 'pino'
import { publicChannel } from '#kernel/push.ts'
import { type Clock, SECOND_MS } from '#kernel/time.ts'
import type { AnyGame } from '#games/game.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { pushToAll, wake } from '#platform/outbox/index.ts'
import { gameMode, jackpotsPush } from '../contract.ts'
import { nameOfPlace, placeOf, readPushedAt, storePushedAt, tryToLockPools } from './jackpot-pools.ts'
import { amountOf } from './pools.ts'
import { toJackpots } from './replies.ts'

const PUSH_GAP_MS = SECOND_MS

/** The pools that one push tells of. */
export interface Told {
  readonly brand: string
  readonly game: AnyGame
}

export interface JackpotTeller {
  /** Rounds of this game have added to its pools, or hit one. */
  played(told: Told): void
  close(): Promise<void>
}

/** Gathers what rounds add to the pools and tells everybody, a second after the first of them at the latest. */
export function createJackpotTeller({ database, clock, log }: { database: Database; clock: Clock; log: Logger }): JackpotTeller {
  const planned = new Map<string, NodeJS.Timeout>()
  let telling: Promise<unknown> = Promise.resolve()
  let isClosed = false
  const plan = (told: Told): void => {
    const name = `${told.brand} ${told.game.slug}`
    if (isClosed || planned.has(name)) return
    const due = (): void => {
      planned.delete(name)
      telling = telling
        .then(async () => (await tellJackpots(database, clock, told)) || plan(told))
        .catch((error: unknown) => log.warn({ err: error, game: told.game.slug }, 'the jackpots could not be told'))
    }
    planned.set(name, setTimeout(due, PUSH_GAP_MS).unref())
  }
  return {
    played: plan,
    async close() {
      isClosed = true
      for (const timer of planned.values()) clearTimeout(timer)
      await telling
    },
  }
}

/** False when another process has told less than a second ago, or a pool is being paid out: then it is to be tried again. */
export async function tellJackpots(database: Database, clock: Clock, told: Told): Promise<boolean> {
  const channel = publicChannel(told.brand)
  const isTold = await database.transaction((tx) => gatherAndPush(tx, clock, told))
  if (isTold) wake([channel])
  return isTold
}

async function gatherAndPush(tx: Tx, clock: Clock, { brand, game }: Told): Promise<boolean> {
  const places = gameMode.options.map((mode) => placeOf({ brand, game, mode }))
  const pools = new Map<string, Record<string, number>>()
  for (const place of places) {
    const held = await tryToLockPools(tx, place)
    if (!held) return false
    pools.set(nameOfPlace(place), Object.fromEntries(held.map((pool) => [pool.tier, amountOf(pool)])))
  }
  const now = clock.now()
  const last = await readPushedAt(tx, { brand, game: game.slug })
  if (last !== null && now - last < PUSH_GAP_MS) return false
  await storePushedAt(tx, { brand, game: game.slug }, now)
  await pushToAll(tx, brand, jackpotsPush, { game: game.slug, jackpots: toJackpots(places, pools) })
  return true
}
