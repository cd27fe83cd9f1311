/** Where a game's pictures are and the colours that code draws with. */
export interface GameLook {
  readonly atlas: string
  readonly frame: string
  readonly coin: string
  readonly background: { readonly portrait: string; readonly landscape: string }
  readonly lettering: { readonly stacked: string; readonly line: string }
  readonly symbol: (id: string) => string
  readonly colours: { readonly light: number; readonly glow: number; readonly well: number }
}

const COLOURS: Readonly<Record<string, GameLook['colours']>> = {
  'voltage-sevens': { light: 0x6ff3ff, glow: 0xff3fb0, well: 0x14022e },
  'cherry-royale': { light: 0xffe3a0, glow: 0xff5a3c, well: 0x2a0410 },
  'orbit-rush': { light: 0x9fe8ff, glow: 0xc04bff, well: 0x0c0530 },
  'sugar-parade': { light: 0xfff3c0, glow: 0xff6ad0, well: 0x5a1480 },
  'prism-vault': { light: 0xc8f4ff, glow: 0x7f7bff, well: 0x070a2e },
  'nile-ascendant': { light: 0xffdf95, glow: 0xf0823c, well: 0x1c0d3e },
  'jade-canopy': { light: 0xf2ff9a, glow: 0x3fd06a, well: 0x04170f },
  'clover-crown': { light: 0xffe88a, glow: 0x3fe07a, well: 0x04231a },
  'lunar-rabbit': { light: 0xe6e9ff, glow: 0xff9ae0, well: 0x0d0b38 },
  'prairie-thunder': { light: 0xffd08a, glow: 0xff8a3c, well: 0x1c0f24 },
  'ember-wyrm': { light: 0xffd36b, glow: 0xff5a1f, well: 0x1a0508 },
  'tiger-lantern': { light: 0xffe0a0, glow: 0xff5a2a, well: 0x2a0410 },
  'chili-fiesta': { light: 0xfff0a0, glow: 0xff7a1f, well: 0x2e0a1c },
  'lucky-cast': { light: 0xe6fff6, glow: 0x3fe6d8, well: 0x04303f },
  'harbor-haul': { light: 0xffe9b8, glow: 0xff9d5c, well: 0x0c1e46 },
  'crypt-carnival': { light: 0xd6ff9a, glow: 0xa04bff, well: 0x16062e },
  'valkyrie-oath': { light: 0xffe2a8, glow: 0x7f9cff, well: 0x101426 },
  'velvet-blackjack': { light: 0xffd98a, glow: 0x2fae82, well: 0x04130f },
  'aurum-roulette': { light: 0xffd98a, glow: 0x9a7bff, well: 0x0b0a1e },
  'jesters-deck': { light: 0xffe08a, glow: 0xc04bff, well: 0x16042e },
  'dice-duel': { light: 0xffd0a0, glow: 0xff4a6a, well: 0x14031f },
  'gem-sweeper': { light: 0xe0fff0, glow: 0x2fe0b0, well: 0x04211f },
  'peg-drop': { light: 0xbfe6ff, glow: 0xff5fd0, well: 0x06122e },
  'sky-bingo': { light: 0xfff6c0, glow: 0x5fb8ff, well: 0x1240a8 },
  frostfang: { light: 0xc8f2ff, glow: 0x4fb0ff, well: 0x061636 },
}

const FALLBACK = { light: 0xffe3a0, glow: 0xffb040, well: 0x120a1e }

/** `isSharp`: the screen shows more than 140 device pixels a symbol. */
export function lookOf(slug: string, isSharp: boolean): GameLook {
  const game = `/art/games/${slug}`
  return {
    atlas: `${game}/atlas-${isSharp ? 256 : 128}.json`,
    frame: `${game}/frame-512.webp`,
    coin: '/art/interface/coin-128.webp',
    background: { portrait: `${game}/background-portrait-768.webp`, landscape: `${game}/background-landscape-1536.webp` },
    lettering: { stacked: `${game}/lettering-stacked-768.webp`, line: `${game}/lettering-line-768.webp` },
    symbol: (id) => `${game}/symbols/${id}-128.webp`,
    colours: COLOURS[slug] ?? FALLBACK,
  }
}
