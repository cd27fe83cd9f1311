import { character, lettering } from '../make.ts'
import type { GameArt } from '../types.ts'

export const lunarRabbit: GameArt = {
  slug: 'lunar-rabbit',
  title: 'Lunar Rabbit',
  scene: 'moonlit',
  palette: { dark: '#0a0a30', mid: '#2c2a8a', key: '#7a6bff', light: '#e6e9ff' },
  tints: ['#e6f0ff', '#ff9ae0'],
  silhouettes: [{ icon: 'bonsai-tree', x: 0.1, y: 0.5, size: 0.5, colour: '#100c40' }],
  sprites: [
    character('rabbit-face', 0.5, 0.36, 0.64, { glow: '#cfd6ff' }),
    character('lotus', 0.2, 0.59, 0.34),
    character('lotus', 0.84, 0.6, 0.28),
  ],
  lettering: lettering('paytone-one', ['LUNAR', 'RABBIT'], {
    gradient: ['#ffffff', '#dfe0ff', '#9a8bff'],
    rim: '#1b1870',
    outerRim: '#ff9ae0',
    warp: 'wave',
    amount: 0.08,
  }),
}
