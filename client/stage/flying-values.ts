import { Container } from 'pixi.js'
import type { CellMark } from '#engine/slot/events.ts'
import { easeOut } from './pose.ts'
import { ValueTag, type ValueWriting } from './value-tag.ts'

interface Point {
  readonly x: number
  readonly y: number
}

interface Flight {
  readonly tag: ValueTag
  readonly from: Point
  readonly to: Point
  readonly since: number
  readonly ms: number
  readonly size: number
}

/** Values flying to the symbol that collects them. */
export class FlyingValues {
  readonly container = new Container()
  readonly #writing: ValueWriting
  #flights: Flight[] = []

  constructor(writing: ValueWriting) {
    this.#writing = writing
  }

  fly(mark: CellMark, way: Omit<Flight, 'tag'>): void {
    const tag = new ValueTag(this.#writing)
    tag.show(mark, false)
    const holder = new Container()
    holder.addChild(tag.container)
    holder.visible = false
    this.container.addChild(holder)
    this.#flights.push({ ...way, tag })
  }

  get isBusy(): boolean {
    return this.#flights.length > 0
  }

  draw(now: number): void {
    for (const { tag, from, to, since, ms, size } of this.#flights) {
      const holder = tag.container.parent
      if (!holder) continue
      const progress = (now - since) / ms
      holder.visible = progress >= 0 && progress < 1
      const t = easeOut(Math.min(1, Math.max(0, progress)))
      const arc = Math.sin(Math.PI * t) * -Math.min(size, Math.abs(to.x - from.x) * 0.4)
      holder.position.set(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t + arc)
      tag.fit(size * (1.15 - 0.35 * t))
    }
    this.#flights = this.#flights.filter((flight) => {
      const isOver = now >= flight.since + flight.ms
      if (isOver) flight.tag.container.parent?.destroy({ children: true })
      return !isOver
    })
  }

  clear(): void {
    for (const { tag } of this.#flights) tag.container.parent?.destroy({ children: true })
    this.#flights = []
  }
}
