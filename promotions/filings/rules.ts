import type { PlanBudget } from '#kernel/campaign.ts'
import { mayMatch } from '#kernel/audience/may-match.ts'
import type { AudienceTree } from '#kernel/audience/tree.ts'
import { addDays, type CalendarDay } from '#kernel/time.ts'
import { budgetOf, largestOf } from '../claims/budget.ts'
import type { PromotionDefinition, Run } from '../definition.ts'

/** Authorities ask for the winners of prizes worth more than 25 USD. One minor unit of entries is one US cent. */
export const LISTED_CENTS = 2_500

/** Promotions whose prizes are worth more need a registration and a bond. */
const FREE_CENTS = 500_000

/** How many days before the start each state wants the registration. */
const DAYS_BEFORE = { NY: 30, FL: 7 } as const
const FILING_STATES = ['NY', 'FL'] as const
export type FilingState = (typeof FILING_STATES)[number]

/** The registration and the bond of a promotion in one state. */
export interface Filing {
  readonly state: FilingState
  readonly registration: string
  readonly filedOn: CalendarDay
  readonly bondKind: 'surety' | 'trust'
  readonly bondReference: string
  readonly bondOn: CalendarDay
}

/** Why a promotion may not be published in a state: nothing is recorded, it was filed too late, or the bond begins too late. */
export type FilingFault = 'missing' | 'filed-late' | 'bond-late'

export interface FilingNeed {
  readonly state: FilingState
  readonly fileBy: CalendarDay
  readonly fault: FilingFault | null
}

/** What a promotion may give away in all its runs, in US cents: null without a limit, 0 if it grants no entries. */
export function worthOf(promotion: PromotionDefinition, run: Pick<Run, 'config' | 'budget'>, runs: number): number | null {
  if (largestOf({ promotion, run }).entries === 0) return 0
  const { entries } = budgetOf({ promotion, run })
  return entries === null ? null : entries * runs
}

/** The largest budget of entries that no state asks to register; null for a promotion that grants none, or larger prizes. */
export function unfiledBudgetOf(promotion: PromotionDefinition, config: unknown): PlanBudget | null {
  const { entries } = largestOf({ promotion, run: { config } })
  return entries > 0 && entries <= FREE_CENTS ? { coins: null, entries: FREE_CENTS } : null
}

interface Planned {
  readonly worthCents: number | null
  readonly startDay: CalendarDay
  readonly joins: AudienceTree | null
  readonly filings: readonly Filing[]
  /** Whether residents may receive entries on some day of it. */
  readonly isOpenIn: (state: FilingState) => boolean
}

/** The states that ask for a filing. One whose residents may not join, or receive no entries, asks for none. */
export function filingNeedsOf({ worthCents, startDay, joins, filings, isOpenIn }: Planned): FilingNeed[] {
  if (worthCents !== null && worthCents <= FREE_CENTS) return []
  return FILING_STATES.filter((state) => isOpenIn(state) && mayMatch(joins, { state })).map((state) => {
    const fileBy = addDays(startDay, -DAYS_BEFORE[state])
    const filing = filings.find((each) => each.state === state)
    return { state, fileBy, fault: faultOf(filing, { startDay, fileBy }) }
  })
}

function faultOf(
  filing: Filing | undefined,
  { startDay, fileBy }: { readonly startDay: CalendarDay; readonly fileBy: CalendarDay },
): FilingFault | null {
  if (!filing) return 'missing'
  if (filing.filedOn > fileBy) return 'filed-late'
  return filing.bondOn > startDay ? 'bond-late' : null
}
