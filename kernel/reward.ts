import { add, money, type Money, toWire, units } from './money.ts'

/** A grant to a player; either part may be zero. */
export interface Reward {
  readonly coins: Money<'coins'>
  readonly entries: Money<'entries'>
}

/** From displayed coins and entries: `reward(10_000, 0.5)`. */
export const reward = (coins: number, entries: number): Reward => ({
  coins: units('coins', coins),
  entries: units('entries', entries),
})

/** The part of a prize that is granted where entries are closed. */
export const coinsPart = <R extends Reward>(prize: R): R => ({ ...prize, entries: units('entries', 0) })

export const addRewards = (left: Reward, right: Reward): Reward => ({
  coins: add(left.coins, right.coins),
  entries: add(left.entries, right.entries),
})

/** From minor units, as they are stored. */
export const toReward = (stored: { readonly coins: bigint; readonly entries: bigint }): Reward => ({
  coins: money('coins', stored.coins),
  entries: money('entries', stored.entries),
})

/** Minor units, as in replies. */
export interface WireReward {
  readonly coins: number
  readonly entries: number
}

export const wireReward = ({ coins, entries }: Reward): WireReward => ({ coins: toWire(coins), entries: toWire(entries) })
