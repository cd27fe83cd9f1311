import { Container, Graphics, Text, type TextStyleOptions } from 'pixi.js'
import type { CellMark } from '#engine/slot/events.ts'

/** Text style of values: the page's font, short enough for a symbol. */
export interface ValueWriting {
  readonly font: string
  /** `1.2K`. */
  readonly short: (amount: number) => string
}

const FONT_SIZE = 64
const INK = 0x2a0d02
const AMOUNT: TextStyleOptions = {
  fontSize: FONT_SIZE,
  fontWeight: '800',
  fill: 0xfff6d8,
  stroke: { color: INK, width: 15, join: 'round' },
  dropShadow: { color: 0x000000, alpha: 0.55, blur: 6, distance: 4, angle: Math.PI / 2 },
}
const FACTOR: TextStyleOptions = { fontSize: FONT_SIZE, fontWeight: '800', fill: INK }

/** In symbol sizes. */
const AMOUNT_HIGH = 0.34
const AMOUNT_WIDE = 0.92
const FACTOR_HIGH = 0.26

/** A symbol's label: a value at its center, a multiplier on a plate at its bottom. */
export class ValueTag {
  readonly container = new Container()
  readonly #writing: ValueWriting
  #parts: { readonly text: Text; readonly plate: Graphics } | undefined
  #shown = ''
  #isFactor = false

  constructor(writing: ValueWriting) {
    this.#writing = writing
    this.container.visible = false
  }

  /** `hasPlate`: the picture already names the jackpot. */
  show(mark: CellMark | null, hasPlate: boolean): void {
    const text = this.#textOf(mark, hasPlate)
    this.container.visible = text !== ''
    if (text === this.#shown || text === '') return
    this.#shown = text
    this.#isFactor = mark?.amount === undefined && mark?.jackpot === undefined
    const { text: written, plate } = (this.#parts ??= this.#makeParts())
    written.style = { ...(this.#isFactor ? FACTOR : AMOUNT), fontFamily: this.#writing.font }
    written.text = text
    plate.clear()
    if (!this.#isFactor) return
    const [width, height] = [written.width + FONT_SIZE * 0.6, FONT_SIZE * 1.16]
    plate
      .roundRect(-width / 2, -height / 2, width, height, height / 2)
      .fill(0xffd25e)
      .stroke({ width: 5, color: 0x7a3b00 })
      .roundRect(-width / 2 + 5, -height / 2 + 4, width - 10, height * 0.42, height * 0.21)
      .fill({ color: 0xffffff, alpha: 0.35 })
  }

  /** For a symbol of `size`, around its center. */
  fit(size: number): void {
    const written = this.#parts?.text
    if (!this.container.visible || !written) return
    const share = this.#isFactor ? FACTOR_HIGH : AMOUNT_HIGH
    const scale = Math.min((size * share) / FONT_SIZE, (size * AMOUNT_WIDE) / Math.max(1, written.width / written.scale.x))
    this.container.scale.set(scale)
    this.container.y = this.#isFactor ? size * 0.36 : size * 0.04
  }

  #makeParts(): { readonly text: Text; readonly plate: Graphics } {
    const parts = { plate: new Graphics(), text: new Text({ text: '', anchor: 0.5, resolution: 1 }) }
    this.container.addChild(parts.plate, parts.text)
    return parts
  }

  #textOf(mark: CellMark | null, hasPlate: boolean): string {
    if (!mark) return ''
    if (mark.jackpot !== undefined) return hasPlate ? '' : mark.jackpot.toUpperCase()
    if (mark.amount !== undefined) return this.#writing.short(mark.amount)
    return mark.multiplier === undefined || mark.multiplier < 2 ? '' : `x${mark.multiplier}`
  }
}
