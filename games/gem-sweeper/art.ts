import { character, gem, lettering } from '#art/make.ts'
import { closedTile, mine } from '#art/props/instant.ts'
import type { GameArt } from '#art/types.ts'

export const gemSweeper: GameArt = {
  slug: 'gem-sweeper',
  title: 'Gem Sweeper',
  scene: 'facet',
  palette: { dark: '#04211f', mid: '#0a6b62', key: '#2fe0b0', light: '#e0fff0' },
  tints: ['#c0ffe8', '#2fd0ff'],
  sprites: [
    character('bomb', 0.76, 0.5, 0.42, { roll: 0.1, glow: '#ffb04a' }),
    gem('emerald', '#19c37d', 0.4, 0.37, 0.62, { roll: -0.15, glow: '#2fe0a0' }),
    gem('round', '#2f8bff', 0.16, 0.59, 0.22),
  ],
  lettering: lettering('black-ops-one', ['GEM', 'SWEEPER'], {
    gradient: ['#ffffff', '#9fffd8', '#14b88a'],
    rim: '#053a36',
    outerRim: '#7affd8',
  }),
  screen: {
    dim: 0.14,
    symbols: {
      'tile-closed': { model: closedTile('#0f8a7a'), turn: [0, 0, 0], fill: 0.94 },
      gem: { model: { kind: 'gem', cut: 'emerald', color: '#19c37d' }, fill: 0.84 },
      bomb: { model: mine(), turn: [0.1, 0.2, 0], fill: 0.94 },
    },
  },
}
