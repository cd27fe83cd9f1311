/** The share pictures of links. The brands' looks are repeated here, as their files are drawn ahead of time. */
import { games } from './games/all.ts'
import type { ShareArt } from './types.ts'

type BrandShare = Extract<ShareArt, { kind: 'brand' }>

const brand = (id: string, name: string, look: Omit<BrandShare, 'kind' | 'id' | 'name'>): BrandShare => ({
  kind: 'brand',
  id,
  name,
  ...look,
})

const brands: readonly BrandShare[] = [
  brand('bellwhim', 'Bellwhim', { scene: 'bellwhim', darkest: '#5a0f7a', mark: 'mark-bellwhim', face: 'syne' }),
  brand('emberjack', 'Emberjack', { scene: 'ember-wyrm', darkest: '#1c0408', mark: 'mark-emberjack', face: 'exo-2' }),
  brand('jadeloom', 'Jadeloom', { scene: 'jadeloom', darkest: '#03160f', mark: 'mark-jadeloom', face: 'bricolage-grotesque' }),
  brand('northgilt', 'Northgilt', { scene: 'northgilt', darkest: '#0a1226', mark: 'mark-northgilt', face: 'unbounded' }),
  brand('rosalune', 'Rosalune', { scene: 'rosalune', darkest: '#23040f', mark: 'mark-rosalune', face: 'playfair-display' }),
  brand('sundrift', 'Sundrift', { scene: 'sundrift', darkest: '#4a1410', mark: 'mark-sundrift', face: 'fredoka' }),
  brand('tidewick', 'Tidewick', { scene: 'tidewick', darkest: '#02182c', mark: 'mark-tidewick', face: 'sora' }),
  brand('velmora', 'Velmora', { scene: 'welcome', darkest: '#1a0b2e', mark: 'brand-mark', face: 'outfit' }),
  brand('voltgrid', 'Voltgrid', { scene: 'voltgrid', darkest: '#05070c', mark: 'mark-voltgrid', face: 'zalando-sans-expanded' }),
]

export const shares: readonly ShareArt[] = [
  ...brands,
  ...games.flatMap(({ slug, screen, palette }) => (screen ? [{ kind: 'game', slug, color: palette.dark } as const] : [])),
]
