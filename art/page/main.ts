/** Exposes the easel to the driver. */
import type { Easel } from '../types.ts'
import { toBase64Png } from './canvas.ts'
import { composeBackground, composeBanner, composeLettering, composeSymbol, composeTile } from './compose.ts'

const easel: Easel = {
  tile: async (game, width, height) => toBase64Png(await composeTile(game, width, height)),
  banner: async (banner, width, height) => toBase64Png(await composeBanner(banner, width, height)),
  background: async (background, width, height) => toBase64Png(composeBackground(background, width, height)),
  symbol: async (art, tints, side) => toBase64Png(await composeSymbol(art, tints, side)),
  lettering: async (look, tints, width) => toBase64Png(await composeLettering(look, tints, width)),
}

Object.assign(globalThis, { easel })
