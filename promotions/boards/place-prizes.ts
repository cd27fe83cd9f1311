import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader } from '#platform/db/database.ts'
import type { Cost, GrantValue, PaidGrant, Run } from '../definition.ts'
import { fixedCost } from '../forecast/prize-moments.ts'
import { numberedPrize } from '../grants/numbered-prize.ts'
import { readEarned } from '../grants/read-rewards.ts'

/** The same prize for each place of a range. */
interface PlacePrize {
  readonly fromPlace: number
  readonly toPlace: number
  readonly coins: number
  readonly entries: number
}

/** The grant of a place by a prize table; undefined after its last prize. */
export function placeGrant(prizes: readonly PlacePrize[], place: number): GrantValue | undefined {
  const prize = prizes.find(({ fromPlace, toPlace }) => fromPlace <= place && place <= toPlace)
  return prize && { kind: 'balance', coins: prize.coins, entries: prize.entries }
}

/** The costs of a prize table: of each range, one place. */
export const placeCosts = (prizes: readonly PlacePrize[]): Cost[] =>
  prizes.map(({ fromPlace, toPlace, ...prize }) =>
    fixedCost(fromPlace === toPlace ? `place ${fromPlace}` : `a place from ${fromPlace} to ${toPlace}`, prize),
  )

/** The prize of a place that was paid. */
export interface PlaceWon {
  readonly place: number
  readonly coins: number
  readonly entries: number
}

/** A grant as the prize of a place; undefined for any other. */
export function placeWon(grant: PaidGrant): PlaceWon | undefined {
  const won = numberedPrize(grant, 'place')
  return won && { place: won.nth, coins: won.coins, entries: won.entries }
}

interface WonAsked {
  readonly player: Id<'plr'>
  readonly feature: string
  readonly paidAfter: Instant
  readonly limit: number
}

/** Prizes of final tables that a player received after that instant, newest first. */
export async function readPlacesWon(
  db: Reader,
  { player, feature, paidAfter, limit }: WonAsked,
): Promise<(PlaceWon & Pick<Run, 'id' | 'words'>)[]> {
  const earned = await readEarned(db, { player, placesOf: feature, limit })
  return earned.flatMap(({ key, value, run: id, words, paidAt }) => {
    const won = placeWon({ key, value })
    return won && paidAt !== null && paidAt > paidAfter ? [{ id, words, ...won }] : []
  })
}
