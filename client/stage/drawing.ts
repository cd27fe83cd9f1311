import 'pixi.js/unsafe-eval'
import { Container, extensions, ExtensionType, type TextureSource, Ticker, UPDATE_PRIORITY, WebGLRenderer } from 'pixi.js'
import { nextTask } from '#ui/page/next-task.ts'
import type { Box } from './layout.ts'

const FRAME_MS = 16
/** The longest wait for a fence, in ms; after that the page blocks instead. */
const FRAMES_MAX = 120

/**
 * Setup is two tasks, since it would be the page's longest: the renderer's code, then its drawing context. A context
 * is unresponsive until its canvas has been resized, which is awaited here.
 */
class Pause {
  static readonly extension = { type: [ExtensionType.WebGLSystem], name: 'pause', priority: -0.5 }

  init({ canvas }: Pick<DrawingOptions, 'canvas'>): Promise<void> {
    const context = canvas?.getContext('webgl2')
    return context ? whenDrawn(context) : nextTask()
  }

  destroy(): void {}
}
extensions.add(Pause)

export interface DrawingOptions {
  /** A canvas with an open drawing context. */
  readonly canvas?: HTMLCanvasElement
  readonly antialias: boolean
  readonly resolution: number
  readonly box: Box
}

/** A canvas over one box of its parent, its renderer and its frame clock. */
export class Drawing {
  readonly root = new Container()
  readonly ticker = new Ticker()
  readonly #renderer = new WebGLRenderer()

  private constructor() {}

  /** Throws if the browser has no WebGL. */
  static async open({ box, ...options }: DrawingOptions): Promise<Drawing> {
    const drawing = new Drawing()
    await drawing.#renderer.init({
      ...options,
      width: box.width,
      height: box.height,
      backgroundAlpha: 0,
      autoDensity: true,
      // No events, HTML or filters: the page has the controls and texts.
      skipExtensionImports: true,
    })
    drawing.ticker.add(drawing.draw, drawing, UPDATE_PRIORITY.LOW)
    return drawing
  }

  get canvas(): HTMLCanvasElement {
    return this.#renderer.canvas as HTMLCanvasElement
  }

  draw(): void {
    this.#renderer.render({ container: this.root })
  }

  /** Resolves once everything so far is drawn. */
  drawn(): Promise<void> {
    return whenDrawn(this.#renderer.gl)
  }

  /** Uploads a picture to the GPU before a frame needs it. */
  load(source: TextureSource): void {
    this.#renderer.texture.initSource(source)
  }

  /** Moves the canvas; everything keeps its position in the parent. */
  place({ left, top, width, height }: Box): void {
    this.#renderer.resize(width, height)
    this.canvas.style.left = `${left}px`
    this.canvas.style.top = `${top}px`
    this.root.position.set(-left, -top)
  }

  /** Pixels of the canvas per CSS pixel. What was drawn is lost. */
  sharpen(resolution: number): void {
    if (resolution === this.#renderer.resolution) return
    const { width, height } = this.#renderer.screen
    this.#renderer.resize(width, height, resolution)
  }

  close(): void {
    this.ticker.destroy()
    this.root.destroy({ children: true })
    this.#renderer.destroy({ removeView: true })
  }
}

/**
 * Reading from a drawing context, or showing its canvas, blocks the page until all earlier work is drawn: half a
 * second without a GPU. This waits without blocking.
 */
async function whenDrawn(gl: WebGL2RenderingContext): Promise<void> {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
  if (!fence) return
  gl.flush()
  // A lost context reports neither state.
  for (let frame = 0; frame < FRAMES_MAX && gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.UNSIGNALED; frame++)
    await new Promise((resolve) => setTimeout(resolve, FRAME_MS))
  gl.deleteSync(fence)
}
