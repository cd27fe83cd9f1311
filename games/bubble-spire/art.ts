import { lettering, place } from '#art/make.ts'
import { bubble, pearlBall } from '#art/props/bubbles.ts'
import type { GameArt } from '#art/types.ts'

export const bubbleSpire: GameArt = {
  slug: 'bubble-spire',
  title: 'Bubble Spire',
  scene: 'deep',
  palette: { dark: '#150536', mid: '#5b22b8', key: '#ff7ad9', light: '#d6f3ff' },
  tints: ['#ffb8f0', '#7fd8ff'],
  sprites: [
    place(bubble(), 0.5, 0.34, 0.74, { turn: [0.1, -0.2, 0], glow: '#ff9de6' }),
    place(bubble(), 0.17, 0.57, 0.26, { turn: [0.2, 0.4, 0] }),
    place(bubble(), 0.86, 0.6, 0.2, { turn: [0, 0.2, 0] }),
    place(bubble(), 0.84, 0.17, 0.14, { blur: 1 }),
    place(pearlBall(), 0.14, 0.2, 0.12, { blur: 1 }),
  ],
  lettering: lettering('lilita-one', ['BUBBLE', 'SPIRE'], {
    gradient: ['#ffffff', '#ffc4f0', '#b06bff'],
    rim: '#2a0a66',
    outerRim: '#8fe6ff',
    warp: 'arch',
    amount: 0.12,
  }),
  screen: {
    dim: 0.14,
    symbols: {
      bubble: { model: bubble(), turn: [0.1, -0.2, 0], fill: 0.94 },
      pearl: { model: pearlBall(), fill: 0.7 },
    },
  },
}
