/** Flat work on canvases: copy, trim, load, encode. */

export function context(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const found = canvas.getContext('2d')
  if (!found) throw new Error('no 2d context')
  return found
}

export function blank(width: number, height: number): { canvas: OffscreenCanvas; pen: OffscreenCanvasRenderingContext2D } {
  const canvas = new OffscreenCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)))
  return { canvas, pen: context(canvas) }
}

export function copyOf(source: HTMLCanvasElement | OffscreenCanvas): OffscreenCanvas {
  const { canvas, pen } = blank(source.width, source.height)
  pen.drawImage(source, 0, 0)
  return canvas
}

/** Cuts the clear border away. */
export function trim(source: OffscreenCanvas): OffscreenCanvas {
  const { width, height } = source
  const { data } = context(source).getImageData(0, 0, width, height)
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! <= 10) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  if (right < 0) throw new Error('nothing was drawn')
  const { canvas, pen } = blank(right - left + 1, bottom - top + 1)
  pen.drawImage(source, -left, -top)
  return canvas
}

/** The canvas's shape filled with one color. */
export function stencil(source: OffscreenCanvas, color: string): OffscreenCanvas {
  const { canvas, pen } = blank(source.width, source.height)
  pen.drawImage(source, 0, 0)
  pen.globalCompositeOperation = 'source-in'
  pen.fillStyle = color
  pen.fillRect(0, 0, source.width, source.height)
  return canvas
}

export function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error(`cannot load ${url}`))
    image.src = url
  })
}

export async function toBase64Png(canvas: OffscreenCanvas): Promise<string> {
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve((reader.result as string).split(',')[1]!)
    reader.onerror = () => reject(new Error('cannot read the picture back'))
    reader.readAsDataURL(blob)
  })
}
