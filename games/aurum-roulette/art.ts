import { goldGradient, lettering, place } from '#art/make.ts'
import { dolly, valueChip } from '#art/props/table.ts'
import type { GameArt } from '#art/types.ts'

const flat = [-0.3, 0, 0] as const

export const aurumRoulette: GameArt = {
  slug: 'aurum-roulette',
  title: 'Aurum Roulette',
  scene: 'velvet',
  palette: { dark: '#0b0a1e', mid: '#2b1f5c', key: '#7a5bd0', light: '#ffd98a' },
  tints: ['#fff0c8', '#9a7bff'],
  sprites: [
    place({ kind: 'roulette' }, 0.5, 0.38, 0.95, { turn: [-0.7, 0.12, 0.2], glow: '#ffcf6a' }),
    place({ kind: 'chip', color: '#c8102e', icon: 'diamonds' }, 0.15, 0.6, 0.26, { turn: [-0.8, 0.2, 0.2], blur: 3 }),
    place({ kind: 'chip', color: '#0f9d58', icon: 'clubs' }, 0.86, 0.58, 0.26, { turn: [-0.8, -0.3, 0.2], blur: 2 }),
  ],
  soften: 2.5,
  sparkles: 2,
  lettering: lettering('dela-gothic-one', ['AURUM', { text: 'ROULETTE', stretch: 1.2 }], {
    gradient: goldGradient,
    rim: '#1f1450',
    outerRim: '#e0a83a',
    warp: 'none',
  }),
  screen: {
    dim: 0.1,
    symbols: {
      ball: {
        model: {
          kind: 'assembly',
          parts: [
            { part: 'ball', radius: 1, gradient: ['#ffffff', '#f4f0e8', '#b8b0c8'], surface: { roughness: 0.08, clearcoat: 1 } },
          ],
        },
        fill: 0.86,
      },
      'chip-1': { model: valueChip('1', '#e8e2ff', '#7a5bd0'), turn: flat },
      'chip-5': { model: valueChip('5', '#c8102e', '#ffd98a'), turn: flat },
      'chip-25': { model: valueChip('25', '#2b5fd8', '#ffd98a'), turn: flat },
      'chip-100': { model: valueChip('100', '#1a1230', '#ffc94a'), turn: flat },
      dolly: { model: dolly(), turn: [0.3, 0.2, 0], fill: 0.94 },
    },
  },
}
