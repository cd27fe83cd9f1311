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

/** As promotions/filings keeps it. */
const filing = z.object({
  state: z.enum(['NY', 'FL']),
  registration: z.string().trim().min(1).max(60),
  filedOn: z.iso.date(),
  bondKind: z.enum(['surety', 'trust']),
  bondReference: z.string().trim().min(1).max(80),
  bondOn: z.iso.date(),
})
export type WireFiling = z.infer<typeof filing>

const id = z.string().startsWith('cmp_').max(60)

export const readFilings = route({
  method: 'GET',
  path: '/rest/operator/filings/:id/',
  effect: 'read',
  actor: 'operator',
  right: 'promotions-read',
  summary: 'Operators: returns what a campaign’s prizes may be worth, and the registrations and bonds that states ask for.',
  params: z.object({ id }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      title: z.string(),
      /** US cents, of all runs of a series; null without a limit. */
      worthCents: z.int().nullable(),
      needs: z.array(
        z.object({
          state: z.enum(['NY', 'FL']),
          /** The last day for the registration. */
          fileBy: z.iso.date(),
          fault: z.enum(['missing', 'filed-late', 'bond-late']).nullable(),
        }),
      ),
      filings: z.array(filing),
    }),
  }),
})
export type FilingsOnDesk = z.infer<(typeof readFilings)['reply']>['data']

export const recordFiling = route({
  method: 'POST',
  path: '/rest/operator/filings/:id/record/',
  effect: 'write',
  actor: 'operator',
  right: 'promotions-write',
  summary: 'Operators: records the registration and bond of a campaign in a state, or corrects them. Idempotent.',
  callsPerMinuteMax: 60,
  params: z.object({ id }),
  body: z.object({ filing, why: z.string().trim().min(5).max(500) }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ isChanged: z.boolean() }) }),
    z.object({ success: z.literal(false), reasonType: z.literal('in-the-future') }),
  ]),
})
