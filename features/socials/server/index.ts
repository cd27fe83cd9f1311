import type { ServerFeature } from '#platform/feature.ts'
import { socials } from '../feature.ts'

export const socialsServer: ServerFeature = { id: socials.id }
