import { ownRows } from '#platform/db/own-rows.ts'
import { erased } from '#kernel/personal-table.ts'
import type { ServerEntry } from '#platform/feature.ts'
import { realityCheck } from '../feature.ts'
import { createRealityGuard, partOf } from './choices.ts'
import { routesWith } from './routes.ts'

/** Interrupts a long visit at least hourly, and blocks play until acknowledged (RC-1 to RC-3). */
export const realityCheckServer: ServerEntry = ({ slices }) => ({
  id: realityCheck.id,
  routes: routesWith(slices),
  profile: async (ctx) => ({ ...(await partOf(ctx)) }),
  profilePage: async (ctx) => ({ responsiblePlay: { activityReminderValue: (await partOf(ctx)).realityCheck.minutes } }),
  personalTables: [erased('reality_check')],
  personalData: ownRows({
    choice: ['reality_check', 'acknowledged_at', 'minutes', 'next_minutes', 'next_from'],
  }),
  guard: createRealityGuard(),
})
