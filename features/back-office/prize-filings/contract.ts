import { z } from 'zod'
import { route } from '#kernel/contract.ts'

export const exportWinners = route({
  method: 'GET',
  path: '/rest/operator/winners/',
  effect: 'read',
  actor: 'operator',
  right: 'players-read',
  summary: 'Operators: returns the winners of entries in promotions as CSV, of one run or of a period. Audited.',
  callsPerMinuteMax: 20,
  query: z.object({
    /** Public lists shorten the surname and leave out address and account. */
    list: z.enum(['public', 'authority']),
    run: z.string().startsWith('cmp_').max(60).optional(),
    /** Days of the brand’s calendar, both included. Both may be absent for a run. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    /** Prizes above this many whole entries. */
    entriesAbove: z.coerce.number().int().min(0).max(10_000_000).default(0),
  }),
  reply: z.discriminatedUnion('success', [
    z.object({
      success: z.literal(true),
      data: z.object({ fileName: z.string(), csv: z.string(), winners: z.int(), isCutOff: z.boolean() }),
    }),
    z.object({ success: z.literal(false), reasonType: z.enum(['period-missing', 'period-wrong', 'period-too-long']) }),
  ]),
})
