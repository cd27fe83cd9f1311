/** What renders a canvas: nothing, the CPU, or the GPU. */
export type DrawingPower = 'none' | 'software' | 'card'

const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i

/** Antialiasing is requested at creation, and most screens need none. */
const ATTRIBUTES: WebGLContextAttributes = { antialias: false, stencil: true }

let known: DrawingPower | undefined
let spare: HTMLCanvasElement | undefined

/** Tested once per document: each rendering context takes a phone a tenth of a second. */
export const drawingPower = (): DrawingPower => (known ??= ask())

/** At high pixel density antialiasing is pure cost; on the CPU it halves the frame rate. */
export const wantsSmoothEdges = (power: DrawingPower): boolean => power === 'card' && devicePixelRatio < 2

/** The tested canvas, for the first game that can draw on it; handed out once. */
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
