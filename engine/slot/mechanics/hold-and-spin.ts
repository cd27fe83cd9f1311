import type { HoldAndSpinRule, SlotDefinition } from '../definition.ts'
import type { Cell, CellMark } from '../events.ts'
import type { FoundWin } from '../layout.ts'
import type { Round, Spin } from '../round.ts'
import { type Carried, drawValue, markOf, marksOf, unitsOf } from './carried.ts'
import { LinkGrid } from './link-grid.ts'

/** Plays the hold-and-spin if the coins of `spin` trigger it. */
export function playHoldAndSpin(round: Round, rule: HoldAndSpinRule, spin: Spin): void {
  const held = (spin.carried ?? []).filter(({ symbol }) => isCoin(rule, symbol))
  if (held.length < rule.countMin) return
  const feature = 'hold-and-spin'
  const wonBefore = round.won
  round.emit({ type: 'trigger', feature, cells: held.map(({ cell }) => cell), spins: rule.respins })
  round.emit({ type: 'featureStart', feature, spins: rule.respins, multiplier: 1 })
  const grid = new LinkGrid(round, { rule, spin, held })
  openRows(round, rule, grid)

  let left = rule.respins
  for (let respin = 1; left > 0 && grid.free.length > 0; respin++) {
    const landed = landCoins(round, { rule, grid, respin })
    grid.hold(landed)
    left = landed.length > 0 ? rule.respins : left - 1
    const isFull = grid.free.length === 0 && rowsOf(rule, grid.held.length) === grid.openedRows
    round.emit({ type: 'linkSpin', landed: landed.map((coin) => landedMark(round, coin)), left: isFull ? 0 : left })
    openRows(round, rule, grid)
  }
  payCoins(round, rule, grid)
  round.emit({ type: 'featureEnd', feature, amount: round.won - wonBefore })
}

const isCoin = ({ coins }: HoldAndSpinRule, symbol: string): boolean => coins[symbol] !== undefined

/** The number of rows open at this coin count. */
const rowsOf = ({ rowsAt = [] }: Pick<HoldAndSpinRule, 'rowsAt'>, coins: number): number =>
  rowsAt.filter((count) => coins >= count).length

/**
 * Every free cell spins independently, reel by reel: `respin:<number from 1>:cell:<reel from 1>:<row from 1>`, then
 * the coin's value with the suffix `:value`.
 */
function landCoins(round: Round, { rule, grid, respin }: { rule: HoldAndSpinRule; grid: LinkGrid; respin: number }): Carried[] {
  const { layout } = round.slot
  // In symbol order: the key order of an object is not part of the definition's hash.
  const coins = layout.symbolIds.filter((id) => isCoin(rule, id))
  const weights = [rule.empty, ...coins.map((coin) => rule.coins[coin]!)]
  const landed: Carried[] = []
  for (const cell of grid.free) {
    const label = `respin:${respin}:cell:${cell[0] + 1}:${cell[1] + 1}`
    const symbol = coins[round.stream.weighted(weights, label) - 1]
    if (symbol !== undefined) landed.push({ cell, symbol, value: drawValue(round, layout.indexOf(symbol), `${label}:value`)! })
  }
  return landed
}

const landedMark = (round: Round, { cell, symbol, value }: Carried): CellMark => ({ ...markOf(round, cell, value), symbol })

function openRows(round: Round, rule: HoldAndSpinRule, grid: LinkGrid): void {
  const opened = rowsOf(rule, grid.held.length)
  if (opened === grid.openedRows) return
  grid.open(opened)
  round.emit({ type: 'rowsUnlocked', rows: grid.rows, grid: grid.symbols(), marks: marksOf(round, grid.held) })
}

/** First all values, multiplied by the multiplying coins; then each jackpot, the full-grid one last. */
function payCoins(round: Round, rule: HoldAndSpinRule, { held, free }: LinkGrid): void {
  const { definition } = round.slot
  const multiplier = held.reduce((product, { value }) => product * (value.multiplier ?? 1), 1)
  const valued = held.filter(({ value }) => value.units !== undefined)
  const units = valued.reduce((sum, { value }) => sum + value.units!, 0)
  const cells = held.filter(({ value }) => value.jackpot === undefined).map(({ cell }) => cell)
  if (units > 0) round.pay([{ kind: 'link', symbol: rule.symbol, count: cells.length, cells, units }], multiplier)
  round.pay(
    held.flatMap(({ value, cell, symbol }): FoundWin[] =>
      value.jackpot === undefined ? [] : [jackpotWin(definition, { tier: value.jackpot, symbol, cells: [cell] })],
    ),
    1,
  )
  if (rule.fullGrid === undefined || free.length > 0) return
  round.pay([jackpotWin(definition, { tier: rule.fullGrid, symbol: rule.symbol, cells: held.map(({ cell }) => cell) })], 1)
}

const jackpotWin = (
  definition: SlotDefinition,
  { tier, symbol, cells }: { tier: string; symbol: string; cells: readonly Cell[] },
): FoundWin => ({
  kind: 'jackpot',
  symbol,
  tier,
  count: cells.length,
  cells,
  units: unitsOf(definition, { weight: 1, jackpot: tier }),
})
