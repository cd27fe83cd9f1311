import { type Money, toWire, units } from './money.ts'

/** What a player is given; either part may be zero. */
export interface Reward {
  readonly coins: Money<'coins'>
  readonly entries: Money<'entries'>
}

/** Of whole coins and entries. */
export const reward = (coins: number, entries: number): Reward => ({
  coins: units('coins', coins),
  entries: units('entries', entries),
})

/** Minor units, as replies have it. */
export interface WireReward {
  readonly coins: number
  readonly entries: number
}

export const wireReward = ({ coins, entries }: Reward): WireReward => ({ coins: toWire(coins), entries: toWire(entries) })
