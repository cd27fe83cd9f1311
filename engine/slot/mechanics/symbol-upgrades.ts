import type { FreeSpinsRule, SymbolUpgrades } from '../definition.ts'
import type { Cell } from '../events.ts'
import { cellsOf, gridOf, type Window } from '../layout.ts'
import type { Round } from '../round.ts'

/** The trail of one free spin series, from its start. */
export class UpgradeTrail {
  readonly #round: Round
  readonly #mover: number
  readonly #trail: readonly number[]
  #position = 0

  constructor(round: Round, { symbol, upgrades }: Pick<FreeSpinsRule, 'symbol'> & { readonly upgrades: SymbolUpgrades }) {
    const { layout } = round.slot
    this.#round = round
    this.#mover = layout.indexOf(symbol)
    this.#trail = upgrades.trail.map(layout.indexOf)
  }

  /** Advances by what landed; returns the resulting window. */
  shown(window: Window): Window {
    const { layout } = this.#round.slot
    const moves = cellsOf(layout, window, this.#mover).length
    const of = this.#trail.length - 1
    const position = Math.min(of, this.#position + moves)
    const reached = this.#trail[position]!
    const symbol = layout.symbolIds[reached]!
    if (position > this.#position) this.#round.emit({ type: 'trail', position, of, symbol })
    this.#position = position

    const behind = this.#trail.slice(0, position)
    const cells = window.flatMap<Cell>((shown, at) =>
      behind.includes(shown) ? [[Math.floor(at / layout.rows), at % layout.rows]] : [],
    )
    if (cells.length === 0) return window
    const upgraded = window.map((shown) => (behind.includes(shown) ? reached : shown))
    this.#round.emit({ type: 'transform', reason: 'upgrade', symbol, cells, grid: gridOf(layout, upgraded) })
    return upgraded
  }
}
