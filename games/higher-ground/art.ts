import { lettering, place } from '#art/make.ts'
import { bigArrow, cardBack } from '#art/props/cards.ts'
import type { GameArt } from '#art/types.ts'

export const higherGround: GameArt = {
  slug: 'higher-ground',
  title: 'Higher Ground',
  scene: 'aurora',
  palette: { dark: '#0a2230', mid: '#1f7a6a', key: '#4ad0b0', light: '#fff0c0' },
  tints: ['#ffe2b0', '#5ad0a0'],
  sprites: [
    place({ kind: 'card', rank: '4', suit: 'clubs' }, 0.2, 0.52, 0.4, { turn: [-0.1, 0.25, 0], roll: -0.2 }),
    place({ kind: 'card', rank: '9', suit: 'diamonds' }, 0.48, 0.4, 0.46, { turn: [-0.1, 0.1, 0], roll: -0.04 }),
    place({ kind: 'card', rank: 'K', suit: 'spades' }, 0.78, 0.28, 0.52, { turn: [-0.1, -0.15, 0], roll: 0.12, glow: '#ffd08a' }),
    place(bigArrow(['#e2ffb0', '#4fd03a', '#0a7a2a']), 0.23, 0.2, 0.34, { turn: [-0.1, 0.3, 0], roll: 0.12, glow: '#8aff8a' }),
    place(bigArrow(['#ffe0a0', '#ff8a2a', '#b83a06']), 0.83, 0.57, 0.24, { turn: [-0.1, -0.3, 0], roll: 3.3, glow: '#ffb06a' }),
  ],
  lettering: lettering('lilita-one', ['HIGHER', { text: 'GROUND', width: 0.94 }], {
    gradient: ['#ffffff', '#ffe0a0', '#ff9a3a'],
    rim: '#12382a',
    outerRim: '#ffd08a',
    warp: 'rise',
    amount: 0.12,
  }),
  screen: {
    dim: 0.14,
    symbols: { 'card-back': { model: cardBack('#1f6a4a', 'gold', 'spades'), turn: [0, 0, 0], fill: 0.94 } },
  },
}
