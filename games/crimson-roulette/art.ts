import { lettering, place } from '#art/make.ts'
import { dolly, valueChip } from '#art/props/table.ts'
import type { GameArt } from '#art/types.ts'

const flat = [-0.3, 0, 0] as const
const silver = ['#ffffff', '#dfe4f0', '#8f98ad'] as const

export const crimsonRoulette: GameArt = {
  slug: 'crimson-roulette',
  title: 'Crimson Roulette',
  scene: 'deco',
  palette: { dark: '#1a0206', mid: '#9a0f22', key: '#ff4a4a', light: '#f4f6ff' },
  tints: ['#ffffff', '#ff6a5a'],
  sprites: [
    place({ kind: 'roulette' }, 0.5, 0.22, 1.05, { turn: [-1.05, -0.1, 0.3], blur: 2 }),
    place(
      {
        kind: 'text',
        text: '00',
        font: 'dela-gothic-one',
        gradient: ['#c9ffd8', '#1fb86a', '#056b3a'],
        rim: 'silver',
      },
      0.5,
      0.41,
      0.74,
      { turn: [-0.08, 0.12, 0], glow: '#7affb0' },
    ),
    place({ kind: 'chip', color: '#f4f6ff', icon: 'hearts' }, 0.15, 0.6, 0.28, { turn: [-0.8, 0.2, 0.2], blur: 1 }),
    place({ kind: 'chip', color: '#1a1a24', icon: 'spades' }, 0.86, 0.6, 0.28, { turn: [-0.8, -0.3, 0.2], blur: 1 }),
  ],
  soften: 2.5,
  sparkles: 2,
  lettering: lettering('alfa-slab-one', ['CRIMSON', { text: 'ROULETTE', stretch: 1.1 }], {
    gradient: silver,
    rim: '#3a0209',
    outerRim: '#ff8a7a',
    warp: 'none',
  }),
  screen: {
    dim: 0.14,
    symbols: {
      'chip-1': { model: valueChip('1', '#f4f6ff', '#9a0f22'), turn: flat },
      'chip-5': { model: valueChip('5', '#c8102e', '#f4f6ff'), turn: flat },
      'chip-25': { model: valueChip('25', '#0f8a50', '#f4f6ff'), turn: flat },
      'chip-100': { model: valueChip('100', '#15121f', '#dfe4f0'), turn: flat },
      dolly: { model: dolly(), turn: [0.3, 0.2, 0], fill: 0.94 },
    },
  },
}
