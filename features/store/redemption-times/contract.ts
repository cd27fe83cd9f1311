import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { redemptionReason } from '#features/store/redemptions/contract.ts'

const quantiles = z.object({
  p50: z.int().nullable(),
  p90: z.int().nullable(),
  p95: z.int().nullable(),
  p99: z.int().nullable(),
})

const times = z.object({
  windows: z.array(
    z.object({
      days: z.int(),
      /** Requests; null if there are too few for public figures. */
      count: z.int().nullable(),
      /** Seconds from the request to the decision, and to the payment; null if that share was not reached. */
      decided: quantiles.nullable(),
      paid: quantiles.nullable(),
      byRulePercent: z.int().nullable(),
      refused: z.array(z.object({ reason: redemptionReason, count: z.int() })),
    }),
  ),
  open: z.object({ count: z.int(), oldestSeconds: z.int() }).nullable(),
})
export type RedemptionTimes = z.infer<typeof times>

export const getRedemptionTimes = route({
  method: 'GET',
  path: '/rest/redemptions/times/',
  effect: 'read',
  actor: 'visitor',
  summary:
    'Returns how long redemptions take, by the requests of 7, 30 and 90 days. Open ones count; numbers below twenty are hidden.',
  reply: z.object({ success: z.literal(true), data: times }),
})
