import { character, lettering } from '../make.ts'
import type { GameArt } from '../types.ts'

export const cryptCarnival: GameArt = {
  slug: 'crypt-carnival',
  title: 'Crypt Carnival',
  scene: 'moonlit',
  palette: { dark: '#0d0526', mid: '#3a1470', key: '#8a3cd0', light: '#d6ff9a' },
  tints: ['#d6ff9a', '#a04bff'],
  silhouettes: [
    { icon: 'castle-ruins', x: 0.8, y: 0.5, size: 0.6, colour: '#160634' },
    { icon: 'evil-bat', x: 0.22, y: 0.16, size: 0.22, colour: '#12042c' },
    { icon: 'evil-bat', x: 0.8, y: 0.12, size: 0.16, colour: '#12042c' },
  ],
  sprites: [
    character('skull', 0.46, 0.37, 0.62, { roll: -0.08, glow: '#b06bff' }),
    character('jack-o-lantern', 0.78, 0.54, 0.4, { roll: 0.1, glow: '#ff8a2a' }),
  ],
  lettering: lettering('creepster', ['CRYPT', 'CARNIVAL'], {
    gradient: ['#f2ffd0', '#a8ff3a', '#1f9a3a'],
    rim: '#2a0a5c',
    outerRim: '#a04bff',
    warp: 'arch',
  }),
}
