import type { ReplyOf } from '#kernel/contract.ts'
import type * as contract from './contract.ts'

export const noPhone: ReplyOf<typeof contract.getPhone> = { success: true, data: { isOffered: true, phone: null, pending: null } }

/** A code sent long ago that stays valid for a long time. */
export const codeSent: ReplyOf<typeof contract.getPhone> = {
  success: true,
  data: {
    isOffered: true,
    phone: null,
    pending: { phone: '+12125550123', expiresAt: 4_000_000_000, attemptsLeft: 5, resendAt: 0, delivery: 'delivered' },
  },
}
