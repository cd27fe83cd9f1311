import type { SymbolValue } from '../definition.ts'
import type { Cell, CellMark } from '../events.ts'
import type { Window } from '../layout.ts'
import type { Round } from '../round.ts'

/** A symbol in view and its value. */
export interface Carried {
  readonly cell: Cell
  readonly symbol: string
  readonly value: SymbolValue
}

/** Draws the values of the symbols in view, reel by reel: `<label>value:<reel from 1>:<row from 1>`. */
export function drawCarried(round: Round, window: Window, label: string): Carried[] {
  const { carries, layout, definition } = round.slot
  const carried: Carried[] = []
  if (!carries) return carried
  for (const [at, shown] of window.entries()) {
    if (!definition.symbols[shown]?.values) continue
    const cell: Cell = [Math.floor(at / layout.rows), at % layout.rows]
    const value = drawValue(round, shown, `${label}value:${cell[0] + 1}:${cell[1] + 1}`)!
    carried.push({ cell, symbol: layout.symbolIds[shown]!, value })
  }
  return carried
}

/** A symbol's value for this landing; a constant value takes no draw. */
export function drawValue({ slot, stream }: Round, symbol: number, label: string): SymbolValue | undefined {
  const values = slot.definition.symbols[symbol]?.values
  if (!values || values.length === 1) return values?.[0]
  const weights = values.map(({ weight }) => weight)
  return values[stream.weighted(weights, label)]
}

export const marksOf = (round: Round, carried: readonly Carried[]): CellMark[] =>
  carried.map(({ cell, value }) => markOf(round, cell, value))

export function markOf(round: Round, cell: Cell, value: SymbolValue): CellMark {
  if (value.multiplier !== undefined) return { cell, multiplier: value.multiplier }
  const amount = round.amountOf(unitsOf(round.slot.definition, value))
  return { cell, amount, ...(value.jackpot !== undefined && { jackpot: value.jackpot }) }
}

/** The worth of a value by itself. */
export const unitsOf = (
  { jackpots = {} }: { readonly jackpots?: Readonly<Record<string, number>> },
  { units, jackpot }: SymbolValue,
): number => units ?? (jackpot === undefined ? 0 : jackpots[jackpot]!)
