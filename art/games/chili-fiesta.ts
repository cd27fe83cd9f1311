import { character, lettering } from '../make.ts'
import type { GameArt } from '../types.ts'

export const chiliFiesta: GameArt = {
  slug: 'chili-fiesta',
  title: 'Chili Fiesta',
  scene: 'rays',
  palette: { dark: '#4a0a1e', mid: '#d0301a', key: '#ff9a1f', light: '#fff0a0' },
  tints: ['#fff0b0', '#ff6a2a'],
  sprites: [
    character('maracas', 0.24, 0.34, 0.46, { roll: -0.25 }),
    character('hot-pepper', 0.55, 0.38, 0.74, { roll: 0.1, glow: '#ffd84a' }),
    character('lemon', 0.84, 0.58, 0.26, { roll: 0.3 }),
    character('avocado', 0.16, 0.6, 0.26, { roll: -0.2 }),
  ],
  lettering: lettering('luckiest-guy', ['CHILI', 'FIESTA'], {
    gradient: ['#fffbd0', '#ffd21f', '#ff7a0a'],
    rim: '#8a0a14',
    outerRim: '#7aff8a',
    warp: 'bulge',
    amount: 0.14,
  }),
}
