import type { WebFeature } from '#ui/feature.ts'
import { HOUSE_PROVIDER } from '#features/play/house-games/contract.ts'

/** A guest's way into the house's games. Rounds of `crash` are shared by all players, so it has no demo. */
export const tryGamesWeb: WebFeature = {
  id: 'try-games',
  demoPath: ({ slug, provider, facts }) =>
    provider === HOUSE_PROVIDER && facts?.mechanic !== 'crash' ? `/game/${slug}/demo` : null,
}
