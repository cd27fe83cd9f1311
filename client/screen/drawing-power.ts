/** What draws a canvas: nothing, the processor, or a graphics card. */
export type DrawingPower = 'none' | 'software' | 'card'

const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i

let known: DrawingPower | undefined

/** Asked once a document: each drawing context that is opened to ask takes a phone a tenth of a second. */
export const drawingPower = (): DrawingPower => (known ??= ask())

function ask(): DrawingPower {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    if (!context) return 'none'
    const info = context.getExtension('WEBGL_debug_renderer_info')
    const name: unknown = info && context.getParameter(info.UNMASKED_RENDERER_WEBGL)
    context.getExtension('WEBGL_lose_context')?.loseContext()
    return SOFTWARE.test(String(name)) ? 'software' : 'card'
  } catch {
    return 'none'
  }
}
