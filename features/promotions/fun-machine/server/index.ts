import type { WireReward } from '#kernel/reward.ts'
import { bindInfo, type ServerFeature } from '#platform/feature.ts'
import { bindPaidAct, promotionEntry } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { getMachine, getMeter, readMeter } from './get-machine.ts'
import { funMachine } from './promotion.ts'
import { demos } from './seed-campaigns.ts'

const withPaid = ({ index, meter }: { readonly index: number; readonly meter: contract.Meter }, paid: WireReward) => ({
  prize: { index, ...paid },
  meter,
})

/** The meter that coin play fills, and the machine that a full one pulls. */
export const funMachineServer: ServerFeature = {
  ...promotionEntry(funMachine, 'funMachine', demos, readMeter),
  routes: [
    bindInfo(contract.getMeter, getMeter),
    bindInfo(contract.getMachine, getMachine),
    bindPaidAct(contract.pull, funMachine, 'pull', { dataOf: withPaid, mayBeNothing: true }),
  ],
}
