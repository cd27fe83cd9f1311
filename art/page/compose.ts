/** Whole pictures: tile, banner, background, symbol, lettering. */
import type { BackgroundArt, BannerArt, GameArt, Lettering, SymbolArt, Tints } from '../types.ts'
import { drawBackdrop } from './backdrop.ts'
import { blank, trim } from './canvas.ts'
import {
  enrich,
  generator,
  layBackLight,
  layGrain,
  layPicture,
  layScrim,
  laySilhouette,
  laySparkles,
  layVignette,
  seedOf,
  soften,
} from './layers.ts'
import { drawLettering } from './lettering.ts'
import { drawSprite } from './sprite.ts'

/** Blurs in the definitions are pixels at this width. */
const blurUnit = 960

function sceneSeed(name: string): number {
  return (seedOf(name) % 97) / 9
}

export async function composeTile(game: GameArt, width: number, height: number): Promise<OffscreenCanvas> {
  const { canvas, pen } = blank(width, height)
  const blur = width / blurUnit
  const backdrop = enrich(drawBackdrop(game.scene, game.palette, sceneSeed(game.slug), width, height), 1.3)
  pen.drawImage(soften(backdrop, (game.soften ?? 0) * blur), 0, 0)
  for (const shape of game.silhouettes ?? []) await laySilhouette(pen, shape, width, height)
  const spot = { x: width / 2, y: height * 0.42, reach: width }
  layBackLight(pen, { ...spot, reach: width * 0.62 }, game.palette, width, height)
  for (const { model, x, y, size, turn, roll, blur: ownBlur = 0, glow } of game.sprites) {
    const picture = await drawSprite(model, turn, game.tints, size * width)
    layPicture(pen, picture, { x: width * x, y: height * y, size: width * size, roll, blur: ownBlur * blur, glow })
  }
  laySparkles(pen, spot, game.sparkles ?? 10, game.palette.light, generator(seedOf(game.slug)))
  layScrim(pen, game.scrim ?? game.palette.dark, width, height)
  const title = trim(await drawLettering(game.lettering, game.tints, 1200))
  const fitting = Math.min((width * 0.9) / title.width, (height * 0.27) / title.height)
  layPicture(pen, title, {
    x: width / 2,
    y: height * 0.955 - (title.height * fitting) / 2,
    size: Math.max(title.width, title.height) * fitting,
  })
  layVignette(pen, width / 2, width, height)
  return canvas
}

/** The center of the art, as a share of the width. */
const bannerFocus = 0.73

/** The art is right of the middle; the left 40 % stays quiet for the copy. */
export async function composeBanner(banner: BannerArt, width: number, height: number): Promise<OffscreenCanvas> {
  const { canvas, pen } = blank(width, height)
  const blur = (height / blurUnit) * 1.3
  const backdrop = enrich(
    drawBackdrop(banner.scene, banner.palette, sceneSeed(banner.name), width, height, bannerFocus * 2 - 1),
    1.3,
  )
  pen.drawImage(soften(backdrop, (banner.soften ?? 0) * blur), 0, 0)
  for (const shape of banner.silhouettes ?? []) await laySilhouette(pen, shape, width, height)
  const spot = { x: width * bannerFocus, y: height * 0.5, reach: height }
  layBackLight(pen, { ...spot, reach: height * 0.85 }, banner.palette, width, height)
  for (const { model, x, y, size, turn, roll, blur: ownBlur = 0, glow } of banner.sprites) {
    const picture = await drawSprite(model, turn, banner.tints, size * height)
    layPicture(pen, picture, { x: width * x, y: height * y, size: height * size, roll, blur: ownBlur * blur, glow })
  }
  laySparkles(pen, spot, banner.sparkles ?? 12, banner.palette.light, generator(seedOf(banner.name)))
  const copyGround = pen.createLinearGradient(0, 0, width * 0.56, 0)
  copyGround.addColorStop(0, `${banner.palette.dark}e0`)
  copyGround.addColorStop(0.55, `${banner.palette.dark}90`)
  copyGround.addColorStop(1, `${banner.palette.dark}00`)
  pen.fillStyle = copyGround
  pen.fillRect(0, 0, width, height)
  return canvas
}

export function composeBackground(
  { name, scene, palette, dim, grain }: BackgroundArt,
  width: number,
  height: number,
): OffscreenCanvas {
  const { canvas, pen } = blank(width, height)
  pen.drawImage(enrich(drawBackdrop(scene, palette, sceneSeed(name), width, height), 1.5), 0, 0)
  pen.fillStyle = `rgba(4,0,14,${dim})`
  pen.fillRect(0, 0, width, height)
  // The middle, behind the reels, and the foot, behind the controls, are quieter than the rest.
  const middle = pen.createRadialGradient(width / 2, height / 2, 0, width / 2, height / 2, Math.min(width, height) * 0.75)
  middle.addColorStop(0, `${palette.dark}88`)
  middle.addColorStop(1, `${palette.dark}00`)
  pen.fillStyle = middle
  pen.fillRect(0, 0, width, height)
  const foot = pen.createLinearGradient(0, height * 0.72, 0, height)
  foot.addColorStop(0, `${palette.dark}00`)
  foot.addColorStop(1, `${palette.dark}e6`)
  pen.fillStyle = foot
  pen.fillRect(0, height * 0.72, width, height * 0.28)
  layVignette(pen, width / 2, width, height, 0.5)
  layGrain(pen, width, height, grain, generator(seedOf(name)))
  return canvas
}

/** One object on a clear square, with its soft shadow inside the square. */
export async function composeSymbol(art: SymbolArt, tints: Tints, side: number): Promise<OffscreenCanvas> {
  const { canvas, pen } = blank(side, side)
  const { label, spread } = art
  const size = side * (art.fill ?? 0.88)
  const picture = await drawSprite(art.model, art.turn, art.tints ?? tints, size)
  const y = side * (label ? 0.43 : 0.49)
  layPicture(pen, picture, {
    x: side / 2,
    y,
    size: label ? size * 0.94 : size,
    roll: art.roll,
    glow: art.glow,
    shadow: 0.45,
    spread,
  })
  if (label) {
    const { width = 0.92, ...word } = label
    const plate = await drawSprite({ kind: 'text', ...word }, [-0.12, 0, 0], tints, side * width)
    const foot = side * 0.97 - (plate.height * side * width) / plate.width / 2
    layPicture(pen, plate, { x: side / 2, y: foot, size: side * width, shadow: 0.8, spread: 0.05 })
  }
  return canvas
}

export async function composeLettering(look: Lettering, tints: Tints, width: number): Promise<OffscreenCanvas> {
  const title = trim(await drawLettering(look, tints, width))
  const margin = Math.round(width * 0.035)
  const { canvas, pen } = blank(title.width + margin * 2, title.height + margin * 2)
  layPicture(pen, title, {
    x: canvas.width / 2,
    y: canvas.height / 2 - margin * 0.3,
    size: title.width,
    shadow: 0.55,
    spread: 0.022,
  })
  return canvas
}
