import { type Instant, DAY_MS } from '#kernel/time.ts'
import {
  CHECKS_DAYS,
  CHECKS_MAX,
  type ProvenPerson,
  type ProviderWord,
  type Standing,
  type VerificationReason,
  type VerificationStep,
} from '../contract.ts'

/** A check as it is kept. */
export interface Check {
  readonly state: 'open' | 'approved' | 'rejected' | 'duplicate' | 'expired'
  readonly step: VerificationStep | null
  readonly reason: VerificationReason | null
  readonly heard: number
  readonly startedAt: Instant
  readonly decidedAt: Instant | null
  /** The operator who decided; null where the provider did. */
  readonly decidedBy: string | null
  /** `staff` where nobody but a person ever looked. */
  readonly provider: string
}

export type Decided =
  | { readonly state: 'approved' | 'duplicate'; readonly reason: null }
  | { readonly state: 'rejected'; readonly reason: VerificationReason }

export type Verdict =
  | Decided
  | { readonly state: 'open'; readonly step: VerificationStep }
  | { readonly state: 'expired'; readonly reason: null }

/** Words count up; what comes late changes nothing, nor does any after a person decided, nor a step after a decision. */
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

/** What a word comes to: whom the provider approved has to be who the player said. */
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

/** Letters alone, without accents: many spellings, one name. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}]/gu, '')

export interface Known {
  /** The latest first. */
  readonly checks: readonly Check[]
  readonly isVerified: boolean
  readonly personAskedAt: Instant | null
  readonly isProfileComplete: boolean
  readonly provider: Standing['provider']
  readonly now: Instant
}

/** How a player stands, and what is open to them. */
export function standingOf({ checks, isVerified, personAskedAt, isProfileComplete, provider, now }: Known): Standing {
  const [latest] = checks
  const state = stateOf(latest, isVerified)
  const since = now - CHECKS_DAYS * DAY_MS
  const asked = checks.filter((check) => check.provider !== 'staff' && check.startedAt > since).length
  const checksLeft = Math.max(0, CHECKS_MAX - asked)
  const isOpen = latest?.state === 'open'
  const isRefused = state === 'rejected' || state === 'duplicate'
  // What a person said no to, no machine is asked again about.
  const isFinal = isRefused && latest?.decidedBy !== null
  const mayStart =
    provider !== null && isProfileComplete && !isVerified && personAskedAt === null && !isFinal && state !== 'duplicate'
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
    mayAskPerson: isRefused && latest?.decidedBy === null && personAskedAt === null,
    personAskedAt: personAskedAt === null ? null : new Date(personAskedAt).toISOString(),
    isProfileComplete,
  }
}

function stateOf(latest: Check | undefined, isVerified: boolean): Standing['state'] {
  if (isVerified) return 'approved'
  if (latest?.state === 'open') return 'pending'
  if (latest?.state === 'rejected' || latest?.state === 'duplicate') return latest.state
  return 'unverified'
}
