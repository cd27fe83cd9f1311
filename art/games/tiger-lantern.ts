import { character, goldGradient, lettering, nearCoin } from '../make.ts'
import type { GameArt } from '../types.ts'

export const tigerLantern: GameArt = {
  slug: 'tiger-lantern',
  title: 'Tiger Lantern',
  scene: 'moonlit',
  palette: { dark: '#2a0414', mid: '#7a0d22', key: '#ff5a3c', light: '#ffd9a0' },
  tints: ['#ffe0a0', '#ff5a2a'],
  silhouettes: [
    { icon: 'pagoda', x: 0.14, y: 0.53, size: 0.5, colour: '#3a0616', alpha: 0.9 },
    { icon: 'pagoda', x: 0.9, y: 0.55, size: 0.38, colour: '#3a0616', alpha: 0.8 },
  ],
  sprites: [
    character('tiger-face', 0.5, 0.39, 0.7, { glow: '#ffb04a' }),
    character('red-paper-lantern', 0.14, 0.17, 0.3, { glow: '#ff7a2a' }),
    character('red-paper-lantern', 0.86, 0.17, 0.3, { glow: '#ff7a2a' }),
    nearCoin(0.1, 0.62, 0.26, [0.4, 0.5, 0]),
    nearCoin(0.92, 0.62, 0.28, [0.5, -0.5, 0]),
  ],
  lettering: lettering('shrikhand', ['Tiger', 'Lantern'], { gradient: goldGradient, rim: '#7a0818', outerRim: '#ffcf6a' }),
}
