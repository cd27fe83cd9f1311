import type { HoldAndSpinRule } from '../definition.ts'
import type { Cell, Grid } from '../events.ts'
import type { Round, Spin } from '../round.ts'
import type { Carried } from './carried.ts'

/** The grid of a hold-and-spin: held coins, free cells, and the rows opened at the top. */
export class LinkGrid {
  readonly #round: Round
  readonly #rule: HoldAndSpinRule
  readonly #spin: Spin
  #held: readonly Carried[]
  #openedRows = 0
  /** Found once for each change: a round asks three times a respin. */
  #free: readonly Cell[] | undefined

  constructor(round: Round, { rule, spin, held }: { rule: HoldAndSpinRule; spin: Spin; held: readonly Carried[] }) {
    this.#round = round
    this.#rule = rule
    this.#spin = spin
    this.#held = held
  }

  get held(): readonly Carried[] {
    return this.#held
  }

  get openedRows(): number {
    return this.#openedRows
  }

  get rows(): number {
    return this.#round.slot.layout.rows + this.#openedRows
  }

  /** Reel by reel, from the top down. */
  get free(): readonly Cell[] {
    return (this.#free ??= this.#findFree())
  }

  hold(landed: readonly Carried[]): void {
    if (landed.length === 0) return
    this.#held = [...this.#held, ...landed]
    this.#free = undefined
  }

  /** The number of extra rows; held coins move down. */
  open(openedRows: number): void {
    const down = openedRows - this.#openedRows
    this.#openedRows = openedRows
    this.#free = undefined
    this.#held = this.#held.map((coin) => ({ ...coin, cell: [coin.cell[0], coin.cell[1] + down] }))
  }

  /** The coins, and elsewhere the strips, extended upwards for opened rows. */
  symbols(): Grid {
    const { strips, stops } = this.#spin
    const { layout } = this.#round.slot
    const held = new Map(this.#held.map(({ cell, symbol }) => [this.#indexOf(cell), symbol]))
    return strips.map((strip, reel) => {
      const plain = strip.map((symbol) => layout.symbolIds[symbol]!)
      const first = stops[reel]! - this.#openedRows
      return Array.from(
        { length: this.rows },
        (_, row) => held.get(this.#indexOf([reel, row])) ?? this.#fillerAt(plain, first + row),
      )
    })
  }

  /** The strip's symbol there, or the next one above that is no coin: a coin in view would hold. */
  #fillerAt(strip: readonly string[], at: number): string {
    const { length } = strip
    for (let up = 0; up < length; up++) {
      const symbol = strip[(((at - up) % length) + length) % length]!
      if (this.#rule.coins[symbol] === undefined) return symbol
    }
    return strip[0]!
  }

  #indexOf([reel, row]: Cell): number {
    return reel * this.rows + row
  }

  #findFree(): Cell[] {
    const taken = new Set(this.#held.map(({ cell }) => this.#indexOf(cell)))
    return this.#spin.strips
      .flatMap((_, reel) => Array.from({ length: this.rows }, (_row, row): Cell => [reel, row]))
      .filter((cell) => !taken.has(this.#indexOf(cell)))
  }
}
