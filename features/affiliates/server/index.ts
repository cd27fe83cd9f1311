import { ownRows } from '#platform/db/own-rows.ts'
import { erased } from '#kernel/personal-table.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { affiliates } from '../feature.ts'
import { routes } from './routes.ts'
import { deleteByEmail } from './store.ts'

/** Takes applications for partnership. */
export const affiliatesServer: ServerFeature = {
  id: affiliates.id,
  routes,
  personalData: ownRows({ applications: ['affiliate_application', 'created_at', 'name', 'email', 'website', 'message'] }),
  personalTables: [erased('affiliate_application')],
  // One that was sent before signing in names nobody but by the address.
  erase: (_ctx, tx, player) => deleteByEmail(tx, player),
}
