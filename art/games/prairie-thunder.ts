import { lettering, place } from '../make.ts'
import type { GameArt } from '../types.ts'

export const prairieThunder: GameArt = {
  slug: 'prairie-thunder',
  title: 'Prairie Thunder',
  scene: 'dunes',
  palette: { dark: '#1a1030', mid: '#7a2a3a', key: '#e0582a', light: '#ffc46b' },
  tints: ['#ffd9a0', '#ff6a2a'],
  silhouettes: [{ icon: 'cactus', x: 0.08, y: 0.52, size: 0.28, colour: '#3a1224' }],
  sprites: [
    place({ kind: 'glyph', icon: 'bison', face: 'bronze', rim: '#2a0f14', grow: 16 }, 0.5, 0.4, 0.94, {
      turn: [-0.05, -0.3, 0],
      glow: '#ffae4a',
    }),
    place({ kind: 'glyph', icon: 'horseshoe', face: 'gold', rim: '#4a1a10' }, 0.84, 0.6, 0.26, { roll: 0.2 }),
  ],
  lettering: lettering('alfa-slab-one', ['PRAIRIE', 'THUNDER'], {
    gradient: ['#fff3d0', '#ffb040', '#c8440a'],
    rim: '#3a0f1c',
    outerRim: '#ffcf7a',
    warp: 'bulge',
    amount: 0.14,
  }),
}
