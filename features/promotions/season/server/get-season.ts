import type { InputOf, DataOf } from '#kernel/contract.ts'
import { type Campaign, campaignBySlug, type ConfigOf, onPage, showCampaign } from '#platform/campaigns/index.ts'
import type { PlayerContext, VisitorContext } from '#platform/context.ts'
import { mayGetEntries, openWireReward } from '#platform/open-reward.ts'
import { orNotFound } from '#platform/problem.ts'
import { readLastCell, readRun } from '#promotions/index.ts'
import { CURRENT_SEASON, type getSeason as contract, type Progress } from '../contract.ts'
import { seasonCampaign } from '../shared/campaign.ts'
import { toHundreds } from '../shared/hundreds.ts'
import { progressOf, season } from './promotion.ts'

type SeasonCampaign = Campaign<ConfigOf<typeof seasonCampaign>>

const BEGINNING = { totalProgressPercents: 0, currentLevel: 0, points: 0 }

/** A season with its levels and the visitor's progress, also after its end. */
export async function getSeason(ctx: VisitorContext, { params }: InputOf<typeof contract>): Promise<DataOf<typeof contract>> {
  const areEntriesOpen = await mayGetEntries(ctx)
  const isCoinsOnly = !areEntriesOpen
  const found = await findSeason(ctx, params.season)
  if (!found) {
    const { campaign } = await showCampaign(ctx, seasonCampaign)
    const none = { slug: null, levels: [], pointsPerUnit: null, pointsPerReward: 0, isCoinsOnly }
    return { campaign, ...BEGINNING, ...none }
  }
  const { slug, config } = found
  const { pointsPerUnit, pointsPerReward } = config
  const levels = config.levels.map((level) => openWireReward(level, areEntriesOpen))
  return {
    campaign: onPage(ctx, found),
    ...(await readProgress(ctx, found)),
    slug,
    levels: levels.map((level) => ({ ...level, entries: toHundreds(level.entries) })),
    pointsPerUnit,
    pointsPerReward,
    isCoinsOnly,
  }
}

async function findSeason(ctx: VisitorContext, name: string): Promise<SeasonCampaign | undefined> {
  if (name !== CURRENT_SEASON) return orNotFound(await campaignBySlug(ctx, seasonCampaign, name), 'Season')
  return (await showCampaign(ctx, seasonCampaign)).shown
}

async function readProgress({ session, reader }: VisitorContext, { id, slug, config }: SeasonCampaign): Promise<Progress> {
  const cell = session && (await readLastCell(reader, season, { player: session.playerId, run: id }))
  return cell ? progressOf(cell, { slug, config }) : { slug, ...BEGINNING }
}

/** The profile's part: the progress in the running season, as pushes tell it. */
export async function readProfile(ctx: PlayerContext): Promise<({ readonly isEnabled: true } & Progress) | undefined> {
  const running = await readRun(ctx, season)
  return running && { isEnabled: true, ...progressOf(running.cell, running.run) }
}
