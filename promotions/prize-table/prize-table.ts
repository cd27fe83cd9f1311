import { defHash } from '#engine/def-hash.ts'
import type { PrizeRules } from '#engine/fair/prize-rules.ts'
import type { Odds } from '#platform/fair/published-odds.ts'
import type { ActCall, Cost } from '../definition.ts'
import { drawCost } from '../forecast/prize-moments.ts'

/** A prize and its share of 100,000 draws. Amounts are minor units; a table without entries leaves them out. */
export interface TableRow {
  readonly coins: number
  readonly entries?: number
  readonly chancePer100k: number
}

/**
 * A draw of one row of an ordered table. Its id and what it calls a row are part of the odds that players verify, so a
 * released table keeps both.
 */
export function prizeTable(id: string, row: string) {
  /** With its number, so that all are distinct. */
  const nameOf = ({ coins, entries }: TableRow, at: number): string =>
    [`${row} ${at + 1}: coins ${coins / 100}`, ...(entries === undefined ? [] : [`entries ${entries / 100}`])].join(', ')

  /** The draw input; together with the seeds it determines the result. */
  const oddsOf = (rows: readonly TableRow[]): Odds<PrizeRules> => {
    const rules = { id, prizes: rows.map((each, at) => ({ id: nameOf(each, at), weight: each.chancePer100k })) }
    return { rules, hash: defHash(rules) }
  }

  /** Draws the place of a row, from 0. */
  const drawFrom = (rows: readonly TableRow[], draw: ActCall['draw']): number => {
    const drawn = draw(oddsOf(rows).rules)
    return rows.findIndex((each, at) => nameOf(each, at) === drawn)
  }

  return { oddsOf, drawFrom }
}

/** The cost of one draw from a table. With the name of an act, its every call is one. */
export const tableCost = (trigger: string, rows: readonly TableRow[], act?: string): Cost => ({
  ...drawCost(
    trigger,
    rows.map(({ chancePer100k: weight, coins, entries = 0 }) => ({ weight, coins, entries })),
  ),
  ...(act !== undefined && { act }),
})
