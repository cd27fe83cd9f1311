import type { WebFeature } from '#ui/feature.ts'
import { socials } from '../feature.ts'

export const socialsWeb: WebFeature = { id: socials.id }
