import { lettering, place } from '#art/make.ts'
import { dieFace, marker } from '#art/props/table.ts'
import type { GameArt } from '#art/types.ts'

const tilt = [0.32, -0.36, 0] as const

export const diceDuel: GameArt = {
  slug: 'dice-duel',
  title: 'Dice Duel',
  scene: 'rays',
  palette: { dark: '#14031f', mid: '#7a0f3a', key: '#ff4a6a', light: '#ffd0a0' },
  tints: ['#ffe0c0', '#ff4a8a'],
  sprites: [
    place({ kind: 'die', color: '#f6f2ff', pips: '#2a1040' }, 0.34, 0.44, 0.56, { turn: [0.5, 0.75, 0.1], roll: -0.1 }),
    place({ kind: 'die', color: '#e4123c', pips: '#ffffff' }, 0.66, 0.35, 0.6, {
      turn: [0.55, -0.5, 0.05],
      roll: 0.14,
      glow: '#ff5a7a',
    }),
  ],
  lettering: lettering('anton', ['DICE', 'DUEL'], {
    gradient: ['#ffffff', '#ffd9c0', '#ff7a5a'],
    rim: '#6b0530',
    outerRim: '#ffb08a',
    warp: 'rise',
    amount: 0.08,
    skew: 0.15,
  }),
  screen: {
    dim: 0.14,
    symbols: {
      'die-1': { model: dieFace(1), turn: tilt, fill: 0.9 },
      'die-2': { model: dieFace(2), turn: tilt, fill: 0.9 },
      'die-3': { model: dieFace(3), turn: tilt, fill: 0.9 },
      'die-4': { model: dieFace(4), turn: tilt, fill: 0.9 },
      'die-5': { model: dieFace(5), turn: tilt, fill: 0.9 },
      'die-6': { model: dieFace(6), turn: tilt, fill: 0.9 },
      marker: { model: marker('#ff4a6a'), turn: [0.1, 0.2, 0], fill: 0.94 },
    },
  },
}
