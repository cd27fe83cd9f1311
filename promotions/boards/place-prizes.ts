import { DAY_MS } from '#kernel/time.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Cost, GrantValue, PaidGrant, Run } from '../definition.ts'
import { fixedCost } from '../forecast/prize-moments.ts'
import { balance } from '../grants/balance-grants.ts'
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
  return prize && balance(prize)
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

/** How long a prize is shown to a player who was away. */
const SHOWN_MS = 7 * DAY_MS
const SHOWN_MAX = 10

/** Prizes of a promotion's final tables that a player received in the last days, newest first. */
export async function readPlacesWon(
  { reader, playerId: player, clock }: Pick<PlayerContext, 'reader' | 'playerId' | 'clock'>,
  feature: string,
): Promise<(PlaceWon & Pick<Run, 'id' | 'words'>)[]> {
  const earned = await readEarned(reader, { player, placesOf: feature, limit: SHOWN_MAX })
  return earned.flatMap(({ key, value, run: id, words, paidAt }) => {
    const won = placeWon({ key, value })
    return won && paidAt !== null && paidAt > clock.now() - SHOWN_MS ? [{ id, words, ...won }] : []
  })
}
