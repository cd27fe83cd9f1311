import { Application, Assets, Container, Graphics, NineSliceSprite, Sprite, type Spritesheet, Texture } from 'pixi.js'
import type { SlotDefinition } from '#engine/definition.ts'
import type { Grid } from '#engine/events.ts'
import type { Cue } from '../show/director.ts'
import type { CueStage } from '../show/player.ts'
import type { GameLook } from './look.ts'
import { CoinShower } from './coin-shower.ts'
import { layoutStage, reelLeft, type StageLayout } from './layout.ts'
import { ReelView } from './reel-view.ts'
import { WinMarks } from './win-marks.ts'

const DIM = 0.6
const TEASE_DIM = 0.55
const FRAME_SLICE = 96

export interface StageOptions {
  readonly definition: SlotDefinition
  readonly look: GameLook
  readonly host: HTMLElement
  /** Reels fade instead of turning, nothing is thrown. */
  readonly isStill: () => boolean
  readonly onReelStop: (reel: number) => void
}

/**
 * The canvas of one game: frame, reels, wins, coins. It draws what cues say and knows no amounts; everything that a
 * player must read or press is in the page around it.
 */
export class Stage implements CueStage {
  readonly #options: StageOptions
  readonly #app = new Application()
  readonly #reels: ReelView[] = []
  readonly #reelLayer = new Container()
  readonly #mask = new Graphics()
  readonly #well = new Graphics()
  readonly #teaseGlow = new Graphics()
  #frame: NineSliceSprite | undefined
  #marks: WinMarks | undefined
  #coins: CoinShower | undefined
  #layout: StageLayout | undefined
  #pendingStops: { reel: number; at: number }[] = []
  #teasing: { reel: number; from: number; to: number }[] = []
  #spinStartedAt = 0

  private constructor(options: StageOptions) {
    this.#options = options
  }

  /** Throws where the browser has no WebGL; the page then shows the table of symbols instead. */
  static async open(options: StageOptions): Promise<Stage> {
    const stage = new Stage(options)
    await stage.#open()
    return stage
  }

  close(): void {
    this.#app.destroy(true, { children: true })
  }

