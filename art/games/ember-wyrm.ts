import { gem, lettering, nearCoin, place } from '../make.ts'
import type { GameArt } from '../types.ts'

export const emberWyrm: GameArt = {
  slug: 'ember-wyrm',
  title: 'Ember Wyrm',
  scene: 'ember',
  palette: { dark: '#12020a', mid: '#5c0a12', key: '#ff5a1f', light: '#ffd36b' },
  tints: ['#ffb060', '#ff3b1f'],
  sprites: [
    place({ kind: 'glyph', icon: 'dragon-head', face: 'gold', rim: '#a30d1c', grow: 18 }, 0.5, 0.38, 0.92, {
      turn: [-0.05, -0.35, 0],
      glow: '#ff6a1f',
    }),
    gem('round', '#ff1f3c', 0.83, 0.6, 0.26, { glow: '#ff2a3c' }),
    nearCoin(0.1, 0.64, 0.3, [0.5, 0.6, 0.3]),
  ],
  soften: 0.6,
  lettering: lettering('metal-mania', ['EMBER', 'WYRM'], {
    gradient: ['#fff3b0', '#ffb020', '#e2330a'],
    rim: '#4a0608',
    outerRim: '#ffae3b',
  }),
}
