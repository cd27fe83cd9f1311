/** The layers of a picture, back to front. */
import type { Palette, Silhouette } from '../types.ts'
import { blank, stencil } from './canvas.ts'
import { iconOutline } from './outlines.ts'

export type Pen = OffscreenCanvasRenderingContext2D

export interface Spot {
  x: number
  y: number
  /** Half the area that the light may fill. */
  reach: number
}

export async function laySilhouette(pen: Pen, shape: Silhouette, width: number, height: number): Promise<void> {
  const paths = await iconOutline(shape.icon)
  const scale = (shape.size * width) / 512
  pen.save()
  pen.translate(shape.x * width, shape.y * height)
  pen.rotate(shape.roll ?? 0)
  pen.scale(scale, scale)
  pen.translate(-256, -256)
  pen.globalAlpha = shape.alpha ?? 1
  if (shape.blur) pen.filter = `blur(${shape.blur}px)`
  pen.fillStyle = shape.color
  for (const path of paths) pen.fill(new Path2D(path))
  pen.restore()
}

export function layBackLight(pen: Pen, { x, y, reach }: Spot, palette: Palette, width: number, height: number): void {
  const light = pen.createRadialGradient(x, y, 0, x, y, reach)
  light.addColorStop(0, `${palette.light}60`)
  light.addColorStop(0.42, `${palette.key}58`)
  light.addColorStop(1, `${palette.key}00`)
  pen.save()
  pen.globalCompositeOperation = 'screen'
  pen.fillStyle = light
  pen.fillRect(0, 0, width, height)
  pen.restore()
}

export interface Placing {
  x: number
  y: number
  /** Pixels of the longer side. */
  size: number
  roll?: number | undefined
  blur?: number | undefined
  glow?: string | undefined
  shadow?: number | undefined
  /** How far the shadow spreads, as a share of the size. */
  spread?: number
}

export function layPicture(
  pen: Pen,
  picture: OffscreenCanvas,
  { x, y, size, roll = 0, blur = 0, glow, shadow = 0.6, spread = 0.07 }: Placing,
): void {
  const scale = size / Math.max(picture.width, picture.height)
  const [w, h] = [picture.width * scale, picture.height * scale]
  pen.save()
  pen.imageSmoothingQuality = 'high'
  pen.translate(x, y)
  pen.rotate(roll)
  if (glow) {
    pen.save()
    pen.globalCompositeOperation = 'screen'
    pen.filter = `blur(${size * 0.09}px)`
    pen.globalAlpha = 0.8
    pen.drawImage(stencil(picture, glow), -w * 0.53, -h * 0.53, w * 1.06, h * 1.06)
    pen.restore()
  }
  pen.shadowColor = `rgba(8,0,24,${shadow})`
  pen.shadowBlur = size * spread
  pen.shadowOffsetY = size * spread * 0.65
  if (blur) pen.filter = `blur(${blur}px)`
  pen.drawImage(picture, -w / 2, -h / 2, w, h)
  pen.restore()
}

/** Four-pointed glints around the hero; a seeded generator keeps their positions. */
export function laySparkles(pen: Pen, { x, y, reach }: Spot, count: number, color: string, random: () => number): void {
  pen.save()
  pen.globalCompositeOperation = 'screen'
  for (let i = 0; i < count; i++) {
    const angle = random() * Math.PI * 2
    const out = reach * (0.22 + random() * 0.3)
    laySparkle(
      pen,
      x + Math.cos(angle) * out,
      y + Math.sin(angle) * out * 1.05,
      reach * (0.008 + random() * random() * 0.035),
      color,
    )
  }
  pen.restore()
}

function laySparkle(pen: Pen, x: number, y: number, size: number, color: string): void {
  const light = pen.createRadialGradient(x, y, 0, x, y, size * 1.6)
  light.addColorStop(0, '#ffffffdd')
  light.addColorStop(0.2, `${color}aa`)
  light.addColorStop(1, `${color}00`)
  pen.fillStyle = light
  pen.beginPath()
  pen.moveTo(x, y - size * 2)
  pen.quadraticCurveTo(x, y, x + size * 2, y)
  pen.quadraticCurveTo(x, y, x, y + size * 2)
  pen.quadraticCurveTo(x, y, x - size * 2, y)
  pen.quadraticCurveTo(x, y, x, y - size * 2)
  pen.fill()
  pen.beginPath()
  pen.arc(x, y, size * 0.9, 0, 7)
  pen.fill()
}

/** Darkens the lower part, so that the title has a quiet background. */
export function layScrim(pen: Pen, color: string, width: number, height: number): void {
  const scrim = pen.createLinearGradient(0, height * 0.56, 0, height)
  scrim.addColorStop(0, `${color}00`)
  scrim.addColorStop(0.5, `${color}a0`)
  scrim.addColorStop(1, `${color}f5`)
  pen.fillStyle = scrim
  pen.fillRect(0, height * 0.56, width, height * 0.44)
}

export function layVignette(pen: Pen, x: number, width: number, height: number, strength = 0.38): void {
  const inner = Math.min(width, height) * 0.62
  const vignette = pen.createRadialGradient(x, height * 0.45, inner, x, height * 0.5, Math.hypot(width, height) * 0.66)
  vignette.addColorStop(0, 'rgba(4,0,16,0)')
  vignette.addColorStop(1, `rgba(4,0,16,${strength})`)
  pen.fillStyle = vignette
  pen.fillRect(0, 0, width, height)
}

/** Averaged shader colors turn grey; this keeps a backdrop as saturated as its palette. */
export function enrich(picture: OffscreenCanvas, amount: number): OffscreenCanvas {
  const { canvas, pen } = blank(picture.width, picture.height)
  pen.filter = `saturate(${amount}) contrast(1.06)`
  pen.drawImage(picture, 0, 0)
  return canvas
}

export function soften(picture: OffscreenCanvas, pixels: number): OffscreenCanvas {
  if (pixels === 0) return picture
  const { canvas, pen } = blank(picture.width, picture.height)
  pen.drawImage(picture, 0, 0)
  pen.filter = `blur(${pixels}px)`
  pen.drawImage(picture, 0, 0)
  return canvas
}

/** FNV-1a, so that each name has its own stable seed. */
export function seedOf(name: string): number {
  let hash = 2166136261
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0
  return hash
}

/** Mulberry32: a small deterministic generator for decoration. */
export function generator(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The same shade on all colors, so that no pixel changes its hue. */
export function layGrain(
  pen: OffscreenCanvasRenderingContext2D,
  width: number,
  height: number,
  reach: number,
  random: () => number,
): void {
  const picture = pen.getImageData(0, 0, width, height)
  const { data } = picture
  for (let at = 0; at < data.length; at += 4) {
    const shade = (random() + random() - 1) * reach
    for (let channel = 0; channel < 3; channel++) data[at + channel] = data[at + channel]! + shade
  }
  pen.putImageData(picture, 0, 0)
}
