import { currentCampaign } from '#platform/campaigns/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import { mayJoin } from '../audience/may-join.ts'
import { readCell } from '../cells/store.ts'
import type { PromotionDefinition } from '../definition.ts'
import { readKnownRun } from './read-known-run.ts'

/** Why an event of this player would not count now, for a slice that sells what its run pays; undefined if it would. */
export async function mayTakePart<C, Cell>(
  ctx: PlayerContext,
  promotion: PromotionDefinition<C, Cell>,
): Promise<'not-running' | 'not-eligible' | undefined> {
  const definition = promotion as unknown as PromotionDefinition
  const campaign = await currentCampaign(ctx, definition.campaign)
  const known = campaign && (await readKnownRun(ctx, definition, campaign))
  if (!known || known.isStopped || known.fault) return 'not-running'
  const stored = await readCell(ctx.reader, ctx.playerId, known.run.id)
  if (stored) return stored.isParked ? 'not-running' : undefined
  return (await mayJoin(ctx.reader, known, { player: ctx.playerId, day: ctx.today })) ? undefined : 'not-eligible'
}
