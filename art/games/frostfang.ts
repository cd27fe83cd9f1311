import { gem, lettering, place } from '../make.ts'
import type { GameArt } from '../types.ts'

export const frostfang: GameArt = {
  slug: 'frostfang',
  title: 'Frostfang',
  scene: 'aurora',
  palette: { dark: '#040b24', mid: '#123a6e', key: '#2fe0c0', light: '#8fb0ff' },
  tints: ['#9fe8ff', '#6a7bff'],
  sprites: [
    place({ kind: 'glyph', icon: 'wolf-head', face: 'silver', rim: '#17489c', grow: 18 }, 0.52, 0.36, 0.86, {
      turn: [-0.05, 0.4, 0],
      glow: '#6fe0ff',
    }),
    gem('crystal', '#7fe8ff', 0.14, 0.56, 0.42, { turn: [0.15, 0.4, 0.35], roll: -0.25 }),
    gem('crystal', '#7fe8ff', 0.88, 0.56, 0.36, { turn: [0.15, 0.4, 0.35], roll: 0.35 }),
  ],
  lettering: lettering('metal-mania', ['FROST', 'FANG'], {
    gradient: ['#ffffff', '#bdeaff', '#3f8dff'],
    rim: '#0a1f5c',
    outerRim: '#8fe4ff',
  }),
}
