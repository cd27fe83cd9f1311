import type { PushData } from '#kernel/push.ts'
import type { moneyBoxPush } from '../contract.ts'

type Push = PushData<typeof moneyBoxPush>

/** A box after a push. It may be broken from `minAmount` on: pages call it full then, however much more fits. */
export function boxAfter(push: Push) {
  if (push.action === 'break') {
    const { accumulatedAmount, availableTimeToBreak } = push
    return { isActive: true, status: 'inactive', moneyBoxAmount: 0, accumulatedAmount, availableTimeToBreak } as const
  }
  const { moneyBoxAmount, minAmount, maxAmount } = push
  const status = moneyBoxAmount >= minAmount ? 'full' : 'active'
  return { isActive: true, status, moneyBoxAmount, minAmount, maxAmount } as const
}
