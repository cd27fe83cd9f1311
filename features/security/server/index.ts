import type { ServerFeature, SiteServices } from '#platform/feature.ts'
import { security } from '../feature.ts'
import { routes } from './routes.ts'

/** How players prove who they are, beyond the password. */
export const securityServer = ({ slices }: Pick<SiteServices, 'slices'>): ServerFeature => ({
  id: security.id,
  routes: routes(slices),
})
