import 'pixi.js/unsafe-eval'
import { Container, extensions, ExtensionType, type TextureSource, Ticker, UPDATE_PRIORITY, WebGLRenderer } from 'pixi.js'
import { nextTask } from '#ui/page/next-task.ts'

const FRAME_MS = 16
/** A fence that says nothing for so long is waited for no more: the page waits in its place. */
const FRAMES_MAX = 120

/**
 * Setting up is two tasks, as it would be the longest of the page: the renderer's parts, then its drawing context. A
 * context answers nothing until its canvas has been resized; that is waited for here.
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
  /** Filled by the canvas. */
  readonly host: HTMLElement
  /** One whose drawing context is open already. */
  readonly canvas?: HTMLCanvasElement
  readonly antialias: boolean
  readonly resolution: number
}

/** The canvas, what draws on it, and the clock of its frames. */
export class Drawing {
  readonly root = new Container()
  readonly ticker = new Ticker()
  readonly #host: HTMLElement
  readonly #renderer = new WebGLRenderer()
  #frame = 0

  private constructor(host: HTMLElement) {
    this.#host = host
  }

  /** Throws where the browser has no WebGL. */
  static async open({ host, ...options }: DrawingOptions): Promise<Drawing> {
    const drawing = new Drawing(host)
    await drawing.#renderer.init({
      ...options,
      width: host.clientWidth,
      height: host.clientHeight,
      backgroundAlpha: 0,
      autoDensity: true,
      // No events, no HTML and no filters here: what is read and pressed is in the page.
      skipExtensionImports: true,
    })
    // Somebody may have turned the phone meanwhile.
    drawing.#fit()
    drawing.ticker.add(drawing.draw, drawing, UPDATE_PRIORITY.LOW)
    addEventListener('resize', drawing.#resize)
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

  /** Brings a picture to the graphics card before a frame needs it. */
  load(source: TextureSource): void {
    this.#renderer.texture.initSource(source)
  }

  onResize(act: () => void): void {
    this.#renderer.on('resize', act)
  }

  close(): void {
    removeEventListener('resize', this.#resize)
    cancelAnimationFrame(this.#frame)
    this.ticker.destroy()
    this.root.destroy({ children: true })
    this.#renderer.destroy({ removeView: true })
  }

  readonly #resize = (): void => {
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => {
      this.#fit()
      this.draw()
    })
  }

  #fit(): void {
    this.#renderer.resize(this.#host.clientWidth, this.#host.clientHeight)
  }
}

/**
 * A page that asks something of a drawing context, or shows its canvas, waits until all before it is drawn, and answers
 * nothing meanwhile: half a second where there is no graphics card. Here it may go on.
 */
async function whenDrawn(gl: WebGL2RenderingContext): Promise<void> {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
  if (!fence) return
  gl.flush()
  // A context that was lost answers with neither word.
  for (let frame = 0; frame < FRAMES_MAX && gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.UNSIGNALED; frame++)
    await new Promise((resolve) => setTimeout(resolve, FRAME_MS))
  gl.deleteSync(fence)
}
