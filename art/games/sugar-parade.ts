import { character, lettering } from '../make.ts'
import type { GameArt } from '../types.ts'

export const sugarParade: GameArt = {
  slug: 'sugar-parade',
  title: 'Sugar Parade',
  scene: 'hills',
  palette: { dark: '#8a2bb0', mid: '#ff7ac8', key: '#ffd0ec', light: '#fff3b0' },
  tints: ['#fff3c0', '#ff6ad0'],
  scrim: '#8a1f8f',
  sprites: [
    character('lollipop', 0.24, 0.34, 0.5, { roll: -0.3 }),
    character('cupcake', 0.76, 0.36, 0.46, { roll: 0.18 }),
    character('doughnut', 0.5, 0.42, 0.62, { glow: '#fff' }),
    character('candy', 0.16, 0.61, 0.3, { roll: 0.4 }),
    character('strawberry', 0.85, 0.6, 0.28, { roll: 0.2 }),
  ],
  lettering: lettering('lilita-one', ['SUGAR', 'PARADE'], {
    gradient: ['#ffffff', '#ffe066', '#ff8a3d'],
    rim: '#c4148f',
    outerRim: '#ffffff',
    warp: 'wave',
    amount: 0.14,
  }),
}
