import { DAY_MS, HOUR_MS, type Instant } from '#kernel/time.ts'
import type { RedemptionReason } from '../contract.ts'
import type { RedemptionOptions } from '../feature.ts'

/** Raised with every change of a rule; each run keeps it. */
export const RULES_VERSION = 5

const NEW_ACCOUNT_MS = DAY_MS
const CREDENTIALS_MS = 72 * HOUR_MS
const DAY_COUNT_MAX = 3
const MONTH_COUNT_MAX = 20
const MONTH_CENTS_MAX = 2_000_000
/** Entries that came with purchases must have been played at least this often. */
const PLAYTHROUGH_LEAST = 1

/** What is known about a request when it is decided. No exclusion, no profit, no VIP level. */
export interface Facts {
  readonly now: Instant
  readonly cents: number
  readonly isVerified: boolean
  readonly isOpenHere: boolean
  /** Null while a person has to say whether this is someone whom the official rules bar. */
  readonly isEligible: boolean | null
  /** A test account that a provider would pay real money. */
  readonly isTestForReal: boolean
  readonly isAccountOwn: boolean
  /** Matched by the provider with the verified name, or paid before. */
  readonly isHolderKnown: boolean
  readonly openedAt: Instant
  readonly credentialsChangedAt: Instant | null
  /** Null if it could not be found out. */
  readonly isContested: boolean | null
  /** Requests before this one. */
  readonly day: Sum
  readonly month: Sum
  /** Other players with the same payout account. */
  readonly sharedWith: number
  /** Of the rounds that won most, those that do not replay to the same result; null if none could be replayed. */
  readonly wrongRounds: readonly string[] | null
  /** Minor units, over the player's whole time. */
  readonly entriesGranted: number
  readonly entriesPlayed: number
  readonly isScreened: boolean
  /** Paid and under way in this calendar year, with this request. */
  readonly yearCents: number
  readonly taxThresholdCents: number
  readonly hasTaxForm: boolean
}

export interface Sum {
  readonly count: number
  readonly cents: number
}

export type Verdict =
  | { readonly is: 'pass' }
  | { readonly is: 'refuse' | 'ask' | 'review' }
  | { readonly is: 'wait'; readonly until: Instant }

interface Rule {
  readonly id: string
  readonly code: RedemptionReason
  readonly decide: (facts: Facts, options: RedemptionOptions) => Verdict
}

const PASS = { is: 'pass' } as const
const unless = (isFine: boolean, is: 'refuse' | 'ask' | 'review'): Verdict => (isFine ? PASS : { is })

const RULES: readonly Rule[] = [
  { id: 'R1', code: 'verify-identity', decide: ({ isVerified }) => unless(isVerified, 'ask') },
  { id: 'R2', code: 'not-here', decide: ({ isOpenHere }) => unless(isOpenHere, 'refuse') },
  { id: 'R18', code: 'test-account', decide: ({ isTestForReal }) => unless(!isTestForReal, 'refuse') },
  { id: 'R5', code: 'other-account', decide: ({ isAccountOwn }) => unless(isAccountOwn, 'ask') },
  { id: 'R6', code: 'new-account-until', decide: waitForAccount },
  // A person looks at a fact that could not be found out.
  { id: 'R7', code: 'open-payment', decide: ({ isContested }) => unless(isContested === false, 'review') },
  {
    id: 'R9',
    code: 'many-requests',
    decide: ({ day, month, cents }) =>
      unless(day.count < DAY_COUNT_MAX && month.count < MONTH_COUNT_MAX && month.cents + cents <= MONTH_CENTS_MAX, 'review'),
  },
  { id: 'R10', code: 'large-amount', decide: ({ cents }, { ruleMaxCents }) => unless(cents <= ruleMaxCents, 'review') },
  { id: 'R11', code: 'shared-method', decide: ({ sharedWith }) => unless(sharedWith === 0, 'review') },
  { id: 'R12', code: 'round-check', decide: ({ wrongRounds }) => unless(wrongRounds?.length === 0, 'review') },
  {
    id: 'R13',
    code: 'pattern',
    decide: ({ entriesGranted, entriesPlayed }) => unless(entriesPlayed >= entriesGranted * PLAYTHROUGH_LEAST, 'review'),
  },
  { id: 'R14', code: 'screening', decide: ({ isScreened }) => unless(!isScreened, 'review') },
  {
    id: 'R15',
    code: 'tax-form',
    decide: ({ yearCents, taxThresholdCents, hasTaxForm }) => unless(yearCents < taxThresholdCents || hasTaxForm, 'ask'),
  },
  { id: 'R17', code: 'account-holder', decide: ({ isHolderKnown }) => unless(isHolderKnown, 'review') },
  // SWP-11: nobody is barred by a name alone; a person looks first.
  {
    id: 'R16',
    code: 'not-eligible',
    decide: ({ isEligible }) => unless(isEligible === true, isEligible === null ? 'review' : 'refuse'),
  },
]

