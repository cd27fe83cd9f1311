import type { Point } from './mask.ts'

/** Brushed silver with a hint of a rainbow. */
const SILVER = ['#b4b8c8', '#f3f5fb', '#c9c6dc', '#dfe9f2', '#f6efe0', '#c3cfdf', '#eef0f8', '#aeb2c4']
const STAR_GAP = 46
/** Diameter of the brush in CSS pixels, and the part of it that clears fully. */
export const BRUSH = 44
const HARD = 0.55

/** Paints the foil over the whole surface; sizes are CSS pixels. */
export function paintFoil(ctx: CanvasRenderingContext2D, width: number, height: number): void {
  ctx.globalCompositeOperation = 'source-over'
  const silver = ctx.createLinearGradient(0, 0, width, height)
  for (const [at, color] of SILVER.entries()) silver.addColorStop(at / (SILVER.length - 1), color)
  ctx.fillStyle = silver
  ctx.fillRect(0, 0, width, height)
  ctx.lineWidth = 1
  for (let x = -height, line = 0; x < width; x += 3, line++) {
    ctx.strokeStyle = `rgb(255 255 255 / ${0.05 + ((line * 7) % 5) * 0.03})`
    ctx.beginPath()
    ctx.moveTo(x, height)
    ctx.lineTo(x + height, 0)
    ctx.stroke()
  }
  for (let y = STAR_GAP / 2, row = 0; y < height + STAR_GAP; y += STAR_GAP * 0.75, row++) {
    for (let x = (row % 2) * (STAR_GAP / 2); x < width + STAR_GAP; x += STAR_GAP) {
      paintStar(ctx, { x: x + 0.8, y: y + 0.8 }, 9, '#ffffffb0')
      paintStar(ctx, { x, y }, 9, '#7d819866')
    }
  }
}

function paintStar(ctx: CanvasRenderingContext2D, { x, y }: Point, radius: number, color: string): void {
  ctx.fillStyle = color
  ctx.beginPath()
  for (let point = 0; point < 10; point++) {
    const [reach, angle] = [point % 2 === 0 ? radius : radius * 0.45, (Math.PI / 5) * point - Math.PI / 2]
    ctx.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle))
  }
  ctx.fill()
}

/** Takes the foil away under a brush with a soft edge. */
export function scratchAt(ctx: CanvasRenderingContext2D, { x, y }: Point): void {
  const edge = ctx.createRadialGradient(x, y, (BRUSH / 2) * HARD, x, y, BRUSH / 2)
  edge.addColorStop(0, '#000')
  edge.addColorStop(1, '#0000')
  ctx.globalCompositeOperation = 'destination-out'
  ctx.fillStyle = edge
  ctx.beginPath()
  ctx.arc(x, y, BRUSH / 2, 0, 2 * Math.PI)
  ctx.fill()
}
