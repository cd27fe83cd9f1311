/** Hero banners, 2.6 to 1, without lettering: the copy on the left is text. Sizes are shares of the height. */
import { brandBanners } from './brand-banners.ts'
import { emberWyrm } from '#games/ember-wyrm/art.ts'
import { cherryRoyale } from '#games/cherry-royale/art.ts'
import { voltageSevens } from '#games/voltage-sevens/art.ts'
import { character, coin, gem, nearCoin, place } from './make.ts'
import type { BannerArt, GameArt } from './types.ts'

/** A game's banner keeps its scene and colors; only the objects move. */
function bannerOf(game: GameArt, sprites: BannerArt['sprites'], soften = 0): BannerArt {
  const { slug, scene, palette, tints } = game
  return { name: slug, scene, palette, tints, sprites, soften }
}

const [leftSeven, rightSeven, middleSeven] = voltageSevens.sprites.map((sprite) => sprite.model)

export const banners: readonly BannerArt[] = [
  bannerOf(voltageSevens, [
    place(leftSeven!, 0.56, 0.52, 0.66, { roll: -0.12 }),
    place(rightSeven!, 0.905, 0.52, 0.66, { roll: 0.12, turn: [-0.1, 0.15, 0] }),
    place(middleSeven!, 0.73, 0.48, 0.9, { glow: '#ff3fb0' }),
  ]),
  bannerOf(cherryRoyale, [
    place(
      { kind: 'text', text: '7', font: 'lilita-one', gradient: ['#ff9a8a', '#e3123d', '#7d0020'], rim: 'gold' },
      0.57,
      0.46,
      0.66,
      {
        roll: -0.12,
      },
    ),
    place({ kind: 'bell' }, 0.88, 0.48, 0.58, { roll: 0.15, turn: [0.12, 0.2, 0] }),
    place({ kind: 'cherries' }, 0.73, 0.5, 0.86, { glow: '#ff5a5a' }),
    nearCoin(0.62, 0.9, 0.24, [0.5, 0.6, 0.2]),
    nearCoin(0.97, 0.82, 0.28, [0.3, -0.6, 0]),
  ]),
  {
    name: 'welcome',
    scene: 'rays',
    palette: { dark: '#14062e', mid: '#4a1796', key: '#a04bff', light: '#ffdf9a' },
    tints: ['#ffe2a8', '#b07bff'],
    sprites: [
      coin(0.56, 0.3, 0.24, { turn: [0.3, 0.7, 0.2] }),
      coin(0.91, 0.24, 0.28, { turn: [-0.3, -0.6, 0.1] }),
      gem('round', '#2f8bff', 0.58, 0.74, 0.32, { roll: -0.2 }),
      gem('emerald', '#19c37d', 0.9, 0.72, 0.36, { roll: 0.25 }),
      place({ kind: 'glyph', icon: 'queen-crown', face: 'gold', rim: '#6a1fd0', grow: 16 }, 0.735, 0.48, 0.82, {
        turn: [-0.1, 0.25, 0],
        glow: '#c08bff',
      }),
      nearCoin(0.68, 0.98, 0.3, [0.6, 0.4, 0.3]),
    ],
  },
  {
    name: 'daily-login',
    scene: 'deco',
    palette: { dark: '#071a2e', mid: '#0d4a78', key: '#1fa8d8', light: '#ffdf95' },
    tints: ['#ffe9b8', '#4ac8ff'],
    sprites: [
      place({ kind: 'pile', coins: 60, icon: 'crown', seed: 447 }, 0.73, 0.66, 1.15, { turn: [0.42, 0.25, 0], glow: '#ffc85a' }),
      character('spiral-calendar', 0.635, 0.36, 0.5, { roll: -0.14 }),
      character('wrapped-gift', 0.84, 0.36, 0.5, { roll: 0.12 }),
      nearCoin(0.53, 0.86, 0.24, [0.5, 0.6, 0.2]),
      nearCoin(0.96, 0.88, 0.26, [0.3, -0.6, 0.1]),
    ],
  },
  bannerOf(
    emberWyrm,
    [
      place({ kind: 'glyph', icon: 'dragon-head', face: 'gold', rim: '#a30d1c', grow: 18 }, 0.735, 0.48, 1.02, {
        turn: [-0.05, -0.35, 0],
        glow: '#ff6a1f',
      }),
      gem('round', '#ff1f3c', 0.87, 0.72, 0.32, { glow: '#ff2a3c' }),
      nearCoin(0.6, 0.78, 0.28, [0.5, 0.6, 0.3]),
    ],
    1,
  ),
  ...brandBanners,
]
