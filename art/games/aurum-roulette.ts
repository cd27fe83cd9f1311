import { goldGradient, lettering, place } from '../make.ts'
import type { GameArt } from '../types.ts'

export const aurumRoulette: GameArt = {
  slug: 'aurum-roulette',
  title: 'Aurum Roulette',
  scene: 'velvet',
  palette: { dark: '#0b0a1e', mid: '#2b1f5c', key: '#7a5bd0', light: '#ffd98a' },
  tints: ['#fff0c8', '#9a7bff'],
  sprites: [
    place({ kind: 'roulette' }, 0.5, 0.38, 0.95, { turn: [-0.7, 0.12, 0.2], glow: '#ffcf6a' }),
    place({ kind: 'chip', colour: '#c8102e', icon: 'diamonds' }, 0.15, 0.6, 0.26, { turn: [-0.8, 0.2, 0.2], blur: 3 }),
    place({ kind: 'chip', colour: '#0f9d58', icon: 'clubs' }, 0.86, 0.58, 0.26, { turn: [-0.8, -0.3, 0.2], blur: 2 }),
  ],
  soften: 2.5,
  sparkles: 2,
  lettering: lettering('dela-gothic-one', ['AURUM', { text: 'ROULETTE', stretch: 1.2 }], {
    gradient: goldGradient,
    rim: '#1f1450',
    outerRim: '#e0a83a',
    warp: 'none',
  }),
}
