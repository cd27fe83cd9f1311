import { depositPush, paymentPush } from '#features/store/checkout/contract.ts'
import { getRedemptions } from '#features/store/redemptions/contract.ts'
import { keyOf } from '#ui/api/query.ts'
import { hear } from '#ui/realtime/on-message.ts'
import { getWallet } from '../contract.ts'

/** A purchase or redemption moved on: the pages ask the server how. */
export const onPush = [
  hear(depositPush, (_, { queries }) => void queries.invalidateQueries({ queryKey: keyOf(getWallet), refetchType: 'all' })),
  hear(paymentPush, (_, { queries }) => {
    for (const read of [getRedemptions, getWallet]) void queries.invalidateQueries({ queryKey: keyOf(read), refetchType: 'all' })
  }),
]
