import { character, lettering, place } from '../make.ts'
import type { GameArt } from '../types.ts'

export const harborHaul: GameArt = {
  slug: 'harbor-haul',
  title: 'Harbor Haul',
  scene: 'sea',
  palette: { dark: '#0a1740', mid: '#1f5fa8', key: '#ff9d5c', light: '#ffe9b8' },
  tints: ['#ffe2b0', '#4aa8ff'],
  silhouettes: [
    { icon: 'lighthouse', x: 0.9, y: 0.38, size: 0.42, colour: '#22304f', alpha: 0.9 },
    { icon: 'small-fishing-sailboat', x: 0.12, y: 0.47, size: 0.2, colour: '#22304f', alpha: 0.75 },
  ],
  sprites: [
    place({ kind: 'boat' }, 0.5, 0.385, 0.88, { turn: [0.22, -0.55, 0], glow: '#ffd08a' }),
    character('tropical-fish', 0.17, 0.62, 0.28, { roll: -0.2 }),
    character('crab', 0.85, 0.61, 0.26, { roll: 0.12 }),
  ],
  lettering: lettering('bowlby-one-sc', ['HARBOR', { text: 'HAUL', width: 0.78 }], {
    gradient: ['#ffffff', '#ffe07a', '#ff8a3c'],
    rim: '#0c2a6b',
    outerRim: '#ffffff',
    warp: 'wave',
    amount: 0.08,
  }),
}
