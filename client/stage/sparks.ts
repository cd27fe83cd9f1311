import { Container, Sprite, Texture } from 'pixi.js'

const SPARKS_MAX = 140
const LIFE_MS = 620
const A_BURST = 7

interface Spark {
  readonly sprite: Sprite
  x: number
  y: number
  vx: number
  vy: number
  size: number
  bornAt: number
}

/** Pooled particles: where symbols burst, coins lock and values arrive. */
export class Sparks {
  readonly container = new Container()
  readonly #color: number
  readonly #pool: Spark[] = []
  #texture: Texture | undefined
  #next = 0
  #seed = 7

  constructor(color: number) {
    this.#color = color
  }

  /** A ring of particles around a point. */
  throw({ x, y }: { x: number; y: number }, size: number, now: number): void {
    for (let index = 0; index < A_BURST; index++) {
      const spark = (this.#pool[this.#next++ % SPARKS_MAX] ??= this.#newSpark())
      const angle = ((index + this.#jitter()) / A_BURST) * 2 * Math.PI
      const speed = size * (1.4 + this.#jitter() * 1.6)
      Object.assign(spark, { x, y, vx: Math.cos(angle) * speed, vy: Math.sin(angle) * speed, bornAt: now })
      spark.size = size * (0.16 + 0.2 * this.#jitter())
      spark.sprite.visible = true
    }
  }

  get isBusy(): boolean {
    return this.#pool.some(({ sprite }) => sprite.visible)
  }

  draw(now: number): void {
    for (const { sprite, x, y, vx, vy, size, bornAt } of this.#pool) {
      if (!sprite.visible) continue
      const age = (now - bornAt) / LIFE_MS
      sprite.visible = age < 1
      const way = ((1 - (1 - Math.min(1, age)) ** 2) * LIFE_MS) / 2_000
      sprite.position.set(x + vx * way, y + vy * way)
      sprite.setSize(size * (1 - age * 0.6))
      sprite.alpha = Math.max(0, 1 - age)
    }
  }

  clear(): void {
    for (const { sprite } of this.#pool) sprite.visible = false
  }

  #newSpark(): Spark {
    const texture = (this.#texture ??= softDot())
    const sprite = new Sprite({ texture, anchor: 0.5, visible: false, blendMode: 'add', tint: this.#color })
    this.container.addChild(sprite)
    return { sprite, x: 0, y: 0, vx: 0, vy: 0, size: 0, bornAt: 0 }
  }

  /** Randomizes light on screen only; no outcome depends on it. */
  #jitter(): number {
    this.#seed = (this.#seed * 16_807) % 2_147_483_647
    return this.#seed / 2_147_483_647
  }
}

function softDot(): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 64
  const context = canvas.getContext('2d')
  const light = context?.createRadialGradient(32, 32, 0, 32, 32, 32)
  if (!context || !light) return Texture.WHITE
  light.addColorStop(0, '#ffffff')
  light.addColorStop(0.3, '#ffffffb0')
  light.addColorStop(1, '#ffffff00')
  context.fillStyle = light
  context.fillRect(0, 0, 64, 64)
  return Texture.from(canvas)
}
