import { Container, type Graphics, type Texture } from 'pixi.js'
import type { SlotDefinition } from '#engine/slot/definition.ts'
import type { RoundView } from '#engine/slot/view.ts'
import { isStripless } from '../playback/board.ts'
import type { CueOf } from '../playback/cue.ts'
import { openingStops } from '../playback/opening.ts'
import { stripsBehind } from '../playback/strips.ts'
import { reelLeft, screenOf, type StageLayout } from './layout.ts'
import { ReelView, type ReelWindow } from './reel-view.ts'
import type { Ride } from './tile-board.ts'

interface Tease {
  readonly reel: number
  readonly from: number
  readonly to: number
}

const STANDING: Ride = { offset: 0, isBlurred: false }

/** The strips of all reels: how they turn, stop and tease. */
export class ReelSet {
  readonly container = new Container()
  readonly #definition: SlotDefinition
  readonly #reels: readonly ReelView[]
  #teasing: Tease[] = []
  #rides: Ride[] = []

  constructor(definition: SlotDefinition, textures: Readonly<Record<string, Texture>>) {
    this.#definition = definition
    this.#reels = isStripless(definition) ? [] : definition.reels.map((strip) => new ReelView(strip, textures))
    for (const { container } of this.#reels) this.container.addChild(container)
  }

  /** Turns the first `count` reels; the others are not in view. */
  turn(now: number, count: number): void {
    for (const { motion } of this.#reels.slice(0, count)) motion.turn(now)
  }

  /** Turns the cue's reels to their stops. */
  land(cue: CueOf<'spin'>, now: number, isStill: boolean): void {
    const strips = stripsBehind(this.#definition, cue.stops, cue.grid)
    for (const [index, { reel, atMs }] of cue.reels.entries()) {
      const view = this.#reels[reel]
      view?.useStrip(strips[reel] ?? [], now)
      if (isStill) view?.motion.rest(cue.stops[reel] ?? 0)
      else view?.motion.land(now, cue.stops[reel] ?? 0, Math.max(atMs, 60))
      this.tease(cue, index, now)
    }
  }

  /** A reel's column glows from the previous reel's stop to its own while it may still bring a feature. */
  tease(cue: CueOf<'spin'>, index: number, now: number): void {
    const stop = cue.reels[index]
    if (!stop?.isTeasing || cue.isCalm) return
    this.#teasing.push({ reel: stop.reel, from: now + (cue.reels[index - 1]?.atMs ?? 0), to: now + stop.atMs })
  }

  nudge({ reel, by, ms }: CueOf<'nudge'>, now: number): void {
    this.#reels[reel]?.motion.nudge(now, by, ms)
  }

  rest({ stops, grid }: RoundView, now: number): void {
    this.#teasing = []
    const strips = grid && stops.length > 0 ? stripsBehind(this.#definition, stops, grid) : this.#definition.reels
    const first = openingStops(this.#definition)
    for (const [reel, view] of this.#reels.entries()) {
      const strip = strips[reel] ?? []
      view.useStrip(strip, now)
      view.motion.rest(stops[reel] ?? first[reel] ?? 0)
    }
  }

  get isMoving(): boolean {
    return this.#teasing.length > 0 || this.#reels.some(({ motion }) => motion.isMoving)
  }

  /** The reel that alone decides now. */
  teasingAt(now: number): number | null {
    return this.#teasing.find(({ from, to }) => now >= from && now < to)?.reel ?? null
  }

  rideOf(reel: number): Ride {
    return this.#rides[reel] ?? STANDING
  }

  draw(now: number, layout: StageLayout, windowOf: (reel: number) => ReelWindow): void {
    this.#rides = this.#reels.map((view) => view.ride(now))
    for (const [reel, view] of this.#reels.entries()) {
      view.container.position.set(reelLeft(layout, reel), screenOf(layout, reel).top)
      view.draw(this.rideOf(reel), layout, windowOf(reel))
    }
  }

  dim(alphaOf: (reel: number) => number): void {
    for (const [reel, { container }] of this.#reels.entries()) container.alpha = alphaOf(reel)
  }

  drawTease(glow: Graphics, layout: StageLayout, { now, color }: { now: number; color: number }): void {
    glow.clear()
    const reel = this.teasingAt(now)
    if (reel === null) return
    const { top, height } = screenOf(layout, reel)
    glow.rect(reelLeft(layout, reel), top, layout.cell, height).fill({ color, alpha: 0.22 })
  }
}
