import { z } from 'zod'
import { route, unixSeconds } from '#kernel/contract.ts'

const cents = z.int()

const statement = z.object({
  provider: z.string(),
  day: z.string(),
  lines: z.int(),
  openCases: z.int(),
  feeCents: cents,
  settledCents: cents,
})
export type Statement = z.infer<typeof statement>

/** How the three sides differ. */
const caseKind = z.enum(['missing-here', 'missing-there', 'amount-differs', 'ledger-differs', 'statement-missing'])
const openCase = z.object({
  id: z.string(),
  provider: z.string(),
  day: z.string(),
  /** The attempt or payout, or the missing statement. */
  reference: z.string(),
  kind: caseKind,
  statementCents: cents,
  toldCents: cents,
  bookedCents: cents,
  since: unixSeconds,
})
export type BooksCase = z.infer<typeof openCase>

const balance = z.object({
  account: z.string(),
  asset: z.string(),
  /** Minor units, as text: sums may be large. */ minor: z.string(),
})
export type TrialRow = z.infer<typeof balance>

/** Of one brand's players: a balance, with the part that is set aside, or what is owed beside the balances. */
const liability = z.object({
  kind: z.enum(['winnings', 'entries', 'coins', 'tourPoints', 'redemptions-payable', 'closed-accounts', 'purchase-debts']),
  /** Minor units, as text. */
  minor: z.string(),
  held: z.string(),
  /** The same of test accounts, which is left out of the others. */
  test: z.string(),
})
export type LiabilityRow = z.infer<typeof liability>

/** The last run of a check of the ledger: of entries since the run before, or of all. */
const ledgerCheck = z.object({
  scope: z.enum(['new', 'whole']),
  ranAt: unixSeconds,
  /** Null if it never passed. */
  passedAt: unixSeconds.nullable(),
  faults: z.int(),
  firstFault: z.string().nullable(),
})
export type LedgerCheck = z.infer<typeof ledgerCheck>

export const readBooks = route({
  method: 'GET',
  path: '/rest/operator/books/',
  effect: 'read',
  actor: 'operator',
  right: 'payments-read',
  summary:
    'Operators: shows what was reconciled, what differs, violated conditions on money, the checks of the ledger, the trial balance, and what the brand owes its players.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      statements: z.array(statement),
      cases: z.array(openCase),
      faults: z.array(z.object({ check: z.string(), subject: z.string(), detail: z.string(), since: unixSeconds })),
      /** When the conditions were last checked. */
      checkedAt: unixSeconds.nullable(),
      /** None before the first run. */
      ledgerChecks: z.array(ledgerCheck),
      /** As of now, and of the latest end of a day. */
      balances: z.array(balance),
      /** Of the operator's brand, as of now. */
      liability: z.array(liability),
      closed: z.object({ day: z.string(), takenAt: unixSeconds, balances: z.array(balance) }).nullable(),
    }),
  }),
})

export const closeBooksCase = route({
  method: 'POST',
  path: '/rest/operator/books/cases/close/',
  effect: 'write',
  actor: 'operator',
  right: 'payments-decide',
  callsPerMinuteMax: 60,
  summary: 'Operators: closes a difference that was explained. Moves nothing. Idempotent.',
  body: z.object({ id: z.string().regex(/^\d{1,18}$/), why: z.string().trim().min(5).max(500) }),
  reply: z.object({ success: z.boolean() }),
})

const moneyKind = z.enum(['purchases', 'refunds', 'disputes', 'disputes-won', 'redemptions', 'redemptions-returned'])
const moneyDay = z.object({ day: z.string(), kind: moneyKind, isTest: z.boolean(), count: z.int(), cents, bookedCents: cents })
export type MoneyRow = z.infer<typeof moneyDay>

export const readMoneyReport = route({
  method: 'GET',
  path: '/rest/operator/books/report/',
  effect: 'read',
  actor: 'operator',
  right: 'payments-read',
  summary:
    'Operators: returns each day’s sales, refunds, disputes, and redemptions, by our records and by the ledger; those of test accounts apart.',
  query: z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() }),
  reply: z.object({ success: z.literal(true), data: z.object({ from: z.string(), to: z.string(), days: z.array(moneyDay) }) }),
})
