import type { DataOf } from '#kernel/contract.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { readNumberedPrizes } from '#promotions/grants/read-numbered-prizes.ts'
import { readState, showPrizes } from '#promotions/index.ts'
import { cardRules, type getInfo as contract, NO_SET } from '../contract.ts'
import { scratchCardsCampaign } from '../shared/campaign.ts'
import { cardOdds, scratchCards, setAt } from './promotion.ts'

/** The visitor's cards with the prizes of scratched ones, and the rules; no cards while no set runs. */
export async function getInfo(ctx: VisitorContext): Promise<DataOf<typeof contract>> {
  const { campaign, config } = await showCampaign(ctx, scratchCardsCampaign)
  const [set, shown] = await Promise.all([readState(ctx, scratchCards, setAt), showPrizes(ctx, config?.prizes, cardOdds)])
  const paid = await readNumberedPrizes(ctx, campaign.id, 'card')
  const { cards, ...own } = set ?? NO_SET
  return {
    campaign,
    ...own,
    cards: cards.map((card) => ({ ...card, prize: paid.get(card.id) ?? null })),
    ...shown,
    rules: config && cardRules.parse(config),
  }
}
