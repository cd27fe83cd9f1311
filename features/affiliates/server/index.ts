import { ownRows } from '#platform/db/own-rows.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { affiliates } from '../feature.ts'
import { routes } from './routes.ts'

/** Takes applications for partnership. */
export const affiliatesServer: ServerFeature = {
  id: affiliates.id,
  routes,
  personalData: ownRows({ applications: ['affiliate_application', 'created_at', 'name', 'email', 'website', 'message'] }),
}
