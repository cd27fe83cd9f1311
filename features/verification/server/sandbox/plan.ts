import type { ProvenPerson, ProviderWord } from '../../contract.ts'

/** All that a check comes to; `nothing` leaves the site waiting. */
export const OUTCOMES = [
  'approved',
  'rejected: details-differ',
  'rejected: under-age',
  'rejected: document-unreadable',
  'rejected: document-expired',
  'rejected: not-recognised',
  'rejected: altered',
  'duplicate',
  'needs-survey',
  'needs-document',
  'needs-scan',
  'nothing',
] as const
export type Outcome = (typeof OUTCOMES)[number]

/** A surname that is an outcome chooses it: `Duplicate`, `Needs-Scan`, `Rejected`. */
export function outcomeByName(surname: string): Outcome {
  const wanted = surname.trim().toLowerCase()
  return OUTCOMES.find((each) => each === wanted || each.startsWith(`${wanted}: `)) ?? 'approved'
}

interface About {
  readonly reference: string
  /** How many words came before. */
  readonly after: number
  readonly seen: ProvenPerson
  /** With a step before the end, so that there is an order to get wrong. */
  readonly isLong: boolean
}

export function wordsOf(outcome: Outcome, { reference, after, seen, isLong }: About): ProviderWord[] {
  if (outcome === 'nothing') return []
  const [what, reason] = outcome.split(': ') as [ProviderWord['outcome'], ProviderWord['reason']?]
  const step = { outcome: 'needs-scan', reason: null, person: null } as const
  const end = { outcome: what, reason: reason ?? null, person: what === 'approved' || what === 'duplicate' ? seen : null }
  return (isLong ? [step, end] : [end]).map((word, no) => ({
    ...word,
    id: `${reference} ${after + no + 1}`,
    reference: reference as ProviderWord['reference'],
    order: after + no + 1,
  }))
}
