import type { WebFeature } from '#ui/feature.ts'
import { gameProviders } from '../feature.ts'

/** Games of others, each on a page of its own. */
export const gameProvidersWeb: WebFeature = { id: gameProviders.id }
