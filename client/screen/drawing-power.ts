/** What draws a canvas: nothing, the processor, or a graphics card. */
export type DrawingPower = 'none' | 'software' | 'card'

const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i

/** Smoothed edges are asked for at the start, and most screens need none. */
const ATTRIBUTES: WebGLContextAttributes = { antialias: false, stencil: true }

let known: DrawingPower | undefined
let spare: HTMLCanvasElement | undefined

/** Asked once a document: each drawing context that is opened takes a phone a tenth of a second. */
export const drawingPower = (): DrawingPower => (known ??= ask())

/** Where pixels are small enough, smoothing edges only costs; where the processor draws them it costs half the frames. */
export const wantsSmoothEdges = (power: DrawingPower): boolean => power === 'card' && devicePixelRatio < 2

/** The canvas that was asked, for the first game that can draw on it; it is given once. */
export function spareCanvas(): HTMLCanvasElement | undefined {
  const canvas = spare
  spare = undefined
  return canvas
}

function ask(): DrawingPower {
  try {
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('webgl2', ATTRIBUTES)
    if (!context) return 'none'
    const info = context.getExtension('WEBGL_debug_renderer_info')
    const name: unknown = info && context.getParameter(info.UNMASKED_RENDERER_WEBGL)
    const power = SOFTWARE.test(String(name)) ? 'software' : 'card'
    if (wantsSmoothEdges(power)) context.getExtension('WEBGL_lose_context')?.loseContext()
    else spare = canvas
    return power
  } catch {
    return 'none'
  }
}
