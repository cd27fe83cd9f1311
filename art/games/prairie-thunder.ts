import { lettering, place } from '../make.ts'
import type { GameArt } from '../types.ts'

export const prairieThunder: GameArt = {
  slug: 'prairie-thunder',
  title: 'Prairie Thunder',
  scene: 'storm',
  palette: { dark: '#170d2e', mid: '#55286e', key: '#b066d8', light: '#ffd08a' },
  tints: ['#ffd9a0', '#8fb0ff'],
  silhouettes: [{ icon: 'cactus', x: 0.08, y: 0.52, size: 0.28, colour: '#1e1038' }],
  sprites: [
    place(
      { kind: 'glyph', icon: 'bison', face: 'bronze', gradient: ['#fff0cc', '#f0a860', '#8a4a24'], rim: '#2a0f14', grow: 16 },
      0.5,
      0.4,
      0.94,
      {
        turn: [-0.05, -0.3, 0],
        glow: '#ffb85a',
      },
    ),
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
