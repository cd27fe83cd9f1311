import { lettering, place } from '#art/make.ts'
import { balloon, blankBall } from '#art/props/instant.ts'
import type { GameArt } from '#art/types.ts'

export const skyBingo: GameArt = {
  slug: 'sky-bingo',
  title: 'Sky Bingo',
  scene: 'hills',
  palette: { dark: '#1240a8', mid: '#5fb8ff', key: '#cfeeff', light: '#fff6c0' },
  tints: ['#fff6d0', '#4a8bff'],
  scrim: '#0f3aa0',
  sprites: [
    place({ kind: 'ball', color: '#ffb020', number: 22 }, 0.24, 0.3, 0.36),
    place({ kind: 'ball', color: '#19c37d', number: 48 }, 0.77, 0.3, 0.34, { turn: [-0.1, -0.2, 0] }),
    place({ kind: 'ball', color: '#8a4bff', number: 61 }, 0.2, 0.54, 0.32),
    place({ kind: 'ball', color: '#ff4aa0', number: 15 }, 0.82, 0.54, 0.34, { turn: [-0.1, -0.2, 0] }),
    place({ kind: 'ball', color: '#e4203f', number: 7 }, 0.5, 0.43, 0.52, { glow: '#fff' }),
  ],
  lettering: lettering('sigmar-one', ['SKY', 'BINGO'], {
    gradient: ['#ffffff', '#ffe24a', '#ff8a1f'],
    rim: '#0a3a9a',
    outerRim: '#ffffff',
    warp: 'arch',
    amount: 0.16,
  }),
  screen: {
    dim: 0.06,
    symbols: {
      ball: { model: blankBall(['#ff8a9a', '#e4203f', '#8a0a24']), turn: [0, 0, 0], fill: 0.9 },
      balloon: { model: balloon(), turn: [0.05, 0.2, 0], fill: 0.98 },
    },
  },
}
