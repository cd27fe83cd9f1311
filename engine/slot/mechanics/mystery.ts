import type { SlotDefinition } from '../definition.ts'
import { cellsOf, gridOf } from '../layout.ts'
import type { Round, Spin } from '../round.ts'

/** Uncovers the covered cells in view as one drawn symbol; without any the spin stays as it is. */
export function uncover(round: Round, spin: Spin, label: string): Spin {
  const { definition, layout } = round.slot
  const { mystery } = definition
  if (!mystery) return spin
  const cover = layout.indexOf(mystery.symbol)
  const cells = cellsOf(layout, spin.window, cover)
  if (cells.length === 0) return spin
  const choices = mysteryChoices(definition)
  const { symbol } =
    choices[
      round.stream.weighted(
        choices.map(({ weight }) => weight),
        `${label}mystery`,
      )
    ]!
  const window = spin.window.map((shown) => (shown === cover ? layout.indexOf(symbol) : shown))
  round.emit({ type: 'transform', reason: 'mystery', symbol, cells, grid: gridOf(layout, window) })
  return { ...spin, window }
}

/** What the covers may hide, in the order of the symbols. */
export const mysteryChoices = ({ symbols, mystery }: SlotDefinition): { readonly symbol: string; readonly weight: number }[] =>
  symbols.flatMap(({ id }) => {
    const weight = mystery?.weights[id] ?? 0
    return weight > 0 ? [{ symbol: id, weight }] : []
  })
