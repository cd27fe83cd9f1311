import { goldGradient, lettering, place } from '#art/make.ts'
import { marker } from '#art/props/table.ts'
import type { GameArt } from '#art/types.ts'

export const fairgroundWheel: GameArt = {
  slug: 'fairground-wheel',
  title: 'Fairground Wheel',
  scene: 'rays',
  palette: { dark: '#4a0a10', mid: '#d0361a', key: '#ffb02e', light: '#fff0b8' },
  tints: ['#fff0c0', '#ff6a3a'],
  sprites: [
    place({ kind: 'prize-wheel' }, 0.5, 0.36, 0.92, { turn: [-0.08, 0.12, 0], glow: '#ffe08a' }),
    place({ kind: 'fluent', character: 'circus-tent' }, 0.13, 0.57, 0.3),
    place({ kind: 'fluent', character: 'balloon' }, 0.89, 0.53, 0.26, { roll: 0.12 }),
  ],
  soften: 1.5,
  sparkles: 2,
  lettering: lettering(
    'chango',
    [
      { text: 'FAIRGROUND', stretch: 1.2 },
      { text: 'WHEEL', width: 0.82 },
    ],
    {
      gradient: goldGradient,
      rim: '#5a0a10',
      outerRim: '#fff0c0',
      warp: 'arch',
      amount: 0.14,
    },
  ),
  screen: {
    dim: 0.16,
    symbols: { pointer: { model: marker('#ffb02e'), turn: [0.1, 0.2, 0], fill: 0.94 } },
  },
}
