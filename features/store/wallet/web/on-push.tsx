import { paymentPush } from '#features/store/checkout/contract.ts'
import { getRedemptions } from '#features/store/redemptions/contract.ts'
import { keyOf } from '#ui/api/query.ts'
import { hear } from '#ui/realtime/on-message.ts'

/** A redemption moved on: the page asks the server how. */
export const onPush = [
  hear(paymentPush, (_, { queries }) => void queries.invalidateQueries({ queryKey: keyOf(getRedemptions), refetchType: 'all' })),
]
