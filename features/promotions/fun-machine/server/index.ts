import type { PlayerContext } from '#platform/context.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import { callAct, promotionEntry, refusalOf } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { getMachine, getMeter, readMeter } from './get-machine.ts'
import { funMachine } from './promotion.ts'
import { demos } from './seed-campaigns.ts'

/** The meter that coin play fills, and the machine that a full one pulls. */
export const funMachineServer: ServerFeature = {
  ...promotionEntry(funMachine, 'funMachine', demos),
  routes: [bind(contract.getMeter, getMeter), bind(contract.getMachine, getMachine), bind(contract.pull, pull)],
  async profile(ctx) {
    const own = await readMeter(ctx)
    return own ? { funMachine: { isActive: true, games: own.games, ...own.meter } } : {}
  },
}

/** The drawn prize as paid: without entries where they are closed. */
async function pull(ctx: PlayerContext) {
  const act = await callAct(ctx, funMachine, 'pull')
  if (!act.isDone) return contract.pull.reply.parse(refusalOf(act))
  const { index, meter } = act.reply as { readonly index: number; readonly meter: contract.Meter }
  const [paid] = act.grants
  const { coins, entries } = paid?.kind === 'balance' ? paid : { coins: 0, entries: 0 }
  return { success: true as const, data: { prize: { index, coins, entries }, meter } }
}
