import { Container, Sprite, type Texture } from 'pixi.js'
import { rowHeight, type StageLayout } from './layout.ts'
import { createReelMotion, type ReelMotion } from './reel-motion.ts'
import { symbolSize } from './symbol-size.ts'
import type { Ride } from './tile-board.ts'

const BLUR_ABOVE_A_SECOND = 14
const AT_FULL_SPEED_MS = 300

/** What covers a strip. */
export interface ReelWindow {
  readonly count: number
  /** Rows whose symbol stays in place while the strip turns behind it. */
  readonly isSticky: (row: number) => boolean
}

/** The strip behind one turning reel, which shows only its own symbols. Symbols at rest in the window are tiles. */
export class ReelView {
  readonly container = new Container()
  motion: ReelMotion
  #strip: readonly string[]
  readonly #textures: Readonly<Record<string, Texture>>
  readonly #sprites: Sprite[] = []
  #lastPlace = 0
  #lastAt = 0
  #symbolsASecond = 0

  constructor(strip: readonly string[], textures: Readonly<Record<string, Texture>>) {
    this.#strip = strip
    this.#textures = textures
    this.motion = createReelMotion(strip.length)
  }

  /** Features may use other strips; they are swapped at full speed, where the change is invisible. */
  useStrip(strip: readonly string[], now: number): void {
    if (strip === this.#strip) return
    this.#strip = strip
    const isMoving = this.motion.isMoving
    this.motion = createReelMotion(strip.length)
    if (isMoving) this.motion.turn(now - AT_FULL_SPEED_MS)
  }

  /** The position of the window's own symbols while the reel turns. */
  ride(now: number): Ride {
    const place = this.motion.at(now)
    // A reel at rest is sharp, however far it moved in its last frame.
    const isTurning = this.motion.isMoving && now > this.#lastAt
    if (now > this.#lastAt)
      this.#symbolsASecond = isTurning ? (Math.abs(place - this.#lastPlace) * 1_000) / (now - this.#lastAt) : 0
    this.#lastPlace = place
    this.#lastAt = now
    return { offset: place - this.motion.target, isBlurred: this.#symbolsASecond > BLUR_ABOVE_A_SECOND }
  }

  draw(ride: Ride, layout: StageLayout, { count, isSticky }: ReelWindow): void {
    this.container.visible = ride.offset !== 0 && count > 0
    if (!this.container.visible) return
    const place = ride.offset + this.motion.target
    const base = Math.floor(place)
    const height = rowHeight(layout, count)
    const size = symbolSize(layout, count)
    this.#reserve(count + 1)
    for (const [index, sprite] of this.#sprites.entries()) {
      const row = index - 1
      // The window's own rows are drawn by its tiles.
      const inWindow = row - (base - this.motion.target)
      sprite.visible = index <= count && (inWindow < 0 || inWindow >= count || isSticky(inWindow))
      if (!sprite.visible) continue
      const length = this.#strip.length
      const texture = this.#textures[this.#strip[(((row - base) % length) + length) % length] ?? '']
      if (texture && sprite.texture !== texture) sprite.texture = texture
      sprite.position.set(layout.cell / 2, (row + 0.5 + (place - base)) * height)
      sprite.setSize(size, ride.isBlurred ? size * 1.18 : size)
      sprite.alpha = ride.isBlurred ? 0.82 : 1
    }
  }

  #reserve(count: number): void {
    while (this.#sprites.length < count) {
      const sprite = new Sprite({ anchor: 0.5 })
      this.#sprites.push(sprite)
      this.container.addChild(sprite)
    }
  }
}
