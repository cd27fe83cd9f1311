import type { InputOf, RouteContract } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import { bind, type BoundRoute } from '#platform/feature.ts'
import type { PromotionDefinition } from '../definition.ts'
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
