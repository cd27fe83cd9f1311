/** Subjects that group movements for players. */
export const SUBJECTS = ['play', 'prizes', 'purchases', 'redemptions', 'corrections'] as const
export type Subject = (typeof SUBJECTS)[number]

/** The ledger's kinds by subject. Any kind not listed is a gift: a reward or a prize. */
const KINDS: Readonly<Record<Exclude<Subject, 'prizes'>, readonly string[]>> = {
  play: ['round'],
  purchases: ['purchase', 'refund', 'chargeback', 'chargeback-won'],
  redemptions: ['redemption', 'winnings-given-up'],
  corrections: ['reversal', 'round-void', 'adjustment', 'expiry', 'account-closed'],
}

export function subjectOf(kind: string): Subject {
  const [subject] = Object.entries(KINDS).find(([, kinds]) => kinds.includes(kind)) ?? ['prizes']
  return subject as Subject
}

/** For the ledger's filter: the kinds of a subject; for prizes, the kinds of all other subjects, to be left out. */
export function kindsOf(subject: Subject): { readonly names: readonly string[]; readonly isExcept: boolean } {
  return subject === 'prizes'
    ? { names: Object.values(KINDS).flat(), isExcept: true }
    : { names: KINDS[subject], isExcept: false }
}
