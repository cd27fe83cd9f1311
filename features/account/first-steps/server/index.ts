import { erased } from '#kernel/personal-table.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { beginSteps, endOpenPart, readOpenParts } from './store.ts'

/** Remembers what a newcomer has seen of the first steps. */
export const firstStepsServer: ServerFeature = {
  id: 'first-steps',
  routes: [
    bind(contract.endPart, async (ctx, { body: { part } }) => {
      const isFirst = await ctx.transaction((tx) => endOpenPart(tx, ctx.playerId, part, ctx.clock.now()))
      return { success: true as const, data: { isFirst } }
    }),
  ],
  signUp: (ctx, tx, { playerId }) => beginSteps(tx, playerId, ctx.clock.now()),
  profile: async ({ reader, playerId }) => {
    const firstSteps = await readOpenParts(reader, playerId)
    return firstSteps ? { firstSteps } : {}
  },
  personalTables: [erased('first_steps')],
  personalData: ownRows({ firstSteps: ['first_steps', 'since', 'tips_ended_at', 'checklist_ended_at'] }),
}
