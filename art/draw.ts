/** Asks the easel for a picture's masters and encodes its files. Masters are drawn once, at the largest size. */
import type { OpenEasel } from './easel.ts'
import { encode, encodeAtlas, type Written } from './encode.ts'
import type { Drawing, Picture } from './pictures.ts'

const tileMaster = { width: 1024, height: 1366 }
const bannerMaster = { width: 1536, height: 591 }
const landscape = { width: 1536, height: 960 }
const portrait = { width: 768, height: 1366 }

/** Symbols and interface art are drawn at twice their largest size and shrunk: smoother edges. */
const symbolMaster = 512
const interfaceMaster = 1024

function master(easel: OpenEasel, drawing: Exclude<Drawing, { kind: 'symbols' | 'share' }>): Promise<Uint8Array> {
  switch (drawing.kind) {
    case 'tile':
      return easel.draw('tile', drawing.game, tileMaster.width, tileMaster.height)
    case 'banner':
      return easel.draw('banner', drawing.banner, bannerMaster.width, bannerMaster.height)
    case 'background': {
      const { width, height } = drawing.portrait ? portrait : landscape
      return easel.draw('background', drawing, width, height)
    }
    case 'lettering':
      return easel.draw('lettering', drawing.look, drawing.tints, 1200)
    case 'interface':
      return easel.draw('symbol', drawing.art, drawing.art.tints, interfaceMaster)
    case 'frame':
      return easel.draw('symbol', drawing.art, drawing.tints, symbolMaster * 2)
  }
}

export async function drawPicture(easel: OpenEasel, picture: Picture): Promise<Written[]> {
  const { drawing } = picture
  if (drawing.kind === 'share') throw new Error(`${picture.name} is no picture of the easel`)
  if (drawing.kind === 'symbols') return drawSymbols(easel, picture, drawing)
  const drawn = await master(easel, drawing)
  const written: Written[] = []
  for (const output of picture.outputs) written.push(await encode(picture, output, drawn))
  return written
}

async function drawSymbols(
  easel: OpenEasel,
  picture: Picture,
  { symbols, tints }: Extract<Drawing, { kind: 'symbols' }>,
): Promise<Written[]> {
  const masters = new Map<string, Uint8Array>()
  for (const [id, art] of Object.entries(symbols)) masters.set(id, await easel.draw('symbol', art, tints, symbolMaster))
  const written: Written[] = []
  for (const output of picture.outputs) {
    const id = /\/symbols\/([\w-]+)-\d+\.webp$/.exec(output.path)?.[1]
    if (id) written.push(await encode(picture, output, masters.get(id)!))
    else written.push(...(await encodeAtlas(picture, output, masters)))
  }
  return written
}
