import type { InputOf, RouteContract } from '#kernel/contract.ts'
import type { DrawProof } from '#kernel/prize-table.ts'
import { assert } from '#kernel/result.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Odds } from '#platform/fair/published-odds.ts'
import { readSeedPair } from '#platform/fair/seed-pairs.ts'
import { bind, type BoundRoute } from '#platform/feature.ts'
import type { WireReward } from '#kernel/reward.ts'
import type { GrantValue, PromotionDefinition, Run } from '../definition.ts'
import type { GrantDraw } from '../grants/store.ts'
import { callAct } from './call-act.ts'
import { refusalOf } from './refusal.ts'

/** A call that is an act and nothing else: the reply of its step is the data (`actReply` in `kernel/campaign.ts`). */
export const bindAct = <Contract extends RouteContract, C, Cell>(
  contract: Contract,
  promotion: PromotionDefinition<C, Cell>,
  name: string,
  inputOf?: (input: InputOf<Contract>) => unknown,
): BoundRoute =>
  bind(contract, async (ctx, input) => {
    const act = await callAct(ctx as PlayerContext, promotion, name, inputOf?.(input))
    return contract.reply.parse(act.isDone ? { success: true, data: act.reply } : refusalOf(act)) as never
  })

interface PaidAct<Contract extends RouteContract> {
  readonly inputOf?: (input: InputOf<Contract>) => unknown
  /** The field of the step's reply that the prize belongs to, if it has one. Default: `prize`. */
  readonly prizeIn?: string
  /** Makes the reply’s data of the step's reply and the prize, if they have another shape. */
  readonly dataOf?: (reply: never, prize: WireReward) => unknown
  /** The act may pay nothing. Otherwise an act without a payment is a fault. */
  readonly mayBeNothing?: true | undefined
}

/** The same for an act that pays a prize, which it tells as paid: without entries where they are closed. */
export const bindPaidAct = <Contract extends RouteContract, C, Cell>(
  contract: Contract,
  promotion: PromotionDefinition<C, Cell>,
  name: string,
  { inputOf, prizeIn = 'prize', dataOf = withPrize(prizeIn), mayBeNothing }: PaidAct<Contract> = {},
): BoundRoute =>
  bind(contract, async (ctx, input) => {
    const act = await callAct(ctx as PlayerContext, promotion, name, inputOf?.(input))
    if (!act.isDone) return contract.reply.parse(refusalOf(act)) as never
    return contract.reply.parse({ success: true, data: dataOf(act.reply as never, paidBy(act, { mayBeNothing })) }) as never
  })

/** The prize that an act paid. */
export function paidBy(
  { grants: [paid] }: { readonly grants: readonly GrantValue[] },
  { mayBeNothing }: Pick<PaidAct<RouteContract>, 'mayBeNothing'> = {},
): WireReward {
  assert(paid?.kind === 'balance' || mayBeNothing, 'an act that pays has paid')
  const { coins, entries } = paid?.kind === 'balance' ? paid : { coins: 0, entries: 0 }
  return { coins, entries }
}

/** The same for an act that draws once: its reply proves the draw, by the odds that it was drawn with. */
export const bindProvenAct = <Contract extends RouteContract, C, Cell>(
  contract: Contract,
  promotion: PromotionDefinition<C, Cell>,
  name: string,
  oddsOf: (reply: never, run: Run<C>) => Odds,
): BoundRoute =>
  bind(contract, async (playerCtx) => {
    const ctx = playerCtx as PlayerContext
    const act = await callAct(ctx, promotion, name)
    if (!act.isDone) return contract.reply.parse(refusalOf(act)) as never
    const proof = await proofOf(ctx, act.draws, oddsOf(act.reply as never, act.run))
    return contract.reply.parse({ success: true, data: { ...(act.reply as object), proof } }) as never
  })

/** The proof of an act's only draw. */
export async function proofOf(ctx: PlayerContext, [drawn]: readonly GrantDraw[], { rules, hash }: Odds): Promise<DrawProof> {
  assert(drawn, 'an act that proves its draw has drawn')
  const { commit, clientSeed } = await readSeedPair(ctx, drawn.pair)
  return { commit, clientSeed, nonce: drawn.nonce, gameId: rules.id, defHash: hash }
}

const withPrize = (prizeIn: string) => (reply: Readonly<Record<string, object>>, prize: WireReward) => ({
  ...reply,
  [prizeIn]: { ...reply[prizeIn], ...prize },
})
