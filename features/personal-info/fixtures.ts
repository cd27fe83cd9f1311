import type { ReplyOf } from '#kernel/contract.ts'
import type * as contract from './contract.ts'

export const rewards: ReplyOf<typeof contract.getRewards> = {
  success: true,
  data: {
    email: { available: true, completed: false, coins: 500_000, entries: 30_000 },
    profile: { available: true, completed: false, coins: 500_000, entries: 0 },
    phone: { available: false, completed: false, coins: 500_000, entries: 0 },
  },
}
