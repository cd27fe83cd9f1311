import { assert } from './result.ts'

/**
 * The five assets and their scale: decimal digits of one shown unit, so 1 coin is 100 minor units.
 * One unit of winnings is worth 0.01 USD when it is redeemed.
 */
export const ASSET_SCALES = { coins: 2, tourPoints: 2, entries: 2, winnings: 2, usd: 2 } as const

export type Asset = keyof typeof ASSET_SCALES
export type PlayerAsset = Exclude<Asset, 'usd'>

export const PLAYER_ASSETS = ['coins', 'tourPoints', 'entries', 'winnings'] as const satisfies readonly PlayerAsset[]

/** An amount in minor units of one asset. Amounts of different assets do not add up: it does not compile. */
export interface Money<A extends Asset = Asset> {
  readonly asset: A
  readonly minor: bigint
}

export const money = <A extends Asset>(asset: A, minor: bigint): Money<A> => ({ asset, minor })

export const units = <A extends Asset>(asset: A, whole: number): Money<A> => {
  assert(Number.isSafeInteger(whole), `units takes whole units, not ${whole}`)
  return money(asset, BigInt(whole) * 10n ** BigInt(ASSET_SCALES[asset]))
}

/** The left amount names the asset (`NoInfer` below): two that do would make a union of both, which fits either. */
type SameAsset<A extends Asset> = A extends Asset ? ([Asset] extends [A] ? never : Money<A>) : never

export const add = <A extends Asset>(left: Money<A>, right: NoInfer<SameAsset<A>>): Money<A> =>
  money(left.asset, left.minor + sameAsset(left, right))

export const subtract = <A extends Asset>(left: Money<A>, right: NoInfer<SameAsset<A>>): Money<A> =>
  money(left.asset, left.minor - sameAsset(left, right))

/** amount x numerator / denominator, rounded towards minus infinity (for a grant: towards the house). */
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
