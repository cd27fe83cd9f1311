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
    const taken = new Set(this.#held.map(({ cell }) => cell.join()))
    return this.#cells().filter((cell) => !taken.has(cell.join()))
  }

  hold(landed: readonly Carried[]): void {
    this.#held = [...this.#held, ...landed]
  }

  /** The number of extra rows; held coins move down. */
  open(openedRows: number): void {
    const down = openedRows - this.#openedRows
    this.#openedRows = openedRows
    this.#held = this.#held.map((coin) => ({ ...coin, cell: [coin.cell[0], coin.cell[1] + down] }))
  }

  /** The coins, and elsewhere the strips, extended upwards for opened rows. */
  symbols(): Grid {
    const { strips, stops } = this.#spin
    const { layout } = this.#round.slot
    const held = new Map(this.#held.map(({ cell, symbol }) => [cell.join(), symbol]))
    return strips.map((strip, reel) =>
      Array.from({ length: this.rows }, (_, row) => {
        const plain = strip.map((symbol) => layout.symbolIds[symbol]!)
        const at = stops[reel]! + row - this.#openedRows
        return held.get(`${reel},${row}`) ?? this.#fillerAt(plain, at)
      }),
    )
  }

  /** The strip's symbol there, or the next one above that is no coin: a coin in view would hold. */
  #fillerAt(strip: readonly string[], at: number): string {
    const length = strip.length
    const above = strip.map((_, up) => strip[(((at - up) % length) + length) % length]!)
    return above.find((symbol) => this.#rule.coins[symbol] === undefined) ?? strip[0]!
  }

  #cells(): Cell[] {
    return this.#spin.strips.flatMap((_, reel) => Array.from({ length: this.rows }, (_row, row): Cell => [reel, row]))
  }
}
