import { liveChannel, type LiveChannel, type PushMessage } from '#kernel/push.ts'
import { type Clock, SECOND_MS } from '#kernel/time.ts'
import type { Tx } from '../db/database.ts'
import type { SiteServices } from '../feature.ts'
import {
  type Jackpot,
  nameOfPlace,
  placesOf,
  type PooledGame,
  readGatheredAt,
  storeGatheredAt,
  toJackpots,
  tryToLockPools,
} from './jackpot-pools.ts'
import { amountOf } from './pools.ts'

const TELL_GAP_MS = SECOND_MS

/** The pools that one push tells of. */
export interface Told {
  readonly brand: string
  readonly game: PooledGame
}

export interface JackpotTeller {
  /** Rounds of this game have added to its pools, or hit one. */
  played(told: Told): void
  close(): Promise<void>
}

interface TellerServices extends Pick<SiteServices, 'database' | 'clock' | 'log' | 'publicFeed'> {
  /** The push that tells of them. */
  readonly messageOf: (news: { game: string; jackpots: Jackpot[] }) => PushMessage
}

/** The jackpots of one game, as every page of the brand hears them. */
export const jackpotsChannel = (brand: string, game: string): LiveChannel => liveChannel(brand, `jackpots:${game}`)

/** Gathers what rounds add to the pools and tells everybody, a second after the first of them at the latest. */
export function createJackpotTeller(services: TellerServices): JackpotTeller {
  const planned = new Map<string, NodeJS.Timeout>()
  let telling: Promise<unknown> = Promise.resolve()
  let isClosed = false
  const plan = (told: Told): void => {
    const name = `${told.brand} ${told.game.slug}`
    if (isClosed || planned.has(name)) return
    const due = (): void => {
      planned.delete(name)
      telling = telling
        .then(async () => (await tellJackpots(services, told)) || plan(told))
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

/** False when another process has told less than a second ago, or a pool is being paid out: then it is to be tried again. */
export async function tellJackpots(services: Omit<TellerServices, 'log'>, told: Told): Promise<boolean> {
  const { database, clock, publicFeed, messageOf } = services
  const { brand, game } = told
  const jackpots = await database.transaction((tx) => gatherPools(tx, clock, told))
  if (!jackpots) return false
  publicFeed.publishPublic(jackpotsChannel(brand, game.slug), messageOf({ game: game.slug, jackpots }))
  return true
}

async function gatherPools(tx: Tx, clock: Clock, { brand, game }: Told): Promise<Jackpot[] | null> {
  const places = placesOf(brand, game)
  const pools = new Map<string, Record<string, number>>()
  for (const place of places) {
    const held = await tryToLockPools(tx, place)
    if (!held) return null
    pools.set(nameOfPlace(place), Object.fromEntries(held.map((pool) => [pool.tier, amountOf(pool)])))
  }
  const now = clock.now()
  const last = await readGatheredAt(tx, { brand, game: game.slug })
  if (last !== null && now - last < TELL_GAP_MS) return null
  await storeGatheredAt(tx, { brand, game: game.slug }, now)
  return toJackpots(places, pools)
}
