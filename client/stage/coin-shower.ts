import { Container, Sprite, type Texture } from 'pixi.js'
import type { WinTier } from '../playback/win-tier.ts'
import { COIN_TURN_MAX } from './pose.ts'

const COINS: Readonly<Partial<Record<WinTier, number>>> = { good: 24, big: 60, mega: 90, epic: 120 }
const GRAVITY = 1_800
const LIFE_MS = 2_400

interface Coin {
  readonly sprite: Sprite
  vx: number
  vy: number
  spin: number
  bornAt: number
}

/** Pooled coins thrown up from the win, falling back down. */
export class CoinShower {
  readonly container = new Container()
  readonly #texture: Texture
  readonly #pool: Coin[] = []
  #last = 0
  #seed = 1

  constructor(texture: Texture) {
    this.#texture = texture
  }

  throw(tier: WinTier, from: { x: number; y: number }, now: number, size: number): void {
    for (let index = 0; index < (COINS[tier] ?? 0); index++) {
      const coin = (this.#pool[index] ??= this.#newCoin())
      coin.sprite.visible = true
      coin.sprite.position.set(from.x, from.y)
      coin.sprite.setSize(size, size)
      coin.vx = (this.#jitter() - 0.5) * 900
      coin.vy = -500 - this.#jitter() * 900
      coin.spin = this.#jitter() * COIN_TURN_MAX
      coin.bornAt = now + index * 12
    }
  }

  get isBusy(): boolean {
    return this.#pool.some(({ sprite }) => sprite.visible)
  }

  draw(now: number): void {
    const seconds = Math.min(0.05, (now - this.#last) / 1_000)
    this.#last = now
    for (const coin of this.#pool) {
      if (!coin.sprite.visible || now < coin.bornAt) continue
      coin.vy += GRAVITY * seconds
      coin.sprite.x += coin.vx * seconds
      coin.sprite.y += coin.vy * seconds
      coin.sprite.scale.x = Math.abs(coin.sprite.scale.y) * Math.cos((now - coin.bornAt) * coin.spin)
      if (now - coin.bornAt > LIFE_MS) coin.sprite.visible = false
    }
  }

  clear(): void {
    for (const { sprite } of this.#pool) sprite.visible = false
  }

  #newCoin(): Coin {
    const sprite = new Sprite({ texture: this.#texture, anchor: 0.5, visible: false })
    this.container.addChild(sprite)
    return { sprite, vx: 0, vy: 0, spin: 0, bornAt: 0 }
  }

  /** Randomizes coins on screen only; no outcome depends on it. */
  #jitter(): number {
    this.#seed = (this.#seed * 16_807) % 2_147_483_647
    return this.#seed / 2_147_483_647
  }
}
