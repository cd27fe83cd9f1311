import { lettering, place } from '../make.ts'
import type { GameArt } from '../types.ts'

export const valkyrieOath: GameArt = {
  slug: 'valkyrie-oath',
  title: 'Valkyrie Oath',
  scene: 'storm',
  palette: { dark: '#0a0c1e', mid: '#323c66', key: '#7f9cff', light: '#eaf0ff' },
  tints: ['#cfe0ff', '#6a8cff'],
  sprites: [
    place({ kind: 'glyph', icon: 'crossed-axes', face: 'steel', rim: '#2a1d12' }, 0.5, 0.37, 0.88, { turn: [-0.1, 0.12, 0] }),
    place({ kind: 'glyph', icon: 'viking-helmet', face: 'gold', rim: '#3a2410', grow: 12 }, 0.5, 0.4, 0.6, {
      turn: [-0.08, 0.3, 0],
      glow: '#9fb8ff',
    }),
  ],
  lettering: lettering('passion-one', ['VALKYRIE', { text: 'OATH', width: 0.66 }], {
    gradient: ['#ffffff', '#ffd98a', '#b9741a'],
    rim: '#1b2350',
    outerRim: '#9fb8ff',
  }),
}
