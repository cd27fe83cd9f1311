import type { ServerFeature } from '#platform/feature.ts'
import { affiliates } from '../feature.ts'
import { routes } from './routes.ts'

/** Takes applications for partnership. */
export const affiliatesServer: ServerFeature = { id: affiliates.id, routes }
