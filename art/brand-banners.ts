/** The first banner that a brand's guests see, in the brand's colors; named after the brand. */
import { character, coin, gem, nearCoin, place } from './make.ts'
import type { BannerArt } from './types.ts'

/** A coin at the lower edge, near the viewer, gives each scene its depth. */
const near = nearCoin(0.6, 0.94, 0.26, [0.5, 0.6, 0.2])

export const brandBanners: readonly BannerArt[] = [
  {
    name: 'tidewick',
    scene: 'deep',
    palette: { dark: '#02182c', mid: '#0a5f8f', key: '#2fc8e0', light: '#e6fff6' },
    tints: ['#d0fff4', '#2f9bff'],
    sprites: [
      character('tropical-fish', 0.575, 0.36, 0.42, { roll: 0.08 }),
      character('blowfish', 0.9, 0.34, 0.36, { roll: -0.1 }),
      gem('pear', '#19d0c0', 0.59, 0.76, 0.28, { roll: -0.25 }),
      place({ kind: 'glyph', icon: 'anchor', face: 'gold', rim: '#0a5f8f', grow: 16 }, 0.735, 0.48, 0.86, {
        turn: [-0.1, 0.28, 0],
        roll: 0.14,
        glow: '#7af0ff',
      }),
      coin(0.88, 0.74, 0.3, { turn: [-0.3, -0.5, 0.1] }),
      near,
    ],
    soften: 1,
  },
  {
    name: 'jadeloom',
    scene: 'jungle',
    palette: { dark: '#03160f', mid: '#0d5a34', key: '#3fae4a', light: '#f2ff9a' },
    tints: ['#eaffb0', '#2fd0a0'],
    sprites: [
      gem('emerald', '#12b87a', 0.575, 0.66, 0.36, { roll: 0.2 }),
      character('parrot', 0.905, 0.4, 0.46),
      place({ kind: 'glyph', icon: 'ceremonial-mask', face: 'gold', rim: '#0a7a5a', grow: 16 }, 0.735, 0.48, 0.88, {
        turn: [-0.06, 0.22, 0],
        glow: '#d8ff7a',
      }),
      gem('square', '#7ae04a', 0.87, 0.78, 0.28, { roll: -0.2 }),
      coin(0.575, 0.26, 0.24, { turn: [0.3, 0.7, 0.2] }),
      near,
    ],
    soften: 1.5,
  },
  {
    name: 'rosalune',
    scene: 'velvet',
    palette: { dark: '#23040f', mid: '#6e0f2c', key: '#c8466a', light: '#ffd9b0' },
    tints: ['#ffe2c8', '#ff7a9a'],
    sprites: [
      character('rose', 0.585, 0.46, 0.56, { roll: -0.3 }),
      character('rose', 0.885, 0.44, 0.56, { roll: 0.3 }),
      place({ kind: 'glyph', icon: 'carnival-mask', face: 'rose', rim: '#6e0f2c', grow: 16 }, 0.735, 0.46, 0.86, {
        turn: [-0.06, 0.24, 0],
        glow: '#ffb08a',
      }),
      gem('drop', '#e0143c', 0.66, 0.84, 0.24, { roll: 0.2 }),
      gem('pear', '#ff8aa0', 0.83, 0.84, 0.24, { roll: -0.2 }),
      nearCoin(0.97, 0.88, 0.26, [0.3, -0.6, 0.1]),
    ],
    soften: 1.5,
  },
  {
    name: 'voltgrid',
    scene: 'grid',
    palette: { dark: '#05070c', mid: '#14301a', key: '#7fe02a', light: '#e8ffb0' },
    tints: ['#d8ff6a', '#4ab8ff'],
    sprites: [
      gem('trillion', '#9cf02a', 0.575, 0.6, 0.34, { roll: -0.2 }),
      gem('hex', '#2fb8ff', 0.9, 0.38, 0.34, { roll: 0.2 }),
      place({ kind: 'glyph', icon: 'electric', face: 'gold', rim: '#2f6a00', grow: 18 }, 0.735, 0.46, 0.92, {
        turn: [-0.06, 0.26, 0],
        glow: '#b8ff3f',
      }),
      place({ kind: 'chip', color: '#3f8a0f', icon: 'cut-diamond' }, 0.875, 0.78, 0.32, { turn: [-0.7, 0.2, 0.2] }),
      coin(0.58, 0.24, 0.24, { turn: [0.3, 0.7, 0.2] }),
      near,
    ],
  },
  {
    name: 'sundrift',
    scene: 'dunes',
    palette: { dark: '#4a1410', mid: '#c2452a', key: '#ff9a4a', light: '#ffeab0' },
    tints: ['#fff0c0', '#ff7a5a'],
    sprites: [
      character('palm-tree', 0.585, 0.44, 0.6, { roll: -0.08 }),
      character('pineapple', 0.9, 0.42, 0.44, { roll: 0.16 }),
      place({ kind: 'glyph', icon: 'aztec-calendar-sun', face: 'gold', rim: '#c2452a', grow: 14 }, 0.735, 0.47, 0.88, {
        turn: [-0.08, 0.24, 0],
        glow: '#ffd36b',
      }),
      gem('round', '#19b8b0', 0.885, 0.78, 0.28, { roll: 0.2 }),
      near,
    ],
    soften: 1.2,
  },
  {
    name: 'northgilt',
    scene: 'aurora',
    palette: { dark: '#0a1226', mid: '#1f3a70', key: '#5ad0c8', light: '#e8f6ff' },
    tints: ['#e0f4ff', '#7a9bff'],
    sprites: [
      gem('crystal', '#7ad0ff', 0.585, 0.5, 0.52, { roll: -0.25 }),
      gem('crystal', '#a08aff', 0.895, 0.48, 0.5, { roll: 0.25 }),
      place({ kind: 'glyph', icon: 'stag-head', face: 'silver', rim: '#2b5a94', grow: 14 }, 0.735, 0.47, 0.9, {
        turn: [-0.06, 0.26, 0],
        glow: '#9ae0ff',
      }),
      gem('hex', '#2f8bff', 0.66, 0.86, 0.24, { roll: 0.2 }),
      coin(0.84, 0.84, 0.26, { turn: [-0.3, -0.5, 0.1] }),
    ],
    soften: 1,
  },
  {
    name: 'bellwhim',
    scene: 'hills',
    palette: { dark: '#5a0f7a', mid: '#e05ab8', key: '#ffb0e0', light: '#fff3b0' },
    tints: ['#fff3c0', '#ff6ad0'],
    sprites: [
      character('lollipop', 0.585, 0.4, 0.56, { roll: -0.3 }),
      character('cupcake', 0.9, 0.4, 0.5, { roll: 0.18 }),
      place({ kind: 'bell', metal: 'gold', band: '#e0359a' }, 0.735, 0.48, 0.82, {
        turn: [0.12, 0.2, 0],
        roll: 0.14,
        glow: '#ffffff',
      }),
      character('candy', 0.62, 0.82, 0.32, { roll: 0.4 }),
      character('strawberry', 0.87, 0.82, 0.3, { roll: 0.2 }),
    ],
  },
]
