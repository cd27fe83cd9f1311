import { type Instant, DAY_MS } from '#kernel/time.ts'
import {
  CHECKS_DAYS,
  CHECKS_MAX,
  type ProvenPerson,
  type ProviderWord,
  type VerificationStatus,
  type VerificationReason,
  type VerificationStep,
} from '../contract.ts'

/** A check as stored. */
export interface Check {
  readonly state: 'open' | 'approved' | 'rejected' | 'duplicate' | 'expired'
  readonly step: VerificationStep | null
  readonly reason: VerificationReason | null
  readonly heard: number
  readonly startedAt: Instant
  readonly decidedAt: Instant | null
  /** The operator who decided; null if the provider did. */
  readonly decidedBy: string | null
  /** `staff` if only an operator ever reviewed. */
  readonly provider: string
}

export type Decided =
  | { readonly state: 'approved' | 'duplicate'; readonly reason: null }
  | { readonly state: 'rejected'; readonly reason: VerificationReason }

export type Verdict =
  | Decided
  | { readonly state: 'open'; readonly step: VerificationStep }
  | { readonly state: 'expired'; readonly reason: null }

/**
 * Reports are ordered: a late one changes nothing, nor does any after an operator's decision, nor a step after a
 * decision.
 */
export function isLate(check: Check, { order, outcome }: Pick<ProviderWord, 'order' | 'outcome'>): boolean {
  if (order <= check.heard || check.decidedBy !== null || check.state === 'duplicate') return true
  return check.state !== 'open' && (outcome in STEPS || outcome === 'expired')
}

const STEPS: Readonly<Partial<Record<ProviderWord['outcome'], VerificationStep>>> = {
  'needs-survey': 'survey',
  'needs-document': 'document',
  'needs-scan': 'scan',
}

interface Told {
  readonly name: string | null
  readonly surname: string | null
  readonly birthDate: string
}

/** A report's outcome: the person the provider approved has to match the player's data. */
export function judge({ outcome, reason, person }: ProviderWord, told: Told): Verdict {
  const step = STEPS[outcome]
  if (step) return { state: 'open', step }
  if (outcome === 'duplicate' || outcome === 'expired') return { state: outcome, reason: null }
  if (outcome === 'rejected') return { state: 'rejected', reason: reason ?? 'not-recognised' }
  return person && isSame(person, told) ? { state: 'approved', reason: null } : { state: 'rejected', reason: 'details-differ' }
}

const isSame = (seen: ProvenPerson, told: Told): boolean =>
  seen.birthDate === told.birthDate &&
  plainName(seen.surname) === plainName(told.surname ?? '') &&
  plainName(seen.name) === plainName(told.name ?? '')

/** Letters only, without accents, so that spellings compare equal. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}]/gu, '')

export interface Known {
  /** Latest first. */
  readonly checks: readonly Check[]
  readonly isVerified: boolean
  readonly reviewRequestedAt: Instant | null
  readonly isProfileComplete: boolean
  readonly provider: VerificationStatus['provider']
  readonly now: Instant
}

/** The player's verification status and the available steps. */
export function statusOf({ checks, isVerified, reviewRequestedAt, isProfileComplete, provider, now }: Known): VerificationStatus {
  const [latest] = checks
  const state = stateOf(latest, isVerified)
  const since = now - CHECKS_DAYS * DAY_MS
  const asked = checks.filter((check) => check.provider !== 'staff' && check.startedAt > since).length
  const checksLeft = Math.max(0, CHECKS_MAX - asked)
  const isOpen = latest?.state === 'open'
  const isRefused = state === 'rejected' || state === 'duplicate'
  // After an operator's refusal the provider is not asked again.
  const isFinal = isRefused && latest?.decidedBy !== null
  const mayStart =
    provider !== null && isProfileComplete && !isVerified && reviewRequestedAt === null && !isFinal && state !== 'duplicate'
  return {
    state,
    step: isOpen ? latest.step : null,
    reason: state === 'rejected' ? (latest?.reason ?? null) : null,
    decidedBy: latest?.decidedAt && !isOpen ? (latest.decidedBy === null ? 'provider' : 'person') : null,
    decidedAt: latest?.decidedAt ? new Date(latest.decidedAt).toISOString() : null,
    hasExpired: state === 'unverified' && latest?.state === 'expired',
    provider,
    mayStart: mayStart && (isOpen || checksLeft > 0),
    checksLeft,
    mayRequestReview: isRefused && latest?.decidedBy === null && reviewRequestedAt === null,
    reviewRequestedAt: reviewRequestedAt === null ? null : new Date(reviewRequestedAt).toISOString(),
    isProfileComplete,
  }
}

function stateOf(latest: Check | undefined, isVerified: boolean): VerificationStatus['state'] {
  if (isVerified) return 'approved'
  if (latest?.state === 'open') return 'pending'
  if (latest?.state === 'rejected' || latest?.state === 'duplicate') return latest.state
  return 'unverified'
}
