import { z } from 'zod'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import { definePromotion, type PromotionEvent, type Run } from '#promotions/definition.ts'
import { fixedCost } from '#promotions/forecast/prize-moments.ts'
import { balance } from '#promotions/grants/balance-grants.ts'
import { referralCampaign } from '../shared/campaign.ts'

type Config = ConfigOf<typeof referralCampaign>

const referralCell = z.object({
  /** Friends who have brought the reward. */
  friends: z.int().min(0),
})
type ReferralCell = z.infer<typeof referralCell>

/** Rewards an inviter and a friend alike when the friend meets the condition. */
export const referral = definePromotion({
  campaign: referralCampaign,
  cell: referralCell,
  empty: (): ReferralCell => ({ friends: 0 }),
  on: { 'referral.progressed': rewarded },
  cost: ({ coins, entries }) => [fixedCost('a friend who qualifies, for both sides', { coins: 2 * coins, entries: 2 * entries })],
})

function rewarded(cell: ReferralCell, { payload }: PromotionEvent<'referral.progressed'>, { config }: Run<Config>) {
  const { side, friend, condition } = payload
  if (condition !== config.condition) return undefined
  const value = balance(config)
  if (side === 'friend') return { grants: [{ key: 'joined', value }] }
  if (cell.friends >= config.friendsMax) return undefined
  return { cell: { friends: cell.friends + 1 }, grants: [{ key: `friend:${friend}`, value }] }
}
