import { goldGradient, lettering, place } from '#art/make.ts'
import { cardBack, cardShoe } from '#art/props/cards.ts'
import { valueChip } from '#art/props/table.ts'
import type { GameArt } from '#art/types.ts'

const flat = [-0.3, 0, 0] as const

export const marqueeBlackjack: GameArt = {
  slug: 'marquee-blackjack',
  title: 'Marquee Blackjack',
  scene: 'rays',
  palette: { dark: '#0a0624', mid: '#2f1f86', key: '#8f6bff', light: '#ffd27a' },
  tints: ['#ffd9f2', '#8fb4ff'],
  sprites: [
    place({ kind: 'card', rank: 'Q', suit: 'diamonds' }, 0.24, 0.39, 0.5, { turn: [-0.1, 0.25, 0], roll: 0.34 }),
    place({ kind: 'card', rank: 'Q', suit: 'clubs' }, 0.76, 0.39, 0.5, { turn: [-0.1, -0.25, 0], roll: -0.34 }),
    place({ kind: 'card', rank: 'Q', suit: 'hearts' }, 0.5, 0.32, 0.6, { turn: [-0.1, 0, 0], glow: '#ffe2a0' }),
    place({ kind: 'chip', color: '#d81e8c', icon: 'hearts' }, 0.18, 0.62, 0.27, { turn: [-0.8, 0.2, 0.2] }),
    place({ kind: 'chip', color: '#16b3c4', icon: 'diamonds' }, 0.5, 0.6, 0.3, { turn: [-0.8, 0, 0] }),
    place({ kind: 'chip', color: '#f09a1c', icon: 'clubs' }, 0.82, 0.62, 0.27, { turn: [-0.8, -0.2, -0.2] }),
  ],
  sparkles: 3,
  lettering: lettering('righteous', ['Marquee', { text: 'Blackjack', stretch: 1.1 }], {
    gradient: goldGradient,
    rim: '#1a0f4a',
    outerRim: '#ff7ad0',
    warp: 'arch',
  }),
  screen: {
    dim: 0.12,
    symbols: {
      'card-back': { model: cardBack('#3a2a9a', 'gold', 'spades'), turn: [0, 0, 0], fill: 0.94 },
      shoe: { model: cardShoe('#1c1440', '#3a2a9a'), turn: [0.35, -0.5, 0], fill: 0.96 },
      'chip-1': { model: valueChip('1', '#f4f0e6', '#2a6f9a'), turn: flat },
      'chip-5': { model: valueChip('5', '#d81e8c', '#fff7ec'), turn: flat },
      'chip-25': { model: valueChip('25', '#16b3c4', '#fff7ec'), turn: flat },
      'chip-100': { model: valueChip('100', '#15121f', '#ffc94a'), turn: flat },
    },
  },
}
