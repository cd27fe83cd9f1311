import { gem, goldGradient, lettering, place } from '../make.ts'
import type { GameArt } from '../types.ts'

export const nileAscendant: GameArt = {
  slug: 'nile-ascendant',
  title: 'Nile Ascendant',
  scene: 'dunes',
  palette: { dark: '#22104f', mid: '#a83a7a', key: '#f0823c', light: '#ffdf95' },
  tints: ['#ffd9a0', '#4a7bff'],
  silhouettes: [{ icon: 'egyptian-pyramids', x: 0.5, y: 0.5, size: 1.1, colour: '#6b2a4a', alpha: 0.55, blur: 4 }],
  sprites: [
    place({ kind: 'glyph', icon: 'pharoah', face: 'gold', rim: '#1240a8', grow: 14 }, 0.5, 0.365, 0.74, {
      turn: [-0.05, 0.28, 0],
      glow: '#ffd36b',
    }),
    place({ kind: 'glyph', icon: 'scarab-beetle', face: 'gold', rim: '#0c6f8a' }, 0.18, 0.6, 0.3, { roll: -0.25 }),
    gem('emerald', '#12b87a', 0.84, 0.58, 0.22, { roll: 0.2, glow: '#1fe0a0' }),
  ],
  soften: 1.2,
  lettering: lettering('passion-one', ['NILE', { text: 'ASCENDANT', stretch: 1.2 }], {
    gradient: goldGradient,
    rim: '#12287a',
    outerRim: '#ffce5a',
    warp: 'arch',
  }),
}
