import { liveChannel, type LiveChannel, type PushMessage } from '#kernel/push.ts'
import type { Clock } from '#kernel/time.ts'
import type { Tx } from '../db/database.ts'
import type { SiteServices } from '../feature.ts'
import {
  claimTelling,
  type Jackpot,
  MODES,
  poolIdOf,
  poolIdsOf,
  type PooledGame,
  poolsOf,
  readPools,
  TELL_GAP_MS,
  toJackpots,
  tryToLockPools,
} from './jackpot-pools.ts'

/** The pools published in one push. */
export interface Told {
  readonly brand: string
  readonly game: PooledGame
}

export interface JackpotPublisher {
  /** Reports that rounds of this game contributed to its pools or hit one. */
  played(told: Told): void
  close(): Promise<void>
}

interface PublisherServices extends Pick<SiteServices, 'database' | 'clock' | 'log' | 'publicFeed'> {
  /** The push that publishes them. */
  readonly messageOf: (news: { game: string; jackpots: Jackpot[] }) => PushMessage
}

/** The jackpots of one game, as published to every page of the brand. */
export const jackpotsChannel = (brand: string, game: string): LiveChannel => liveChannel(brand, `jackpots:${game}`)

/** Gathers the contributions of rounds and publishes the pools within a second of the first one. */
export function createJackpotPublisher(services: PublisherServices): JackpotPublisher {
  const planned = new Map<string, NodeJS.Timeout>()
  let telling: Promise<unknown> = Promise.resolve()
  let isClosed = false
  const plan = (told: Told): void => {
    const name = `${told.brand} ${told.game.slug}`
    if (isClosed || planned.has(name)) return
    const due = (): void => {
      planned.delete(name)
      telling = telling
        .then(async () => (await publishJackpots(services, told)) || plan(told))
        .catch((error: unknown) => services.log.warn({ err: error, game: told.game.slug }, 'the jackpots could not be told'))
    }
    planned.set(name, setTimeout(due, TELL_GAP_MS).unref())
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

/** False if another process published less than a second ago, or a pool is being paid: then retry. */
export async function publishJackpots(services: Omit<PublisherServices, 'log'>, told: Told): Promise<boolean> {
  const { database, clock, publicFeed, messageOf } = services
  const { brand, game } = told
  const jackpots = await database.transaction((tx) => gatherPools(tx, clock, told))
  if (!jackpots) return false
  publicFeed.publishPublic(jackpotsChannel(brand, game.slug), messageOf({ game: game.slug, jackpots }))
  return true
}

/** Only pools that rounds draw for have something to gather; those that must drop are read without a lock. */
async function gatherPools(tx: Tx, clock: Clock, { brand, game }: Told): Promise<Jackpot[] | null> {
  if (poolsOf(game).length > 0)
    for (const mode of MODES) if (!(await tryToLockPools(tx, poolIdOf({ brand, game, mode })))) return null
  if (!(await claimTelling(tx, { brand, game: game.slug }, clock.now()))) return null
  const poolIds = poolIdsOf(brand, game)
  return toJackpots(poolIds, await readPools(tx, poolIds))
}