  /** The press: reels begin to turn while the answer is on its way. */
  beginSpin(held: readonly number[] = []): void {
    const now = performance.now()
    this.#marks?.clear()
    this.#coins?.clear()
    this.#spinStartedAt = now
    if (!this.#options.isStill()) {
      for (const [reel, view] of this.#reels.entries()) if (!held.includes(reel)) view.motion.turn(now)
    }
    this.#wake()
  }

  /** No answer came: the reels return to where they stood. */
  cancelSpin(stops: readonly number[]): void {
    for (const [reel, stop] of stops.entries()) this.#reels[reel]?.motion.rest(stop)
    this.#wake()
  }

  show(cue: Cue): void {
    const now = performance.now()
    switch (cue.kind) {
      case 'spin':
        this.#showSpin(cue, now)
        break
      case 'nudge':
        this.#reels[cue.reel]?.motion.nudge(now, cue.by, cue.ms)
        break
      case 'wins':
        this.#marks?.show(cue.wins, now)
        if (!this.#options.isStill()) this.#throwCoins(cue, now)
        break
      case 'trigger':
        this.#marks?.show([{ type: 'win', kind: 'scatter', symbol: '', count: 0, cells: cue.cells, multiplier: 1, amount: 0 }], now)
        break
      default:
        break
    }
    this.#wake()
  }

  settle(cue: Cue): void {
    if (cue.kind === 'spin') {
      this.#pendingStops = []
      this.#teasing = []
      for (const [reel, stop] of cue.stops.entries()) {
        if (!cue.held.includes(reel)) this.#reels[reel]?.motion.rest(stop)
      }
    }
    if (cue.kind === 'featureStart' || cue.kind === 'featureEnd') this.#useStrips(cue.kind === 'featureStart')
    if (cue.kind === 'trigger' || cue.kind === 'featureStart') this.#marks?.clear()
    this.#wake()
  }

  /** Puts stops on the reels at once: at opening, on resuming and after a nudge was skipped. */
  rest(stops: readonly number[]): void {
    for (const [reel, stop] of stops.entries()) this.#reels[reel]?.motion.rest(stop)
    this.#wake()
  }

  async #open(): Promise<void> {
    const { host, look, definition } = this.#options
    await this.#app.init({
      resizeTo: host,
      backgroundAlpha: 0,
      antialias: true,
      autoDensity: true,
      resolution: Math.min(globalThis.devicePixelRatio, 2),
      preference: 'webgl',
    })
    host.append(this.#app.canvas)
    const [sheet, frame, coin] = await Promise.all([
      Assets.load<Spritesheet>(look.atlas),
      Assets.load<Texture>(look.frame),
      Assets.load<Texture>(look.coin),
    ])
    for (const strip of definition.reels) this.#reels.push(new ReelView(strip, definition.rows, sheet.textures))
    const rule = definition.wins.find((win) => win.kind === 'lines')
    this.#marks = new WinMarks(rule?.lines ?? [], look.colours)
    this.#coins = new CoinShower(coin)
    this.#frame = new NineSliceSprite({
      texture: frame, leftWidth: FRAME_SLICE, rightWidth: FRAME_SLICE, topHeight: FRAME_SLICE, bottomHeight: FRAME_SLICE,
    })
    this.#reelLayer.addChild(...this.#reels.map(({ container }) => container))
    this.#reelLayer.mask = this.#mask
    this.#app.stage.addChild(
      this.#well, this.#teaseGlow, this.#reelLayer, this.#mask, this.#frame, this.#marks.container, this.#coins.container,
    )
    this.#app.renderer.on('resize', () => this.#arrange())
    this.#arrange()
    this.#app.ticker.add(() => this.#draw(performance.now()))
  }

  #arrange(): void {
    const { definition, look } = this.#options
    const { width, height } = this.#app.screen
    const layout = layoutStage({ width, height }, { reels: definition.reels.length, rows: definition.rows })
    this.#layout = layout
    const inset = layout.gap * 2
    this.#mask.clear().rect(layout.left - inset, layout.top, layout.width + 2 * inset, layout.height).fill(0xffffff)
    this.#well
      .clear()
      .roundRect(layout.left - inset, layout.top - inset, layout.width + 2 * inset, layout.height + 2 * inset, layout.gap)
      .fill({ color: look.colours.well, alpha: 0.86 })
    this.#reels.forEach(({ container }, reel) => {
      container.position.set(reelLeft(layout, reel), layout.top)
      if (reel === 0) return
      const x = reelLeft(layout, reel) - layout.gap / 2
      this.#well.moveTo(x, layout.top).lineTo(x, layout.top + layout.height).stroke({ width: 2, color: look.colours.glow, alpha: 0.16 })
    })
    if (this.#frame) {
      // The picture's border is thicker than ours: scale it so that its slices come out `frame` wide.
      const scale = layout.frame / FRAME_SLICE
      this.#frame.scale.set(scale)
      this.#frame.position.set(layout.left - layout.frame, layout.top - layout.frame)
      this.#frame.width = layout.width + 2 * layout.frame
      this.#frame.height = layout.height + 2 * layout.frame
    }
    this.#options.host.style.setProperty('--reels-top', `${layout.top - layout.frame}px`)
    this.#options.host.style.setProperty('--reels-bottom', `${layout.top + layout.height + layout.frame}px`)
    this.#wake()
  }

  #showSpin(cue: Extract<Cue, { kind: 'spin' }>, now: number): void {
    this.#marks?.clear()
    for (const { reel, atMs, isTeasing } of cue.reels) {
      const motion = this.#reels[reel]?.motion
      if (this.#options.isStill()) motion?.rest(cue.stops[reel] ?? 0)
      else motion?.land(now, cue.stops[reel] ?? 0, Math.max(atMs, 60))
      this.#pendingStops.push({ reel, at: now + atMs })
      const before = cue.reels[cue.reels.findIndex((stop) => stop.reel === reel) - 1]
      if (isTeasing) this.#teasing.push({ reel, from: now + (before?.atMs ?? 0), to: now + atMs })
    }
  }

  #throwCoins(cue: Extract<Cue, { kind: 'wins' }>, now: number): void {
    const layout = this.#layout
    if (!layout) return
    const from = { x: layout.left + layout.width / 2, y: layout.top + layout.height }
    this.#coins?.throw(cue.tier, from, now, layout.cell * 0.32)
  }

  #useStrips(isFeature: boolean): void {
    const rule = this.#options.definition.features.find((feature) => feature.kind === 'free-spins')
    const strips = (isFeature ? rule?.reels : undefined) ?? this.#options.definition.reels
    for (const [reel, view] of this.#reels.entries()) {
      const strip = strips[reel]
      if (strip) view.useStrip(strip)
    }
  }

  #draw(now: number): void {
    const layout = this.#layout
    if (!layout) return
    for (const { reel } of this.#pendingStops.filter(({ at }) => at <= now)) this.#options.onReelStop(reel)
    this.#pendingStops = this.#pendingStops.filter(({ at }) => at > now)
    for (const reel of this.#reels) reel.draw(now, layout)
    this.#light(now)
    this.#drawTease(now, layout)
    this.#marks?.draw(now, layout)
    this.#coins?.draw(now)
    const isBusy = this.#marks?.isShowing || this.#coins?.isBusy || this.#reels.some(({ motion }) => motion.isMoving)
    if (!isBusy && this.#pendingStops.length === 0 && now - this.#spinStartedAt > 1_000) this.#app.ticker.stop()
  }

  /** Winning symbols stand out, the others dim; while a reel teases, the stopped ones dim. */
  #light(now: number): void {
    const lit = this.#marks?.isShowing ? this.#marks.litCells(now) : null
    const tease = this.#teasing.find(({ from, to }) => now >= from && now < to)
    this.#reels.forEach((view, reel) => {
      view.container.alpha = tease && tease.reel !== reel ? TEASE_DIM : 1
      for (let row = 0; row < this.#options.definition.rows; row++) {
        const sprite = view.spriteAt(row)
        if (!sprite || !lit) continue
        const isLit = lit.some(([r, c]) => r === reel && c === row)
        sprite.alpha = isLit ? 1 : DIM
        if (isLit && !this.#options.isStill()) pulse(sprite, now)
      }
    })
  }

  #drawTease(now: number, layout: StageLayout): void {
    this.#teaseGlow.clear()
    for (const { reel } of this.#teasing.filter(({ from, to }) => now >= from && now < to)) {
      this.#teaseGlow
        .rect(reelLeft(layout, reel), layout.top, layout.cell, layout.height)
        .fill({ color: this.#options.look.colours.light, alpha: 0.22 })
    }
  }

  #wake(): void {
    if (!this.#app.ticker.started) this.#app.ticker.start()
  }
}

/** A breath between 1.0 and 1.12 of its size, under three a second. */
function pulse(sprite: Sprite, now: number): void {
  const breath = 1 + 0.06 * (1 + Math.sin(now / 260))
  sprite.scale.set(sprite.scale.x * breath, sprite.scale.y * breath)
}

/** Which symbols stand in the window, for the table that screen readers and browsers without WebGL get. */
export const gridRows = (grid: Grid): string[][] =>
  Array.from({ length: grid[0]?.length ?? 0 }, (_, row) => grid.map((column) => column[row] ?? ''))
