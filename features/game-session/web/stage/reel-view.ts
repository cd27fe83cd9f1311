import { Container, Sprite, type Texture } from 'pixi.js'
import { createReelMotion, type ReelMotion } from './reel-motion.ts'
import type { StageLayout } from './layout.ts'

const SYMBOL_SHARE = 0.92
const BLUR_ABOVE_A_SECOND = 14
const AT_FULL_SPEED_MS = 300

/** One reel: the real strip, seen through its window. It shows nothing that is not on the strip. */
export class ReelView {
  readonly container = new Container()
  motion: ReelMotion
  #strip: readonly string[]
  readonly #textures: Readonly<Record<string, Texture>>
  readonly #sprites: Sprite[]
  #lastPlace = 0
  #lastAt = 0

  constructor(strip: readonly string[], rows: number, textures: Readonly<Record<string, Texture>>) {
    this.#strip = strip
    this.#textures = textures
    this.motion = createReelMotion(strip.length)
    this.#sprites = Array.from({ length: rows + 1 }, () => new Sprite({ anchor: 0.5 }))
    this.container.addChild(...this.#sprites)
  }

  /** Free spins may turn other strips. The change is made while the reel runs, where nobody can see it. */
  useStrip(strip: readonly string[], now: number): void {
    if (strip === this.#strip) return
    this.#strip = strip
    this.motion = createReelMotion(strip.length)
    this.motion.turn(now - AT_FULL_SPEED_MS)
  }

  /** The sprite of a row at rest, for the win's halo and pulse. */
  spriteAt(row: number): Sprite | undefined {
    return this.#sprites[row + 1]
  }

  draw(now: number, layout: StageLayout): void {
    const place = this.motion.at(now)
    // A reel that has come to rest is sharp, however far its last frame was.
    const isTurning = this.motion.isMoving && now > this.#lastAt
    const symbolsASecond = isTurning ? (Math.abs(place - this.#lastPlace) * 1_000) / (now - this.#lastAt) : 0
    this.#lastPlace = place
    this.#lastAt = now
    const base = Math.floor(place)
    const length = this.#strip.length
    this.#sprites.forEach((sprite, index) => {
      const row = index - 1
      const position = (((row - base) % length) + length) % length
      const texture = this.#textures[this.#strip[position] ?? '']
      if (texture && sprite.texture !== texture) sprite.texture = texture
      sprite.position.set(layout.cell / 2, (row + 0.5 + (place - base)) * layout.row)
      const size = layout.cell * SYMBOL_SHARE
      sprite.setSize(size, symbolsASecond > BLUR_ABOVE_A_SECOND ? size * 1.18 : size)
      sprite.alpha = symbolsASecond > BLUR_ABOVE_A_SECOND ? 0.82 : 1
    })
  }
}
