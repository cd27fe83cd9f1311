import { lettering, place } from '#art/make.ts'
import { cardBack, jesterHead } from '#art/props/cards.ts'
import type { GameArt } from '#art/types.ts'

export const jestersDeck: GameArt = {
  slug: 'jesters-deck',
  title: "Jester's Deck",
  scene: 'velvet',
  palette: { dark: '#16042e', mid: '#5a12a0', key: '#c04bff', light: '#ffe08a' },
  tints: ['#ffe9b0', '#c04bff'],
  sprites: [
    place({ kind: 'card', rank: 'Q', suit: 'diamonds' }, 0.24, 0.42, 0.5, { roll: -0.3 }),
    place({ kind: 'card', rank: 'J', suit: 'clubs' }, 0.77, 0.42, 0.5, { turn: [-0.1, -0.2, 0], roll: 0.3 }),
    place(
      {
        kind: 'glyph',
        icon: 'jester-hat',
        face: { metalness: 0.1, roughness: 0.16, clearcoat: 1 },
        rim: 'gold',
        gradient: ['#ff6ad0', '#a020ff', '#3a0fb0'],
      },
      0.5,
      0.38,
      0.74,
      { glow: '#d06bff' },
    ),
  ],
  lettering: lettering('righteous', ["JESTER'S", { text: 'DECK', width: 0.78 }], {
    gradient: ['#fff8d0', '#ffd23a', '#ff8a1f'],
    rim: '#3a0a7a',
    outerRim: '#ff7ae0',
    warp: 'arch',
    amount: 0.12,
  }),
  screen: {
    dim: 0.12,
    symbols: {
      joker: { model: jesterHead(), turn: [0.05, 0.15, 0], fill: 0.96 },
      'card-back': { model: cardBack('#5a12a0', '#ffd23a', 'jester-hat'), turn: [0, 0, 0], fill: 0.94 },
    },
  },
}
