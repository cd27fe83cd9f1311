import { goldGradient, lettering, place } from '#art/make.ts'
import { cardBack, cardShoe } from '#art/props/cards.ts'
import { valueChip } from '#art/props/table.ts'
import type { GameArt } from '#art/types.ts'

const flat = [-0.3, 0, 0] as const

export const velvetBlackjack: GameArt = {
  slug: 'velvet-blackjack',
  title: 'Velvet Blackjack',
  scene: 'deco',
  palette: { dark: '#04130f', mid: '#0b4a38', key: '#2fae82', light: '#ffd98a' },
  tints: ['#fff0c8', '#3fd0a0'],
  sprites: [
    place({ kind: 'card', rank: 'K', suit: 'hearts' }, 0.37, 0.36, 0.62, { turn: [-0.1, 0.2, 0], roll: -0.2 }),
    place({ kind: 'card', rank: 'A', suit: 'spades' }, 0.63, 0.36, 0.64, { turn: [-0.1, -0.2, 0], roll: 0.16, glow: '#ffe9b0' }),
    place({ kind: 'chip', color: '#c8102e', icon: 'spades' }, 0.22, 0.58, 0.34, { turn: [-0.75, 0.2, 0.2] }),
    place({ kind: 'chip', color: '#1240a8', icon: 'diamonds' }, 0.78, 0.59, 0.32, { turn: [-0.75, -0.3, 0.2] }),
  ],
  lettering: lettering('caprasimo', ['Velvet', { text: 'Blackjack', stretch: 1.1 }], {
    gradient: goldGradient,
    rim: '#06281f',
    outerRim: '#d9a23a',
    warp: 'none',
  }),
  screen: {
    dim: 0.1,
    symbols: {
      'card-back': { model: cardBack('#0b5a40', 'gold', 'spades'), turn: [0, 0, 0], fill: 0.94 },
      shoe: { model: cardShoe('#3a1a10', '#0b5a40'), turn: [0.35, -0.5, 0], fill: 0.96 },
      'chip-1': { model: valueChip('1', '#f4f0e6', '#2a6f9a'), turn: flat },
      'chip-5': { model: valueChip('5', '#c8102e', '#fff7ec'), turn: flat },
      'chip-25': { model: valueChip('25', '#0f8a50', '#fff7ec'), turn: flat },
      'chip-100': { model: valueChip('100', '#15121f', '#ffc94a'), turn: flat },
    },
  },
}
