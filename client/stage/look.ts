import type { GameColors } from '#games/game.ts'

/** The addresses of a game's pictures. */
export interface GameLook {
  readonly atlas: string
  readonly frame: string
  readonly background: { readonly portrait: string; readonly landscape: string }
  readonly lettering: { readonly stacked: string; readonly line: string }
  readonly symbol: (id: string) => string
}

/** The colors for drawing in code. */
export interface StageLook extends GameLook {
  readonly colors: GameColors
}

/** `isSharp`: the screen shows more than 140 device pixels per symbol. */
export function lookOf(slug: string, isSharp: boolean): GameLook {
  const game = `/art/games/${slug}`
  return {
    atlas: `${game}/atlas-${isSharp ? 256 : 128}.json`,
    frame: `${game}/frame-512.webp`,
    background: { portrait: `${game}/background-portrait-768.webp`, landscape: `${game}/background-landscape-1536.webp` },
    lettering: { stacked: `${game}/lettering-stacked-768.webp`, line: `${game}/lettering-line-768.webp` },
    symbol: (id) => `${game}/symbols/${id}-128.webp`,
  }
}
