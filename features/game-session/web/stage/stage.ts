import 'pixi.js/unsafe-eval'
import { Application, Assets, Container, Graphics, NineSliceSprite, type Sprite, type Spritesheet, type Texture } from 'pixi.js'
import type { SlotDefinition } from '#engine/slot/definition.ts'
import type { Cue } from '../show/director.ts'
import { CoinShower } from './coin-shower.ts'
import type { GameStage } from './game-stage.ts'
import { isPortraitScreen, layoutStage, reelLeft, type StageLayout } from './layout.ts'
import type { GameLook } from './look.ts'
import { ReelView } from './reel-view.ts'
import { drawWell } from './well.ts'
import { WinMarks } from './win-marks.ts'

/** Six tenths of each colour. */
const DIM = 0x999999
const TEASE_DIM = 0.55
const FRAME_SLICE = 96
/** Share of a slice that the frame's own band fills; the rest of it is the corner's inside. */
const FRAME_BAND = 0.7

export interface StageOptions {
  readonly definition: SlotDefinition
  readonly look: GameLook
  /** Filled by the canvas. */
  readonly host: HTMLElement
  /** The part of it that is free for the reels. */
  readonly field: HTMLElement
  readonly onLayout: (layout: StageLayout) => void
  /** The browser took the drawing context away; a new stage must be opened. */
  readonly onLost: () => void
  /** Reels fade instead of turning, nothing is thrown. */
  readonly isStill: () => boolean
  readonly onReelStop: (reel: number) => void
}

/**
 * The canvas of one game: frame, reels, wins, coins. It draws what cues say and knows no amounts; everything that a
 * player must read or press is in the page around it.
 */
export class Stage implements GameStage {
  readonly #options: StageOptions
  readonly #app = new Application()
  readonly #reels: ReelView[] = []
  readonly #reelLayer = new Container()
  readonly #mask = new Graphics()
  readonly #well = new Graphics()
  readonly #teaseGlow = new Graphics()
  readonly #resizing = new ResizeObserver(() => this.#arrange())
  #frame: NineSliceSprite | undefined
  #marks: WinMarks | undefined
  #coins: CoinShower | undefined
  #layout: StageLayout | undefined
  #pendingStops: { reel: number; at: number }[] = []
  #teasing: { reel: number; from: number; to: number }[] = []
  #spinStartedAt = 0
  #isInFeature = false

  private constructor(options: StageOptions) {
    this.#options = options
  }

  /** Throws where the browser has no WebGL; the page then shows a table of symbols instead. */
  static async open(options: StageOptions): Promise<Stage> {
    const stage = new Stage(options)
    try {
      await stage.#open()
    } catch (error) {
      stage.close()
      throw error
    }
    return stage
  }

