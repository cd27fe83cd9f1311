import { gem, lettering } from '../make.ts'
import type { GameArt } from '../types.ts'

export const prismVault: GameArt = {
  slug: 'prism-vault',
  title: 'Prism Vault',
  scene: 'facet',
  palette: { dark: '#070a33', mid: '#2a2fb0', key: '#7f7bff', light: '#c8f4ff' },
  tints: ['#9cc4ff', '#ff9ae0'],
  sprites: [
    gem('emerald', '#19c37d', 0.2, 0.32, 0.36, { roll: -0.2 }),
    gem('round', '#ff2a55', 0.8, 0.32, 0.36, { roll: 0.15 }),
    gem('pear', '#b04bff', 0.22, 0.55, 0.34),
    gem('trillion', '#ffb020', 0.79, 0.56, 0.32),
    gem('round', '#2f8bff', 0.5, 0.42, 0.58, { glow: '#6fb0ff' }),
  ],
  lettering: lettering('bowlby-one-sc', ['PRISM', 'VAULT'], {
    gradient: ['#ffffff', '#c9d6ff', '#7a6bff'],
    rim: '#1b1a7a',
    outerRim: '#8ff0ff',
  }),
}
