import { Container, Sprite, Texture } from 'pixi.js'
import { reelLeft, screenOf, type StageLayout } from './layout.ts'

interface Run {
  readonly bar: Sprite
  readonly reel: number
  readonly since: number
  readonly ms: number
}

/** A bar of light that runs down a reel while a symbol spreads over it. */
export class ReelSweep {
  readonly container = new Container()
  readonly #color: number
  #runs: Run[] = []

  constructor(color: number) {
    this.#color = color
  }

  run(reel: number, now: number, ms: number): void {
    const bar = new Sprite({ texture: Texture.WHITE, anchor: 0.5, tint: this.#color, blendMode: 'add' })
    this.container.addChild(bar)
    this.#runs.push({ bar, reel, since: now, ms })
  }

  get isBusy(): boolean {
    return this.#runs.length > 0
  }

  draw(now: number, layout: StageLayout): void {
    for (const { bar, reel, since, ms } of this.#runs) {
      const progress = Math.min(1, (now - since) / ms)
      bar.setSize(layout.cell, layout.cell * 0.3)
      const { top, height } = screenOf(layout, reel)
      bar.position.set(reelLeft(layout, reel) + layout.cell / 2, top + height * progress)
      bar.alpha = 0.55 * Math.sin(Math.PI * progress)
    }
    this.#runs = this.#runs.filter((run) => {
      const isOver = now >= run.since + run.ms
      if (isOver) run.bar.destroy()
      return !isOver
    })
  }

  clear(): void {
    for (const { bar } of this.#runs) bar.destroy()
    this.#runs = []
  }
}
