import type { TumbleRule } from '../definition.ts'
import type { Round } from '../round.ts'

type Marks = NonNullable<TumbleRule['meter']>

/** Fills by one for each winning cell; each mark that it passes sets the multiplier of the wins after it. */
export class TumbleMeter {
  readonly #round: Round
  readonly #marks: Marks
  #filled = 0

  constructor(round: Round, marks: Marks = []) {
    this.#round = round
    this.#marks = marks
  }

  get multiplier(): number {
    return this.#marks[this.#passed - 1]?.multiplier ?? 1
  }

  empty(): void {
    this.#filled = 0
  }

  fill(cells: number): void {
    const before = this.#passed
    this.#filled += cells
    const position = this.#passed
    if (position === before) return
    const { multiplier } = this
    this.#round.emit({ type: 'trail', position, of: this.#marks.length, multiplier })
    this.#round.emit({ type: 'multiplier', value: multiplier })
  }

  get #passed(): number {
    let passed = 0
    while (passed < this.#marks.length && this.#marks[passed]!.cells <= this.#filled) passed++
    return passed
  }
}
