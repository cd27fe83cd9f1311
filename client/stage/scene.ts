import { Assets, Container, Graphics, NineSliceSprite, type Spritesheet, type Texture } from 'pixi.js'
import { Drawing } from './drawing.ts'
import { type GridSize, isPortraitScreen, layoutStage, type StageLayout } from './layout.ts'
import type { StageLook } from './look.ts'
import { nextTask } from '#ui/page/next-task.ts'
import { drawWell } from './well.ts'

const FRAME_SLICE = 96
/** The share of a slice that the frame's band fills; the rest is the inside of the corner. */
const FRAME_BAND = 0.7

export interface SceneOptions {
  readonly look: StageLook
  /** Filled by the canvas. */
  readonly host: HTMLElement
  /** The part that is free for the reels. */
  readonly field: HTMLElement
  /** No GPU, or none that the browser trusts: the CPU renders. */
  readonly isSlow: boolean
  /** Antialiasing. */
  readonly isSmooth: boolean
  /** With a suitable drawing context. */
  readonly canvas?: HTMLCanvasElement | undefined
  readonly onLayout: (layout: StageLayout) => void
  /** The browser lost the drawing context; a new stage must be opened. */
  readonly onLost: () => void
}

/** The canvas with its layers, frame and layout; the stage fills the layers. */
export class Scene {
  readonly #options: SceneOptions
  /** Clipped to the reel window. */
  readonly window = new Container()
  /** Below the symbols, in the well. */
  readonly under = new Graphics()
  /** Over the frame. */
  readonly over = new Container()
  readonly #mask = new Graphics()
  readonly #well = new Graphics()
  readonly #resizing = new ResizeObserver(() => this.#arrange())
  #drawing: Drawing | undefined
  #frame: NineSliceSprite | undefined
  #layout: StageLayout | undefined
  #grid: GridSize

  constructor(options: SceneOptions, grid: GridSize) {
    this.#options = options
    this.#grid = grid
  }

  /** Throws if the browser has no WebGL; returns the pictures. */
  async open(): Promise<{ textures: Readonly<Record<string, Texture>> }> {
    const { host, look, isSlow, isSmooth, canvas } = this.#options
    Assets.setPreferences({ preferWorkers: false })
    this.#drawing = await Drawing.open({
      host,
      ...(canvas && { canvas }),
      antialias: isSmooth,
      resolution: Math.min(globalThis.devicePixelRatio, isSlow ? 1 : 2),
    })
    this.#drawing.canvas.setAttribute('aria-hidden', 'true')
    this.#drawing.canvas.addEventListener('webglcontextlost', this.#lose)
    await nextTask()
    const [sheet, frame] = await Promise.all([Assets.load<Spritesheet>(look.atlas), Assets.load<Texture>(look.frame)])
    const slice = { leftWidth: FRAME_SLICE, rightWidth: FRAME_SLICE, topHeight: FRAME_SLICE, bottomHeight: FRAME_SLICE }
    this.#frame = new NineSliceSprite({ texture: frame, ...slice })
    this.window.mask = this.#mask
    for (const { source } of [...Object.values(sheet.textures).slice(0, 1), frame]) {
      await nextTask()
      this.#drawing.load(source)
    }
    return { textures: sheet.textures }
  }

  /**
   * Shows the canvas once it is fully arranged; until then the page's own reels are visible. Static parts are drawn
   * ahead one by one, since the first draw compiles the shaders, and so does the first frame.
   */
  async enter(draw: (now: number) => void): Promise<void> {
    const { host, field } = this.#options
    const [drawing, frame] = [this.#drawing, this.#frame]
    if (!drawing || !frame) return
    this.#arrange()
    for (const part of [frame, this.#well]) {
      drawing.root.addChild(part)
      await nextTask()
      drawing.draw()
    }
    await nextTask()
    drawing.root.addChild(this.#well, this.under, this.window, this.#mask, frame, this.over)
    draw(performance.now())
    drawing.draw()
    await drawing.drawn()
    host.append(drawing.canvas)
    drawing.onResize(() => this.#arrange())
    drawing.ticker.add(() => draw(performance.now()))
    this.#resizing.observe(field)
    // A browser may drop what it drew before the canvas was visible. Drawing again costs a GPU nothing, and a CPU 60
    // ms.
    if (!this.#options.isSlow) this.wake()
  }

  get layout(): StageLayout | undefined {
    return this.#layout
  }

  /** Another number of rows: the window keeps its position and its symbols their proportions. */
  resize(grid: GridSize): void {
    const isSame = grid.reels === this.#grid.reels && grid.rows === this.#grid.rows
    if (isSame) return
    this.#grid = grid
    this.#arrange()
  }

  #arrange(): void {
    const { look, host, field, onLayout } = this.#options
    const [outer, inner] = [host.getBoundingClientRect(), field.getBoundingClientRect()]
    const box = { left: inner.left - outer.left, top: inner.top - outer.top, width: inner.width, height: inner.height }
    const layout = layoutStage(box, this.#grid, isPortraitScreen(outer))
    if (JSON.stringify(layout) === JSON.stringify(this.#layout)) return
    this.#layout = layout
    this.#mask
      .clear()
      .rect(layout.left - layout.gap, layout.top, layout.width + 2 * layout.gap, layout.height)
      .fill(0xffffff)
    drawWell(this.#well, layout, look.colors)
    if (this.#frame) {
      const scale = layout.frame / (FRAME_SLICE * FRAME_BAND)
      this.#frame.scale.set(scale)
      this.#frame.position.set(layout.left - layout.frame, layout.top - layout.frame)
      this.#frame.width = (layout.width + 2 * layout.frame) / scale
      this.#frame.height = (layout.height + 2 * layout.frame) / scale
    }
    onLayout(layout)
    this.wake()
  }

  /** Draws every frame once the canvas is shown. */
  wake(): void {
    const drawing = this.#drawing
    if (drawing?.canvas.isConnected && !drawing.ticker.started && !document.hidden) drawing.ticker.start()
  }

  sleep(): void {
    this.#drawing?.ticker.stop()
  }

  close(): void {
    this.#resizing.disconnect()
    this.#drawing?.canvas.removeEventListener('webglcontextlost', this.#lose)
    this.#drawing?.close()
  }

  readonly #lose = (): void => this.#options.onLost()
}
