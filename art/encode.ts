/** From a master picture to the committed webp files, always downwards in size. */
import { mkdir, writeFile } from 'node:fs/promises'
import type { ManifestEntry } from './manifest.ts'
import { artFolder } from './manifest.ts'
import { type Output, type Picture, definitionHash, shortHash } from './pictures.ts'
import { loadSharp } from './toolchain.ts'

/** The picture preset spends its bits where painted art needs them, and is a tenth smaller than the default. */
const webp = { quality: 75, effort: 6, alphaQuality: 70, preset: 'picture' as const }
/** Backgrounds are smooth and large: blocks would show. */
const smooth = { ...webp, quality: 82 }
/** Shadows on the page: fewer steps of transparency show as bands on a bright brand. */
const soft = { ...webp, alphaQuality: 100 }
const ENCODINGS: Partial<Record<Picture['drawing']['kind'], typeof webp>> = { background: smooth, interface: soft }

export type Written = [path: string, entry: ManifestEntry]

export async function write(picture: Picture, path: string, data: Uint8Array, width: number, height: number): Promise<Written> {
  const file = new URL(path, artFolder)
  await mkdir(new URL('./', file), { recursive: true })
  await writeFile(file, data)
  const entry = {
    width,
    height,
    bytes: data.length,
    file: shortHash(data),
    definition: definitionHash(picture),
    bg_color: picture.color,
  }
  return [path, entry]
}

export function keepBudget({ path, budget }: Output, bytes: number): void {
  if (bytes > budget)
    console.error(`OVER BUDGET ${path}: ${bytes} of ${budget} bytes. Soften the backdrop or take sparkles away.`)
}

export async function encode(picture: Picture, output: Output, master: Uint8Array): Promise<Written> {
  const { data, info } = await loadSharp()(master)
    .resize(output.width)
    .webp(ENCODINGS[picture.drawing.kind] ?? webp)
    .toBuffer({ resolveWithObject: true })
  keepBudget(output, data.length)
  return write(picture, output.path, data, info.width, info.height)
}

/** Clear pixels between the symbols, so that filtering never mixes neighbours. */
const gutter = 2
const columns = 4

/** All symbols of a game in one picture, with a PixiJS spritesheet beside it. */
export async function encodeAtlas(
  picture: Picture,
  output: Output,
  masters: ReadonlyMap<string, Uint8Array>,
): Promise<Written[]> {
  const sharp = loadSharp()
  const cell = output.width
  const step = cell + gutter
  const rows = Math.ceil(masters.size / columns)
  const size = { w: columns * step, h: rows * step }
  const parts = []
  const frames: Record<string, object> = {}
  for (const [i, [id, master]] of [...masters].entries()) {
    const [left, top] = [(i % columns) * step, Math.floor(i / columns) * step]
    const { data } = await sharp(master).resize(cell).png().toBuffer({ resolveWithObject: true })
    parts.push({ input: data, left, top })
    frames[id] = {
      frame: { x: left, y: top, w: cell, h: cell },
      rotated: false,
      trimmed: false,
      spriteSourceSize: { x: 0, y: 0, w: cell, h: cell },
      sourceSize: { w: cell, h: cell },
    }
  }
  const ground = { create: { width: size.w, height: size.h, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } } }
  const { data } = await sharp(ground).composite(parts).webp(webp).toBuffer({ resolveWithObject: true })
  keepBudget(output, data.length)
  const image = output.path.slice(output.path.lastIndexOf('/') + 1)
  const sheet = { frames, meta: { image, format: 'RGBA8888', size, scale: cell / 256 } }
  const sheetBytes = new TextEncoder().encode(`${JSON.stringify(sheet)}\n`)
  return [
    await write(picture, output.path, data, size.w, size.h),
    await write(picture, output.path.replace('.webp', '.json'), sheetBytes, size.w, size.h),
  ]
}
