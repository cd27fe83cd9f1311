import { coin, lettering, place } from '#art/make.ts'
import type { GameArt } from '#art/types.ts'

/** Five rows of pegs in a triangle: how many in each row, and where the row stands. */
const rows = [
  [1, 0.14],
  [2, 0.235],
  [3, 0.33],
  [4, 0.425],
  [5, 0.52],
] as const

const pegs = rows.flatMap(([count, y]) =>
  Array.from({ length: count }, (_, i) =>
    place({ kind: 'orb', color: '#ffc93a' }, 0.5 + (i - (count - 1) / 2) * 0.19, y, 0.09, { glow: '#6fb0ff' }),
  ),
)

export const pegDrop: GameArt = {
  slug: 'peg-drop',
  title: 'Peg Drop',
  scene: 'rays',
  palette: { dark: '#06122e', mid: '#143a9a', key: '#4a8bff', light: '#bfe6ff' },
  tints: ['#d0ecff', '#ff5fd0'],
  sprites: [
    ...pegs,
    ...[0.14, 0.32, 0.5, 0.68, 0.86].map((x) => coin(x, 0.615, 0.16, { turn: [-0.5, 0, 0] })),
    place({ kind: 'orb', color: '#19e0a0' }, 0.2, 0.46, 0.13, { glow: '#19e0a0' }),
    place({ kind: 'orb', color: '#7a5bff' }, 0.79, 0.41, 0.14, { glow: '#a08bff' }),
    place({ kind: 'orb', color: '#ff2f9a' }, 0.43, 0.22, 0.27, { glow: '#ff5fd0' }),
  ],
  lettering: lettering('rammetto-one', ['PEG', 'DROP'], {
    gradient: ['#ffffff', '#8fd0ff', '#2f6bff'],
    rim: '#0a1f6b',
    outerRim: '#ff5fd0',
    warp: 'pinch',
    amount: 0.1,
  }),
  screen: {
    dim: 0.14,
    symbols: {
      ball: { model: { kind: 'orb', color: '#ff2f9a' }, fill: 0.9 },
      peg: { model: { kind: 'orb', color: '#ffc93a' }, fill: 0.86 },
    },
  },
}
