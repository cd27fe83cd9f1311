import { Assets, Container, Graphics, type Spritesheet, type Texture } from 'pixi.js'
import { Drawing } from './drawing.ts'
import { type Box, type GridSize, isPortraitScreen, layoutStage, type StageLayout } from './layout.ts'
import type { StageLook } from './look.ts'
import { nextTask } from '#ui/page/next-task.ts'

/** A CPU renders motion with at most this many pixels a frame: blur is not seen while symbols rush past. */
const MOTION_PIXELS = 200_000
/** Frames a second while winning symbols only pulse, where the CPU renders: they stay sharp. */
const SLOW_PULSE_FPS = 20

/** `pulse`: symbols in place change their size and light. */
export type Pace = 'move' | 'pulse' | 'rest'

export interface SceneOptions {
  readonly look: StageLook
  /** The canvas lies in it, over the reel window. */
  readonly host: HTMLElement
  /** The part that is free for the reels. */
  readonly field: HTMLElement
  /** No GPU, or none that the browser trusts: the CPU renders. */
  readonly isSlow: boolean
  /** Antialiasing. */
  readonly isSmooth: boolean
  /** Already has a drawing context that fits. */
  readonly canvas?: HTMLCanvasElement | undefined
  readonly onLayout: (layout: StageLayout) => void
  /** The browser lost the drawing context; a new stage must be opened. */
  readonly onLost: () => void
}

/**
 * The canvas with its layers and layout; the stage fills the layers. It covers the reel window only, since a CPU pays
 * for each pixel; the page has the well behind it and the frame around it.
 */
export class Scene {
  readonly #options: SceneOptions
  readonly window = new Container()
  /** Below the symbols. */
  readonly under = new Graphics()
  readonly over = new Container()
  /** Of the symbols, where screens lie one above the other: they pass behind no frame. */
  readonly #mask = new Graphics()
  readonly #resizing = new ResizeObserver(() => this.#arrange())
  /** Of a still picture. */
  readonly #sharp = Math.min(globalThis.devicePixelRatio, 2)
  #drawing: Drawing | undefined
  #layout: StageLayout | undefined
  #grid: GridSize
  #waking: ReturnType<typeof setTimeout> | undefined

  constructor(options: SceneOptions, grid: GridSize) {
    this.#options = options
    this.#grid = grid
  }

  /** Throws if the browser has no WebGL; returns the pictures. */
  async open(): Promise<{ textures: Readonly<Record<string, Texture>> }> {
    const { look, isSmooth, canvas } = this.#options
    Assets.setPreferences({ preferWorkers: false })
    this.#drawing = await Drawing.open({
      ...(canvas && { canvas }),
      box: windowBox(this.#measured()),
      antialias: isSmooth,
      resolution: this.#sharp,
    })
    this.#drawing.canvas.setAttribute('aria-hidden', 'true')
    this.#drawing.canvas.addEventListener('webglcontextlost', this.#lose)
    await nextTask()
    const sheet = await Assets.load<Spritesheet>(look.atlas)
    await nextTask()
    for (const { source } of Object.values(sheet.textures).slice(0, 1)) this.#drawing.load(source)
    return { textures: sheet.textures }
  }

  /**
   * Shows the canvas once it is fully arranged; until then the page's own reels are visible. The first frame is drawn
   * ahead, since it compiles the shaders.
   */
  async enter(draw: (now: number) => void): Promise<void> {
    const { host, field } = this.#options
    const drawing = this.#drawing
    if (!drawing) return
    this.#arrange()
    await nextTask()
    drawing.root.addChild(this.under, this.window, this.#mask, this.over)
    draw(performance.now())
    drawing.draw()
    await drawing.drawn()
    host.append(drawing.canvas)
    drawing.ticker.add(() => draw(performance.now()))
    this.#resizing.observe(field)
    addEventListener('resize', this.#resize)
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

  /** Draws every frame once the canvas is shown. */
  wake(): void {
    const drawing = this.#drawing
    if (drawing?.canvas.isConnected && !drawing.ticker.started && !document.hidden) drawing.ticker.start()
  }

  sleep(): void {
    this.#drawing?.ticker.stop()
  }

  /** Draws again then, if nothing else happens before. */
  wakeIn(ms: number | undefined): void {
    clearTimeout(this.#waking)
    if (ms !== undefined) this.#waking = setTimeout(() => this.wake(), ms)
  }

  /** Before each frame. A CPU renders motion with fewer pixels, and everything else sharply. */
  pace(pace: Pace): void {
    const drawing = this.#drawing
    if (drawing && this.#options.isSlow) {
      drawing.sharpen(pace === 'move' ? motionResolution(this.#layout, this.#sharp) : this.#sharp)
      drawing.ticker.maxFPS = pace === 'pulse' ? SLOW_PULSE_FPS : 0
    }
    if (pace === 'rest') this.sleep()
  }

  close(): void {
    this.#resizing.disconnect()
    clearTimeout(this.#waking)
    removeEventListener('resize', this.#resize)
    this.#drawing?.canvas.removeEventListener('webglcontextlost', this.#lose)
    this.#drawing?.close()
  }

  #measured(): StageLayout {
    const { host, field } = this.#options
    const [outer, inner] = [host.getBoundingClientRect(), field.getBoundingClientRect()]
    const box = { left: inner.left - outer.left, top: inner.top - outer.top, width: inner.width, height: inner.height }
    return layoutStage(box, this.#grid, isPortraitScreen(outer))
  }

  #arrange(): void {
    const layout = this.#measured()
    if (JSON.stringify(layout) === JSON.stringify(this.#layout)) return
    this.#layout = layout
    this.#drawing?.place(windowBox(layout))
    this.#clip(layout)
    this.#options.onLayout(layout)
    this.wake()
  }

  /** The canvas ends with the window of all reels; several screens have gaps within it. */
  #clip({ screens, gap }: StageLayout): void {
    if (screens.length < 2) return
    this.#mask.clear()
    for (const { left, top, width, height } of screens) this.#mask.rect(left - gap, top, width + 2 * gap, height).fill(0xffffff)
    this.window.mask = this.#mask
  }

  readonly #resize = (): void => this.#arrange()

  readonly #lose = (): void => this.#options.onLost()
}

function motionResolution(layout: StageLayout | undefined, sharp: number): number {
  const pixels = layout ? layout.width * layout.height : 1
  return Math.min(1, sharp, Math.sqrt(MOTION_PIXELS / pixels))
}

/** Symbols may be wider than their cells by a gap. */
const windowBox = ({ left, top, width, height, gap }: StageLayout): Box => ({
  left: left - gap,
  top,
  width: width + 2 * gap,
  height,
})
