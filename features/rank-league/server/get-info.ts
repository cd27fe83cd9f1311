import type { ReplyOf } from '#kernel/contract.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { getInfo as contract } from '../contract.ts'
import { rankLeagueCampaign } from '../shared/campaign.ts'

/** The leagues as they are set. No round gives points yet, so every player stands where everybody begins. */
export async function getInfo(ctx: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const { campaign, config } = await showCampaign(ctx, rankLeagueCampaign)
  const sections = config?.leagues ?? []
  const first = sections[0]
  const player =
    ctx.session && first
      ? {
          currentLevel: { index: first.fromLevel, currentExperience: 0, experience: first.pointsPerLevel },
          currentSection: { id: first.id },
        }
      : null
  return { success: true, data: { campaign, sections, player } }
}
