import type { WireReward } from '#kernel/reward.ts'
import type { VisitorContext } from '#platform/context.ts'
import { type Odds, publishOdds } from '#platform/fair/published-odds.ts'
import { mayGetEntries, openWireReward } from '#platform/open-reward.ts'
import type { PromotionDefinition } from './definition.ts'

interface ShownPrizes<P> {
  /** Without their entries where those are closed to the visitor. */
  readonly prizes: P[]
  readonly isCoinsOnly: boolean
  /** SHA-256 of the odds, which are published with it. */
  readonly oddsHash: string | null
}

/** The prizes of a draw as a page shows them; none while no run is planned. */
export async function showPrizes<P extends WireReward>(
  ctx: VisitorContext,
  prizes: P[] | undefined,
  oddsOf: (prizes: P[]) => Odds,
): Promise<ShownPrizes<P>> {
  const [areEntriesOpen, odds] = await Promise.all([mayGetEntries(ctx), prizes && publishOdds(ctx, ctx.reader, oddsOf(prizes))])
  return {
    prizes: (prizes ?? []).map((prize) => openWireReward(prize, areEntriesOpen)),
    isCoinsOnly: !areEntriesOpen,
    oddsHash: odds?.hash ?? null,
  }
}

/** What a draw pays this visitor on average, by the first cost of the promotion with the shown prizes; null without one. */
export function averageOf<C>({ cost }: Pick<PromotionDefinition<C>, 'cost'>, config: C | null): WireReward | null {
  const [first] = config ? cost(config) : []
  return first ? { coins: first.coins.mean, entries: first.entries.mean } : null
}
