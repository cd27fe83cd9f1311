import { liveChannel, type LiveChannel, type PushMessage } from '#kernel/push.ts'
import { type Clock, SECOND_MS } from '#kernel/time.ts'
import type { Tx } from '../db/database.ts'
import type { SiteServices } from '../feature.ts'
import {
  type Jackpot,
  nameOfPoolId,
  poolIdsOf,
  type PooledGame,
  readGatheredAt,
  storeGatheredAt,
  toJackpots,
  tryToLockPools,
} from './jackpot-pools.ts'
import { amountOf } from './pools.ts'

const TELL_GAP_MS = SECOND_MS

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

async function gatherPools(tx: Tx, clock: Clock, { brand, game }: Told): Promise<Jackpot[] | null> {
  const poolIds = poolIdsOf(brand, game)
  const pools = new Map<string, Record<string, number>>()
  for (const poolId of poolIds) {
    const held = await tryToLockPools(tx, poolId)
    if (!held) return null
    pools.set(nameOfPoolId(poolId), Object.fromEntries(held.map((pool) => [pool.tier, amountOf(pool)])))
  }
  const now = clock.now()
  const last = await readGatheredAt(tx, { brand, game: game.slug })
  if (last !== null && now - last < TELL_GAP_MS) return null
  await storeGatheredAt(tx, { brand, game: game.slug }, now)
  return toJackpots(poolIds, pools)
}
