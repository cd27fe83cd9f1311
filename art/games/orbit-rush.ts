import { character, gem, lettering, nearCoin } from '../make.ts'
import type { GameArt } from '../types.ts'

export const orbitRush: GameArt = {
  slug: 'orbit-rush',
  title: 'Orbit Rush',
  scene: 'nebula',
  palette: { dark: '#07031c', mid: '#2b1178', key: '#c04bff', light: '#7fe3ff' },
  tints: ['#8ff0ff', '#c04bff'],
  sprites: [
    character('rocket', 0.5, 0.36, 0.8, { glow: '#8f6bff' }),
    gem('round', '#3aa0ff', 0.16, 0.6, 0.24),
    nearCoin(0.9, 0.62, 0.26, [0.4, 0.8, 0]),
  ],
  lettering: lettering('russo-one', ['ORBIT', 'RUSH'], {
    gradient: ['#ffffff', '#9fe8ff', '#5a6bff'],
    rim: '#25106b',
    outerRim: '#d06bff',
    warp: 'rise',
    amount: 0.14,
    skew: 0.12,
  }),
}
