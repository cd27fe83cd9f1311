/** A row of the prizes: each place from `from` to `to` pays it. */
export interface PrizeRow {
  readonly from: number
  readonly to: number
  readonly coins: number
  readonly entries: number
}

/** The prize of a place; undefined after the last. */
export const prizeAt = <P extends PrizeRow>(prizes: readonly P[], place: number): P | undefined =>
  prizes.find(({ from, to }) => from <= place && place <= to)

/** What all places up to `last` pay together, in minor units. */
export function sumUpTo(prizes: readonly PrizeRow[], last: number): { readonly coins: number; readonly entries: number } {
  const places = ({ from, to }: PrizeRow): number => Math.max(0, Math.min(to, last) - from + 1)
  const sum = (asset: 'coins' | 'entries') => prizes.reduce((total, prize) => total + prize[asset] * places(prize), 0)
  return { coins: sum('coins'), entries: sum('entries') }
}

/**
 * The exact odds and expected value of one ticket, for as many as are in the draw. Each ticket wins at most one prize, and
 * with fewer tickets than prizes each wins one.
 */
export function oddsOf(prizes: readonly PrizeRow[], tickets: number) {
  const places = Math.min(prizes.at(-1)?.to ?? 0, tickets)
  const { coins, entries } = sumUpTo(prizes, places)
  return tickets === 0 ? null : { places, chance: places / tickets, coins: coins / tickets, entries: entries / tickets }
}
