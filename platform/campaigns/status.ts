import type { CampaignDefinition } from '#kernel/campaign.ts'
import type { PlayerContext } from '../context.ts'
import type { FeatureStanding } from '../feature.ts'
import { shownCampaigns } from './read.ts'
import { windowOf } from './rules.ts'

/** What a slice says of its campaigns in the profile, under the name that the profile has for it: what goes on, else what comes. */
export const standing =
  (definition: CampaignDefinition, name: string) =>
  async (ctx: PlayerContext): Promise<Record<string, FeatureStanding>> => {
    const { current, next } = await shownCampaigns(ctx, definition)
    const shown = current ?? next
    const { startsAt, finishedAt } = shown ? windowOf(shown) : { startsAt: null, finishedAt: null }
    const isActive = current !== undefined
    return { [name]: { isActive, slug: shown?.slug ?? null, startsAt, finishedAt, link: definition.link } }
  }
