import { goldGradient, lettering, place } from '#art/make.ts'
import { cardBack } from '#art/props/cards.ts'
import type { GameArt } from '#art/types.ts'

export const courtJacks: GameArt = {
  slug: 'court-jacks',
  title: 'Court Jacks',
  scene: 'grid',
  palette: { dark: '#03102e', mid: '#0d4aa8', key: '#3aa0ff', light: '#ffe9a8' },
  tints: ['#fff0c0', '#4aa8ff'],
  sprites: [
    place({ kind: 'card', rank: 'J', suit: 'spades' }, 0.13, 0.48, 0.36, { turn: [-0.05, 0.3, 0], roll: -0.34 }),
    place({ kind: 'card', rank: 'J', suit: 'diamonds' }, 0.87, 0.48, 0.36, { turn: [-0.05, -0.3, 0], roll: 0.34 }),
    place({ kind: 'card', rank: 'J', suit: 'clubs' }, 0.34, 0.38, 0.46, { turn: [-0.05, 0.12, 0], roll: -0.14 }),
    place({ kind: 'card', rank: 'J', suit: 'hearts' }, 0.66, 0.38, 0.46, {
      turn: [-0.05, -0.12, 0],
      roll: 0.14,
      glow: '#9ad0ff',
    }),
    place(
      { kind: 'glyph', icon: 'crown', face: { metalness: 1, roughness: 0.18 }, rim: 'gold', gradient: goldGradient },
      0.5,
      0.15,
      0.34,
      { glow: '#ffe08a' },
    ),
  ],
  lettering: lettering('bowlby-one-sc', ['COURT', { text: 'JACKS', width: 0.92 }], {
    gradient: ['#ffffff', '#bfe0ff', '#3a8bff'],
    rim: '#041a4a',
    outerRim: '#ffd76a',
    warp: 'bulge',
    amount: 0.1,
  }),
  screen: {
    dim: 0.12,
    symbols: { 'card-back': { model: cardBack('#0d3a86', 'gold', 'crown'), turn: [0, 0, 0], fill: 0.94 } },
  },
}
