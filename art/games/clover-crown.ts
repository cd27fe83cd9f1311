import { coin, enamel, lettering, nearCoin, place } from '../make.ts'
import type { GameArt } from '../types.ts'

export const cloverCrown: GameArt = {
  slug: 'clover-crown',
  title: 'Clover Crown',
  scene: 'rays',
  palette: { dark: '#03231a', mid: '#0a6b3d', key: '#3fe07a', light: '#ffe88a' },
  tints: ['#eaffb0', '#2fd07a'],
  sprites: [
    place(
      { kind: 'glyph', icon: 'shamrock', face: enamel, gradient: ['#c6ff8a', '#2fc94a', '#067a2f'], rim: 'gold' },
      0.5,
      0.36,
      0.76,
      {
        turn: [-0.05, 0.3, 0],
        glow: '#7dff9a',
      },
    ),
    coin(0.2, 0.58, 0.36, { turn: [-0.3, 0.5, 0.2] }),
    coin(0.8, 0.58, 0.38, { turn: [-0.2, -0.5, 0] }),
    nearCoin(0.05, 0.2, 0.26, [0.6, 0.3, 0]),
    nearCoin(0.95, 0.22, 0.22, [0.2, 0.9, 0]),
  ],
  lettering: lettering('caprasimo', ['Clover', 'Crown'], {
    gradient: ['#fffbd6', '#ffd84a', '#e08a00'],
    rim: '#064d2b',
    outerRim: '#b6ff7a',
  }),
}
