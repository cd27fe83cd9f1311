import type { ReplyOf } from '#kernel/contract.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { PlayerContext, VisitorContext } from '#platform/context.ts'
import { publishOdds } from '#platform/fair/published-odds.ts'
import { mayGiveEntries, openWireReward } from '#platform/open-reward.ts'
import { callAct, readGrants, readRun, refusalOf } from '#promotions/index.ts'
import { type CardSet, type getInfo as contract, NO_SET, scratchCard } from '../contract.ts'
import { scratchCardsCampaign } from '../shared/campaign.ts'
import { cardOdds, scratchCards, setAt } from './promotion.ts'

/** The visitor's set in the running campaign; undefined while none runs. */
export async function readSet(ctx: VisitorContext): Promise<CardSet | undefined> {
  const running = await readRun(ctx, scratchCards)
  return running && setAt(running.cell, running.run, { at: ctx.clock.now(), day: ctx.today })
}

/** The visitor's cards with the prizes of scratched ones, and the rules; no cards while no set runs. */
export async function getInfo(ctx: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const { campaign, config } = await showCampaign(ctx, scratchCardsCampaign)
  const playerId = ctx.session?.playerId ?? null
  const [set, odds, areEntriesOpen] = await Promise.all([
    readSet(ctx),
    config && publishOdds(ctx, ctx.reader, cardOdds(config.prizes)),
    mayGiveEntries(ctx, { db: ctx.reader, playerId }),
  ])
  const paid = await readPaid(ctx, campaign.id)
  const { cards, ...own } = set ?? NO_SET
  const { prizes = [], freeCards = 0, dailyRounds = [], purchaseCents = null, timerSeconds = 0 } = config ?? {}
  return {
    success: true,
    data: {
      campaign,
      ...own,
      cards: cards.map((card) => ({ ...card, prize: paid.get(`card:${card.id}`) ?? null })),
      prizes: prizes.map((prize) => openWireReward(prize, areEntriesOpen)),
      rules: config ? { freeCards, dailyRounds, purchaseCents, timerSeconds } : null,
      isCoinsOnly: !areEntriesOpen,
      oddsHash: odds?.hash ?? null,
    },
  }
}

/** What the player's cards of a run have paid, by the keys of their grants. */
async function readPaid({ reader, session }: VisitorContext, run: string | null) {
  if (!session || run === null) return new Map<string, { coins: number; entries: number }>()
  const grants = await readGrants(reader, { player: session.playerId, run })
  return new Map(
    grants.flatMap(({ key, paid }) =>
      paid?.kind === 'balance'
        ? [[key.split(':').slice(2).join(':'), { coins: paid.coins, entries: paid.entries }] as const]
        : [],
    ),
  )
}

/** Scratches the card and tells what was paid for it. */
export async function scratch(ctx: PlayerContext, card: number): Promise<ReplyOf<typeof scratchCard>> {
  const act = await callAct(ctx, scratchCards, 'scratch', card)
  if (!act.isDone) return scratchCard.reply.parse(refusalOf(act))
  const [prize] = act.grants
  return scratchCard.reply.parse({ success: true, data: { ...(act.reply as CardSet), prize } })
}
