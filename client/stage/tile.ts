import { Container, Sprite, Texture } from 'pixi.js'
import type { BoardCell } from '../playback/board.ts'
import { AT_REST, type Motion, type Pose } from './pose.ts'
import { ValueTag, type ValueWriting } from './value-tag.ts'

/** The renderer's resources for tiles. */
export interface TileArt extends ValueWriting {
  readonly textures: Readonly<Record<string, Texture>>
}

export interface TilePlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** The symbol's own size in its cell. */
  readonly size: number
  readonly isBlurred: boolean
}

const EMPTY: BoardCell = { symbol: null, mark: null }

/** One symbol in its cell, with its value; both move together. */
export class Tile {
  readonly container = new Container()
  readonly #plate = new Sprite({ texture: Texture.WHITE, anchor: 0.5, visible: false })
  readonly #body = new Container()
  readonly #sprite = new Sprite({ anchor: 0.5 })
  readonly #tag: ValueTag
  readonly #art: TileArt
  #cell = EMPTY
  #moving: { readonly motion: Motion; readonly since: number; readonly ms: number } | null = null
  #breath = 1

  constructor(art: TileArt) {
    this.#art = art
    this.#tag = new ValueTag(art)
    this.#body.addChild(this.#sprite, this.#tag.container)
    this.container.addChild(this.#plate, this.#body)
  }

  get cell(): BoardCell {
    return this.#cell
  }

  /** A value, a multiplier or the name of a jackpot is on the symbol. */
  get hasValue(): boolean {
    const { mark } = this.#cell
    return mark !== null && (mark.jackpot !== undefined || mark.amount !== undefined || (mark.multiplier ?? 1) > 1)
  }

  show(cell: BoardCell): void {
    this.#cell = cell
    const { textures } = this.#art
    const plate = cell.mark?.jackpot === undefined ? undefined : textures[`jackpot-${cell.mark.jackpot}`]
    const texture = plate ?? textures[cell.symbol ?? '']
    this.#sprite.visible = texture !== undefined
    if (texture) this.#sprite.texture = texture
    this.#tag.show(cell.mark, plate !== undefined)
  }

  /** An animation of `ms` from `since` on; it holds the first pose before and the last one after. */
  move(motion: Motion, since: number, ms: number): void {
    this.#moving = { motion, since, ms: Math.max(1, ms) }
  }

  still(): void {
    this.#moving = null
  }

  isMoving(now: number): boolean {
    return this.#moving !== null && now < this.#moving.since + this.#moving.ms
  }

  /** The ground below the symbol: hides what turns behind it, or marks it as locked. */
  ground(color: number | null, alpha: number): void {
    this.#plate.visible = color !== null
    if (color !== null) this.#plate.tint = color
    this.#plate.alpha = alpha
  }

  light(tint: number, breath: number): void {
    this.#sprite.tint = tint
    this.#tag.container.tint = tint
    this.#breath = breath
  }

  draw(now: number, { x, y, width, height, size, isBlurred }: TilePlace): void {
    const pose = this.#pose(now)
    this.container.position.set(x, y)
    if (this.#plate.visible) this.#plate.setSize(width * 0.98, height * 0.97)
    this.#body.position.set(pose.x * width, pose.y * height)
    this.#body.rotation = pose.angle
    this.#body.alpha = isBlurred ? 0.82 * pose.alpha : pose.alpha
    const scale = pose.scale * this.#breath
    this.#body.scale.set(scale * pose.narrow, scale)
    this.#sprite.setSize(size, isBlurred ? size * 1.18 : size)
    this.#tag.fit(size)
  }

  #pose(now: number): Pose {
    if (!this.#moving) return AT_REST
    const { motion, since, ms } = this.#moving
    return { ...AT_REST, ...motion(Math.min(1, Math.max(0, (now - since) / ms))) }
  }
}
