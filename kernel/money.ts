import { type Locale, languageTag } from './locale.ts'
import { assert } from './result.ts'

/**
 * The five assets and their scale, the decimal digits of a displayed unit: 1 coin is 100 minor units. One unit of
 * winnings is redeemed for 0.01 USD.
 */
export const ASSET_SCALES = { coins: 2, tourPoints: 2, entries: 2, winnings: 2, usd: 2 } as const

export type Asset = keyof typeof ASSET_SCALES
export type PlayerAsset = Exclude<Asset, 'usd'>

export const PLAYER_ASSETS = ['coins', 'tourPoints', 'entries', 'winnings'] as const satisfies readonly PlayerAsset[]

/** An amount in minor units of one asset. Adding amounts of different assets does not compile. */
export interface Money<A extends Asset = Asset> {
  readonly asset: A
  readonly minor: bigint
}

export const money = <A extends Asset>(asset: A, minor: bigint): Money<A> => ({ asset, minor })

/** From displayed units, with at most the asset's decimals: `units('entries', 0.5)`. */
export const units = <A extends Asset>(asset: A, shown: number): Money<A> => {
  const minor = Math.round(shown * 10 ** ASSET_SCALES[asset])
  assert(Number.isSafeInteger(minor), `${shown} of ${asset} is past 2^53`)
  assert(minor / 10 ** ASSET_SCALES[asset] === shown, `${asset} have ${ASSET_SCALES[asset]} decimals, so not ${shown}`)
  return money(asset, BigInt(minor))
}

/** The left amount fixes the asset (`NoInfer` below); inferring from both would allow their union. */
type SameAsset<A extends Asset> = A extends Asset ? ([Asset] extends [A] ? never : Money<A>) : never

export const add = <A extends Asset>(left: Money<A>, right: NoInfer<SameAsset<A>>): Money<A> =>
  money(left.asset, left.minor + sameAsset(left, right))

export const subtract = <A extends Asset>(left: Money<A>, right: NoInfer<SameAsset<A>>): Money<A> =>
  money(left.asset, left.minor - sameAsset(left, right))

/** amount x numerator / denominator, rounded towards minus infinity (for a grant: in the house's favor). */
export const scaleFloor = <A extends Asset>(amount: Money<A>, numerator: bigint, denominator: bigint): Money<A> =>
  money(amount.asset, floorDivide(amount.minor * numerator, denominator))

/** Rounds towards minus infinity, unlike bigint's own `/`, which rounds towards zero. */
export function floorDivide(dividend: bigint, divisor: bigint): bigint {
  assert(divisor > 0n, 'floorDivide takes a positive divisor')
  const quotient = dividend / divisor
  return dividend % divisor < 0n ? quotient - 1n : quotient
}

/** Wire form: an integer number of minor units. Throws InvariantError past 2^53 - 1, where JSON would round. */
export function toWire(amount: Money): number {
  const wire = Number(amount.minor)
  assert(Number.isSafeInteger(wire), `amount of ${amount.asset} past 2^53: ${amount.minor}`)
  return wire
}

function sameAsset(left: Money, right: Money): bigint {
  assert(left.asset === right.asset, `cannot mix ${left.asset} and ${right.asset}`)
  return right.minor
}

/** US cents as written in a language: `$12.50`. */
export const dollarsIn = (locale: Locale, cents: number): string =>
  (cents / 100).toLocaleString(languageTag(locale), { style: 'currency', currency: 'USD' })