  close(): void {
    this.#resizing.disconnect()
    this.#app.canvas?.removeEventListener('webglcontextlost', this.#lose)
    if (this.#app.renderer) this.#app.destroy({ removeView: true }, { children: true })
  }

  beginSpin(): void {
    const now = performance.now()
    this.#marks?.clear()
    this.#coins?.clear()
    this.#spinStartedAt = now
    this.#isInFeature = false
    if (!this.#options.isStill()) for (const { motion } of this.#reels) motion.turn(now)
    this.#wake()
  }

  cancelSpin(stops: readonly number[]): void {
    this.rest(stops)
  }

  show(cue: Cue): void {
    const now = performance.now()
    switch (cue.kind) {
      case 'spin':
        this.#showSpin(cue, now)
        break
      case 'nudge':
        this.#marks?.clear()
        this.#reels[cue.reel]?.motion.nudge(now, cue.by, cue.ms)
        break
      case 'wins':
        this.#marks?.show(cue.wins, this.#options.isStill() ? -Infinity : now)
        if (!this.#options.isStill()) this.#throwCoins(cue, now)
        break
      case 'trigger':
        this.#marks?.show(
          [{ type: 'win', kind: 'scatter', symbol: '', count: 0, cells: cue.cells, multiplier: 1, amount: 0 }],
          now,
        )
        break
      default:
        break
    }
    this.#wake()
  }

  settle(cue: Cue): void {
    if (cue.kind === 'spin') this.#settleSpin(cue)
    if (cue.kind === 'featureStart') this.#isInFeature = true
    if (cue.kind === 'featureEnd') this.#isInFeature = false
    if (cue.kind === 'featureStart') this.#marks?.clear()
    this.#wake()
  }

  rest(stops: readonly number[]): void {
    this.#useStrips(performance.now())
    for (const [reel, { motion }] of this.#reels.entries()) motion.rest(stops[reel] ?? 0)
    this.#wake()
  }

  pause(isHidden: boolean): void {
    if (isHidden) this.#app.ticker.stop()
    else this.#wake()
  }

  async #open(): Promise<void> {
    const { host, field, look, definition } = this.#options
    Assets.setPreferences({ preferWorkers: false })
    await this.#app.init({
      resizeTo: host,
      backgroundAlpha: 0,
      // Where pixels are small enough, smoothing edges only costs.
      antialias: globalThis.devicePixelRatio < 2,
      autoDensity: true,
      resolution: Math.min(globalThis.devicePixelRatio, 2),
      preference: 'webgl',
      eventFeatures: { move: false, globalMove: false, click: false, wheel: false },
    })
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
      texture: frame,
      leftWidth: FRAME_SLICE,
      rightWidth: FRAME_SLICE,
      topHeight: FRAME_SLICE,
      bottomHeight: FRAME_SLICE,
    })
    this.#reelLayer.addChild(...this.#reels.map(({ container }) => container))
    this.#reelLayer.mask = this.#mask
    this.#app.stage.addChild(
      this.#well,
      this.#teaseGlow,
      this.#reelLayer,
      this.#mask,
      this.#frame,
      this.#marks.container,
      this.#coins.container,
    )
    this.#app.canvas.setAttribute('aria-hidden', 'true')
    this.#app.canvas.addEventListener('webglcontextlost', this.#lose)
    host.append(this.#app.canvas)
    this.#app.renderer.on('resize', () => this.#arrange())
    this.#resizing.observe(field)
    this.#arrange()
    this.#app.ticker.add(() => this.#draw(performance.now()))
  }

  readonly #lose = (): void => this.#options.onLost()

  #arrange(): void {
    const { definition, look, host, field, onLayout } = this.#options
    const [outer, inner] = [host.getBoundingClientRect(), field.getBoundingClientRect()]
    const box = { left: inner.left - outer.left, top: inner.top - outer.top, width: inner.width, height: inner.height }
    const layout = layoutStage(box, { reels: definition.reels.length, rows: definition.rows }, isPortraitScreen(outer))
    this.#layout = layout
    this.#mask
      .clear()
      .rect(layout.left - layout.gap, layout.top, layout.width + 2 * layout.gap, layout.height)
      .fill(0xffffff)
    drawWell(this.#well, layout, look.colours)
    this.#reels.forEach(({ container }, reel) => container.position.set(reelLeft(layout, reel), layout.top))
    if (this.#frame) {
      const scale = layout.frame / (FRAME_SLICE * FRAME_BAND)
      this.#frame.scale.set(scale)
      this.#frame.position.set(layout.left - layout.frame, layout.top - layout.frame)
      this.#frame.width = (layout.width + 2 * layout.frame) / scale
      this.#frame.height = (layout.height + 2 * layout.frame) / scale
    }
    onLayout(layout)
    this.#wake()
  }

  #showSpin(cue: Extract<Cue, { kind: 'spin' }>, now: number): void {
    this.#marks?.clear()
    this.#spinStartedAt = now
    this.#useStrips(now)
    for (const { reel, atMs, isTeasing } of cue.reels) {
      const motion = this.#reels[reel]?.motion
      if (this.#options.isStill()) motion?.rest(cue.stops[reel] ?? 0)
      else motion?.land(now, cue.stops[reel] ?? 0, Math.max(atMs, 60))
      this.#pendingStops.push({ reel, at: now + atMs })
      const before = cue.reels[cue.reels.findIndex((stop) => stop.reel === reel) - 1]
      if (isTeasing) this.#teasing.push({ reel, from: now + (before?.atMs ?? 0), to: now + atMs })
    }
  }

  #settleSpin(cue: Extract<Cue, { kind: 'spin' }>): void {
    for (const { reel } of this.#pendingStops) this.#options.onReelStop(reel)
    this.#pendingStops = []
    this.#teasing = []
    this.#useStrips(performance.now())
    for (const [reel, stop] of cue.stops.entries()) {
      if (!cue.held.includes(reel)) this.#reels[reel]?.motion.rest(stop)
    }
  }

  #throwCoins(cue: Extract<Cue, { kind: 'wins' }>, now: number): void {
    const layout = this.#layout
    if (!layout) return
    const from = { x: layout.left + layout.width / 2, y: layout.top + layout.height }
    this.#coins?.throw(cue.tier, from, now, layout.cell * 0.32)
  }

  #useStrips(now: number): void {
    const rule = this.#options.definition.features.find((feature) => feature.kind === 'free-spins')
    const strips = (this.#isInFeature ? rule?.reels : undefined) ?? this.#options.definition.reels
    for (const [reel, view] of this.#reels.entries()) view.useStrip(strips[reel] ?? [], now)
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
    const isBusy = this.#marks?.isMoving(now) || this.#coins?.isBusy || this.#reels.some(({ motion }) => motion.isMoving)
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
        if (!sprite) continue
        const isLit = lit?.some(([r, c]) => r === reel && c === row) ?? false
        sprite.tint = lit && !isLit ? DIM : 0xffffff
        if (isLit && this.#marks?.isMoving(now) && !this.#options.isStill()) pulse(sprite, now)
      }
    })
  }

  #drawTease(now: number, layout: StageLayout): void {
    this.#teaseGlow.visible = this.#teasing.length > 0
    if (!this.#teaseGlow.visible) return
    this.#teaseGlow.clear()
    for (const { reel } of this.#teasing.filter(({ from, to }) => now >= from && now < to)) {
      this.#teaseGlow
        .rect(reelLeft(layout, reel), layout.top, layout.cell, layout.height)
        .fill({ color: this.#options.look.colours.light, alpha: 0.22 })
    }
  }

  #wake(): void {
    if (this.#app.ticker && !this.#app.ticker.started && !document.hidden) this.#app.ticker.start()
  }
}

/** A breath between 1.0 and 1.12 of its size, under three a second. */
function pulse(sprite: Sprite, now: number): void {
  const breath = 1 + 0.06 * (1 + Math.sin(now / 260))
  sprite.scale.set(sprite.scale.x * breath, sprite.scale.y * breath)
}
