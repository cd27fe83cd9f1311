import type { DataOf } from '#kernel/contract.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { numberedPrize } from '#promotions/grants/numbered-prize.ts'
import { readGrants, readState, showPrizes } from '#promotions/index.ts'
import { type getInfo as contract, NO_SET } from '../contract.ts'
import { scratchCardsCampaign } from '../shared/campaign.ts'
import { cardOdds, scratchCards, setAt } from './promotion.ts'

/** The visitor's cards with the prizes of scratched ones, and the rules; no cards while no set runs. */
export async function getInfo(ctx: VisitorContext): Promise<DataOf<typeof contract>> {
  const { campaign, config } = await showCampaign(ctx, scratchCardsCampaign)
  const [set, shown] = await Promise.all([readState(ctx, scratchCards, setAt), showPrizes(ctx, config?.prizes, cardOdds)])
  const paid = await readPaid(ctx, campaign.id)
  const { cards, ...own } = set ?? NO_SET
  const { freeCards = 0, dailyRounds = [], purchaseCents = null, timerSeconds = 0 } = config ?? {}
  return {
    campaign,
    ...own,
    cards: cards.map((card) => ({ ...card, prize: paid.get(card.id) ?? null })),
    ...shown,
    rules: config ? { freeCards, dailyRounds, purchaseCents, timerSeconds } : null,
  }
}

/** What the player's cards of a run have paid, by their numbers. */
async function readPaid({ reader, session }: VisitorContext, run: string | null) {
  const grants = session && run !== null ? await readGrants(reader, { player: session.playerId, run }) : []
  return new Map(
    grants.flatMap(({ key, paid }) => {
      const won = paid && numberedPrize({ key, value: paid }, 'card')
      return won ? [[won.nth, { coins: won.coins, entries: won.entries }] as const] : []
    }),
  )
}
