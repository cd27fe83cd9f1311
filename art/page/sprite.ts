/** Any model as a trimmed picture, rendered once per combination of model, turn, tints and size. */
import type { Model, Tints, Turn } from '../types.ts'
import { blank, copyOf, loadImage, trim } from './canvas.ts'
import { drawGem } from './gem.ts'
import { drawObject } from './object.ts'

const made = new Map<string, OffscreenCanvas>()

/** Coins keep one warm light in every game: tinted rims would turn them red or blue. */
const coinTints: Tints = ['#ffd9a0', '#ffb060']

const facing: Turn = [-0.1, 0.3, 0]
const gemFacing: Turn = [1.2, 0.2, 0.1]

/** `size` is how many pixels the longer side will cover; tracing a gem costs most, so its sides are capped. */
export async function drawSprite(model: Model, turn: Turn | undefined, tints: Tints, size: number): Promise<OffscreenCanvas> {
  const key = JSON.stringify([model, turn, tints, Math.round(size)])
  const known = made.get(key)
  if (known) return known
  const picture = await draw(model, turn, tints, size)
  made.set(key, picture)
  return picture
}

async function draw(model: Model, turn: Turn | undefined, tints: Tints, size: number): Promise<OffscreenCanvas> {
  if (model.kind === 'fluent') return drawCharacter(model.character, tints, size)
  if (model.kind === 'gem') {
    return trim(copyOf(drawGem(model.cut, model.color, turn ?? gemFacing, tints, clamp(size * 1.1, 160, 640))))
  }
  // An object covers 87 % of its square, and a little more than needed keeps the edges crisp.
  const golden = (model.kind === 'coin' && !model.metal) || model.kind === 'pile'
  const drawn = copyOf(await drawObject(model, turn ?? facing, golden ? coinTints : tints, clamp(size * 1.25, 192, 1152)))
  return trim(grade(drawn, golden ? coinGrade : objectGrade))
}

function clamp(value: number, low: number, high: number): number {
  return Math.round(Math.min(high, Math.max(low, value)))
}

/** Tone mapping greys bright metal a little; this puts the color back. Coins must stay yellow when small. */
const objectGrade = 'saturate(1.18) brightness(1.06) contrast(1.04)'
const coinGrade = 'hue-rotate(7deg) saturate(1.4) brightness(1.08) contrast(1.05)'

function grade(source: OffscreenCanvas, filter: string): OffscreenCanvas {
  const { canvas, pen } = blank(source.width, source.height)
  pen.filter = filter
  pen.drawImage(source, 0, 0)
  return canvas
}

async function drawCharacter(character: string, tints: Tints, size: number): Promise<OffscreenCanvas> {
  const side = clamp(size * 1.1, 128, 1024)
  const image = await loadImage(`/icon/fluent-emoji/${character}.svg`)
  const { canvas, pen } = blank(side, side)
  pen.filter = 'saturate(1.12) contrast(1.06)'
  pen.drawImage(image, 0, 0, side, side)
  return relight(trim(canvas), tints)
}

/** Gives a flat vector character the studio's light: key from the top left, shade below, two tinted rims. */
function relight(source: OffscreenCanvas, [left, right]: Tints): OffscreenCanvas {
  const { width, height } = source
  const { canvas, pen } = blank(width, height)
  pen.drawImage(source, 0, 0)
  pen.globalCompositeOperation = 'source-atop'
  const shade = pen.createLinearGradient(0, 0, width * 0.35, height)
  shade.addColorStop(0, 'rgba(255,250,235,.22)')
  shade.addColorStop(0.4, 'rgba(255,250,235,0)')
  shade.addColorStop(1, 'rgba(10,0,40,.46)')
  pen.fillStyle = shade
  pen.fillRect(0, 0, width, height)
  pen.globalAlpha = 0.6
  pen.drawImage(rimOf(source, width / 70, width / 85, left), 0, 0)
  pen.drawImage(rimOf(source, -width / 70, -width / 95, right), 0, 0)
  return canvas
}

function rimOf(source: OffscreenCanvas, dx: number, dy: number, color: string): OffscreenCanvas {
  const { canvas, pen } = blank(source.width, source.height)
  pen.drawImage(source, 0, 0)
  pen.globalCompositeOperation = 'source-in'
  pen.fillStyle = color
  pen.fillRect(0, 0, source.width, source.height)
  pen.globalCompositeOperation = 'destination-out'
  pen.filter = `blur(${source.width / 90}px)`
  pen.drawImage(source, dx, dy)
  return canvas
}
