/** A contact sheet of everything at display size, for review: .cache/art/*.png, never committed. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { artFolder, type Manifest, readManifest } from './manifest.ts'
import { loadSharp } from './toolchain.ts'

const sheetFolder = new URL('../.cache/art/', import.meta.url)

interface Sheet {
  name: string
  matches: RegExp
  width: number
  height: number
  columns: number
}

const sheets: readonly Sheet[] = [
  { name: 'tiles', matches: /^tiles\/.*-320\.webp$/, width: 160, height: 214, columns: 9 },
  { name: 'symbols', matches: /\/symbols\/.*-128\.webp$/, width: 128, height: 128, columns: 9 },
  { name: 'interface', matches: /^interface\/.*-128\.webp$/, width: 128, height: 128, columns: 8 },
  { name: 'celebrations', matches: /^celebrations\/.*-384\.webp$/, width: 384, height: 192, columns: 2 },
]

export async function drawContactSheets(): Promise<void> {
  const manifest = await readManifest()
  await mkdir(sheetFolder, { recursive: true })
  for (const sheet of sheets) await writeFile(new URL(`${sheet.name}.png`, sheetFolder), await layOut(sheet, manifest))
}

async function layOut({ matches, width, height, columns }: Sheet, manifest: Manifest): Promise<Uint8Array> {
  const sharp = loadSharp()
  const gap = 10
  const paths = Object.keys(manifest).filter((path) => matches.test(path))
  const parts = []
  for (const [i, path] of paths.entries()) {
    const { data } = await sharp(await readFile(new URL(path, artFolder)))
      .resize(width, height)
      .png()
      .toBuffer({ resolveWithObject: true })
    parts.push({ input: data, left: gap + (i % columns) * (width + gap), top: gap + Math.floor(i / columns) * (height + gap) })
  }
  const rows = Math.max(1, Math.ceil(paths.length / columns))
  const ground = {
    width: gap + columns * (width + gap),
    height: gap + rows * (height + gap),
    channels: 4 as const,
    background: { r: 24, g: 16, b: 44, alpha: 1 },
  }
  const { data } = await sharp({ create: ground }).composite(parts).png().toBuffer({ resolveWithObject: true })
  return data
}
