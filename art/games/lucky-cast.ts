import { enamel, character, lettering, place } from '../make.ts'
import type { GameArt } from '../types.ts'

export const luckyCast: GameArt = {
  slug: 'lucky-cast',
  title: 'Lucky Cast',
  scene: 'deep',
  palette: { dark: '#02233a', mid: '#0a7fa0', key: '#3fe6d8', light: '#e6fff6' },
  tints: ['#d0fff4', '#2f9bff'],
  sprites: [
    place(
      { kind: 'glyph', icon: 'angler-fish', face: enamel, gradient: ['#ffd08a', '#ff5a2e', '#b3122c'], rim: 'gold' },
      0.52,
      0.37,
      0.84,
      { turn: [-0.05, -0.3, 0], glow: '#ffe27a' },
    ),
    place({ kind: 'glyph', icon: 'fishing-hook', face: 'gold', rim: '#0a4a6b' }, 0.16, 0.24, 0.36, { roll: -0.2 }),
    character('blowfish', 0.85, 0.58, 0.28),
    character('fish', 0.16, 0.6, 0.28),
  ],
  lettering: lettering('bangers', ['LUCKY', 'CAST'], {
    gradient: ['#ffffff', '#ffe24a', '#ff9a1f'],
    rim: '#05508a',
    outerRim: '#ffffff',
    warp: 'rise',
    amount: 0.1,
    skew: 0.1,
  }),
}
