import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { type Campaign, campaignBySlug, upcomingCampaigns } from '#platform/campaigns/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import { mayGiveEntries } from '#platform/open-reward.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { providersOn } from '#platform/slices.ts'
import { callActIn, readLastCell } from '#promotions/index.ts'
import type {
  Bonus,
  checkBonus as checkContract,
  declineBonus as declineContract,
  getBonuses as listContract,
} from '../contract.ts'
import { messageBonusCampaign } from '../shared/campaign.ts'
import { type BonusCell, type BonusConfig, endOfBonus, messageBonus } from './promotion.ts'

type Slices = () => readonly ServerFeature[]

/** Bonuses that run at once. */
const SHOWN_MAX = 100

/** Opens the bonus of a message; its hours run from the first opening. */
export const checkBonusWith =
  (slices: Slices) =>
  async (ctx: PlayerContext, { body: { message_id } }: InputOf<typeof checkContract>): Promise<ReplyOf<typeof checkContract>> => {
    const none = { success: true as const, data: { bonusInfo: null, playerBonusInfo: null } }
    const campaign = await campaignBySlug(ctx, messageBonusCampaign, message_id)
    if (!campaign || !(await isReceivable(ctx, campaign))) return none
    const act = await callActIn(ctx, messageBonus, { name: 'open', campaign })
    const bonus = act.isDone && bonusOf(ctx, slices, campaign, act.cell)
    return bonus ? { success: true, data: bonus } : none
  }

/** Gives an open bonus up. A granted one stays the player's. */
export async function declineBonus(
  ctx: PlayerContext,
  { body: { message_id } }: InputOf<typeof declineContract>,
): Promise<ReplyOf<typeof declineContract>> {
  const campaign = await campaignBySlug(ctx, messageBonusCampaign, message_id)
  const act = campaign && (await callActIn(ctx, messageBonus, { name: 'decline', campaign }))
  if (act?.isDone) return { success: true }
  return { success: false, reasonType: act?.refused === 'granted' ? 'granted' : 'no-bonus' }
}

/** Opened bonuses that have not expired, also those that were granted; the earliest expiry first. */
export const getBonusesWith =
  (slices: Slices) =>
  async (ctx: PlayerContext): Promise<ReplyOf<typeof listContract>> => {
    const campaigns = await upcomingCampaigns(ctx, messageBonusCampaign, { limit: SHOWN_MAX, offset: 0 })
    const bonuses: Bonus[] = []
    for (const campaign of campaigns) {
      const cell = await readLastCell(ctx.reader, messageBonus, { player: ctx.playerId, run: campaign.id })
      const bonus = cell && (await isReceivable(ctx, campaign)) && bonusOf(ctx, slices, campaign, cell)
      if (bonus) bonuses.push(bonus)
    }
    const byEnd = (one: Bonus, other: Bonus) => one.playerBonusInfo.expiresAt - other.playerBonusInfo.expiresAt
    return { success: true, data: { bonuses: bonuses.toSorted(byEnd) } }
  }

/** Entries are offered only where they may be given. */
const isReceivable = async (ctx: PlayerContext, { config }: Campaign<BonusConfig>): Promise<boolean> =>
  config.freeSpins !== null || mayGiveEntries(ctx, { db: ctx.reader, playerId: ctx.playerId })

/** Undefined unless it was opened, its hours still run and the player did not give it up. */
function bonusOf(
  ctx: PlayerContext,
  slices: Slices,
  campaign: Campaign<BonusConfig>,
  { openedAt, isGranted, isDeclined }: BonusCell,
): Bonus | undefined {
  const { slug, config, words } = campaign
  const expiresAt = openedAt === null ? 0 : endOfBonus(openedAt, campaign)
  if (isDeclined || expiresAt <= ctx.clock.now()) return undefined
  const { entries, freeSpins, minPurchaseCents } = config
  const games = providersOn(ctx, slices()).flatMap((provider) => provider.games)
  return {
    bonusInfo: {
      id: slug,
      type: freeSpins ? 'free-spins' : 'free-entries',
      entries,
      spins: freeSpins?.count ?? 0,
      game: games.find((game) => game.slug === freeSpins?.game)?.title ?? null,
      minPurchaseCents,
      title: words[ctx.locale].title,
      text: words[ctx.locale].text,
    },
    // Rounded up, so that it has expired here when a page's countdown ends.
    playerBonusInfo: { messageId: slug, expiresAt: Math.ceil(expiresAt / SECOND_MS), isGranted },
  }
}
