import type { DeclineCode } from './decline-codes.ts'
import type { ChargeFact, PaidAmount } from './fact.ts'

/** Later words of this list win: evidence that money moved is never overwritten by a refusal. */
const RANK = [
  'begun',
  'needs-action',
  'declined',
  'cancelled',
  'expired',
  'pending',
  'authorized',
  'charged',
  'returned',
] as const
export type ChargeWord = (typeof RANK)[number]

type FactOf<K extends ChargeFact['kind']> = Extract<ChargeFact, { kind: K }>
type Charged = Omit<FactOf<'charged'>, 'kind'>
type Refund = Omit<FactOf<'refund'>, 'kind'>
type Dispute = Omit<FactOf<'dispute'>, 'kind'>

export interface ChargeState {
  readonly word: ChargeWord
  /** The one charge, if money moved. */
  readonly charged: Charged | null
  /** Different charges under one reference: for an operator. */
  readonly isContradictory: boolean
  readonly authorized: PaidAmount | null
  readonly decline: { readonly code: DeclineCode; readonly message: string | null } | null
  readonly refunds: readonly Refund[]
  readonly disputes: readonly Dispute[]
  readonly returnedCents: number
  readonly savedMethods: readonly FactOf<'saved-method'>[]
}

/** The state of a charge from the set of its facts: any order, repeat or split ends alike. */
export function foldCharge(facts: readonly ChargeFact[]): ChargeState {
  const own = <K extends ChargeFact['kind']>(kind: K) => facts.filter((fact): fact is FactOf<K> => fact.kind === kind)
  const charges = distinct(own('charged').map(({ kind: _, ...charge }) => charge))
  const declines = distinct(own('declined')).toSorted(byText)
  const [firstDecline] = declines
  return {
    word: highest(facts),
    charged: charges.toSorted(byText).at(-1) ?? null,
    isContradictory: charges.length > 1,
    authorized:
      own('authorized')
        .map(({ amount }) => amount)
        .toSorted(byText)
        .at(-1) ?? null,
    decline: firstDecline ? { code: firstDecline.code, message: firstDecline.message } : null,
    refunds: furthest(own('refund'), 'refund', ({ state }) => ['pending', 'failed', 'done'].indexOf(state)),
    disputes: furthest(own('dispute'), 'dispute', ({ stage }) => ['warned', 'opened', 'won', 'lost'].indexOf(stage)),
    returnedCents: Math.max(0, ...own('returned').map(({ cents }) => cents)),
    savedMethods: distinct(own('saved-method')).toSorted(byText),
  }
}

function highest(facts: readonly ChargeFact[]): ChargeWord {
  const ranks = facts.map(({ kind }) => (RANK as readonly string[]).indexOf(kind))
  const word = RANK[Math.max(0, ...ranks)] as ChargeWord
  const isVoided = facts.some(({ kind }) => kind === 'voided')
  // Only a charge is evidence against the provider's word that there will be none.
  return isVoided && word !== 'charged' && word !== 'returned' ? 'cancelled' : word
}

/** One fact for each refund or dispute: the furthest that was told. */
function furthest<F extends (Refund & ChargeFact) | (Dispute & ChargeFact), N extends keyof F>(
  facts: readonly F[],
  name: N,
  rankOf: (fact: F) => number,
): Omit<F, 'kind'>[] {
  const found = new Map<unknown, F>()
  for (const fact of facts.toSorted(byText)) {
    const known = found.get(fact[name])
    if (!known || rankOf(fact) >= rankOf(known)) found.set(fact[name], fact)
  }
  return [...found.values()].map(({ kind: _, ...rest }) => rest)
}

/** A total order of facts that depends on nothing but their content. */
export const factText = (fact: object): string =>
  JSON.stringify(fact, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )

const byText = (one: object, other: object): number => {
  const [a, b] = [factText(one), factText(other)]
  return a < b ? -1 : a > b ? 1 : 0
}

const distinct = <F extends object>(facts: readonly F[]): F[] => [
  ...new Map(facts.map((fact) => [factText(fact), fact])).values(),
]
