import type { CampaignDefinition } from '#kernel/campaign.ts'
import type { PlayerContext } from '../context.ts'
import type { FeatureStatus } from '../feature.ts'
import { shownCampaigns } from './read.ts'
import { windowOf } from './rules.ts'

/** A slice's campaign status for the profile, under its profile key: the active campaign, else the next. */
export const status =
  (definition: CampaignDefinition, name: string) =>
  async (ctx: PlayerContext): Promise<Record<string, FeatureStatus>> => {
    const { current, next } = await shownCampaigns(ctx, definition)
    const shown = current ?? next
    const { startsAt, finishedAt } = shown ? windowOf(shown) : { startsAt: null, finishedAt: null }
    const isActive = current !== undefined
    return { [name]: { isActive, slug: shown?.slug ?? null, startsAt, finishedAt, link: definition.link } }
  }
