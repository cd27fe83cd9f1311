import type { PaidGrant } from '../definition.ts'

/** What was paid for the nth of something: a place, a level, a card. */
export interface NumberedPrize {
  readonly nth: number
  readonly coins: number
  readonly entries: number
}

/** A grant with a key such as `level:3`, by what it counts; undefined for any other, and for one that is no balance. */
export function numberedPrize({ key, value }: PaidGrant, counted: string): NumberedPrize | undefined {
  const [name, nth = ''] = key.split(':').slice(-2)
  if (name !== counted || !/^\d+$/.test(nth) || value.kind !== 'balance') return undefined
  return { nth: Number(nth), coins: value.coins, entries: value.entries }
}