function waitForAccount({ now, openedAt, credentialsChangedAt }: Facts): Verdict {
  const until = Math.max(openedAt + NEW_ACCOUNT_MS, (credentialsChangedAt ?? -CREDENTIALS_MS) + CREDENTIALS_MS)
  return until > now ? { is: 'wait', until } : PASS
}

export interface Result {
  readonly id: string
  readonly code: RedemptionReason
  readonly verdict: Verdict
}

export interface Decision {
  readonly verdict: Verdict
  /** Of the rule that decided; null if all passed. */
  readonly code: RedemptionReason | null
  readonly results: readonly Result[]
}

/** The strictest first: a refusal, then what the player must do, then a date, then a person. */
const ORDER = ['refuse', 'ask', 'wait', 'review', 'pass'] as const

export function decide(facts: Facts, options: RedemptionOptions): Decision {
  const results = RULES.map(({ id, code, decide: ask }) => ({ id, code, verdict: ask(facts, options) }))
  const first = results.toSorted((one, other) => ORDER.indexOf(one.verdict.is) - ORDER.indexOf(other.verdict.is))[0] as Result
  return { verdict: first.verdict, code: first.verdict.is === 'pass' ? null : first.code, results }
}

/** What is asked before anything is set aside. */
export interface Admission {
  readonly askedCents: number
  /** Free winnings, in cents. */
  readonly freeCents: number
  readonly unsettledCents: number
  /** Requested in the last 24 hours. */
  readonly dayCents: number
  readonly hasOpenRequest: boolean
  readonly isVerified: boolean
  readonly isOpenHere: boolean
  readonly isBarred: boolean
  readonly isOpen: boolean
  /** Whether a provider pays out prizes to this account: to a test account only a test one. */
  readonly isServed: boolean
  readonly hasAccount: boolean
  /** The least of any way to be paid, and of the chosen account. */
  readonly leastCents: number
  readonly accountLeastCents: number
  readonly state: string
}

export type Admitted = { readonly cents: number; readonly code: RedemptionReason | null } | { readonly refused: RedemptionReason }

/** What can be requested at most, and the rule that allows no more of the free winnings: R3, R4 and R8. */
export function mostOf(
  { freeCents, unsettledCents, dayCents, state }: Admission,
  { dayMaxCents, stateMaxCents }: RedemptionOptions,
): { readonly cents: number; readonly limitedBy: RedemptionReason | null } {
  const caps: readonly (readonly [RedemptionReason | null, number])[] = [
    [null, freeCents],
    ['bank-settles-on', freeCents - unsettledCents],
    ['day-cap', dayMaxCents - dayCents],
    ['state-cap', stateMaxCents[state] ?? Infinity],
  ]
  const [limitedBy, cents] = caps.reduce((lowest, cap) => (cap[1] < lowest[1] ? cap : lowest))
  return { cents: Math.max(0, cents), limitedBy }
}

/** Everything that is in the way of a request, the first to solve first. */
export function blocksOf(facts: Admission, options: RedemptionOptions): readonly RedemptionReason[] {
  const { isOpen, isServed, isOpenHere, isBarred, isVerified, hasOpenRequest } = facts
  const { freeCents, unsettledCents, dayCents, leastCents } = facts
  const blocks: readonly (readonly [RedemptionReason, boolean])[] = [
    ['redemptions-closed', !isOpen],
    ['test-account', isOpen && !isServed],
    ['not-here', !isOpenHere],
    ['not-eligible', isBarred],
    ['request-open', hasOpenRequest],
    ['below-minimum', freeCents < leastCents],
    ['day-cap', options.dayMaxCents - dayCents < leastCents],
    ['bank-settles-on', freeCents >= leastCents && freeCents - unsettledCents < leastCents],
    ['verify-identity', !isVerified],
  ]
  return blocks.filter(([, isInTheWay]) => isInTheWay).map(([reason]) => reason)
}

/** The amount to set aside, a part of what was asked for where a rule allows no more, or why there is no request. */
export function admit(facts: Admission, options: RedemptionOptions): Admitted {
  const { askedCents, freeCents, dayCents, hasAccount, accountLeastCents } = facts
  const [block] = blocksOf(facts, options)
  if (block) return { refused: block }
  if (!hasAccount) return { refused: 'account-needed' }
  if (askedCents < accountLeastCents) return { refused: 'below-minimum' }
  if (askedCents > freeCents) return { refused: 'not-enough-winnings' }
  if (dayCents + askedCents > options.dayMaxCents) return { refused: 'day-cap' }
  const most = mostOf(facts, options)
  return most.cents < askedCents ? { cents: most.cents, code: most.limitedBy } : { cents: askedCents, code: null }
}
