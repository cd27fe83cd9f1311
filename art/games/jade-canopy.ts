import { character, gem, lettering, place } from '../make.ts'
import type { GameArt } from '../types.ts'

export const jadeCanopy: GameArt = {
  slug: 'jade-canopy',
  title: 'Jade Canopy',
  scene: 'jungle',
  palette: { dark: '#03160f', mid: '#0d5a34', key: '#3fae4a', light: '#f2ff9a' },
  tints: ['#eaffb0', '#2fd0a0'],
  silhouettes: [
    { icon: 'mayan-pyramid', x: 0.5, y: 0.52, size: 0.9, colour: '#0a3a24', alpha: 0.8, blur: 3 },
    { icon: 'monstera-leaf', x: 0.02, y: 0.22, size: 0.6, colour: '#04261a', roll: 2.2 },
    { icon: 'monstera-leaf', x: 0.98, y: 0.2, size: 0.6, colour: '#04261a', roll: -2.4 },
    { icon: 'fern', x: 0.05, y: 0.6, size: 0.5, colour: '#052e1e', roll: 0.3 },
    { icon: 'fern', x: 0.95, y: 0.6, size: 0.5, colour: '#052e1e', roll: -1.6 },
  ],
  sprites: [
    place({ kind: 'glyph', icon: 'ceremonial-mask', face: 'gold', rim: '#0a7a5a', grow: 16 }, 0.5, 0.37, 0.74, {
      glow: '#d8ff7a',
    }),
    gem('square', '#12b87a', 0.17, 0.57, 0.24, { roll: 0.2 }),
    character('parrot', 0.84, 0.55, 0.32),
  ],
  lettering: lettering('titan-one', ['JADE', 'CANOPY'], {
    gradient: ['#f6ffd0', '#a8e83a', '#2a9a2a'],
    rim: '#06391f',
    outerRim: '#ffd86b',
  }),
}
