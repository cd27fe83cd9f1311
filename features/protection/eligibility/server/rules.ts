import type { CalendarDay } from '#kernel/time.ts'
import type { BarredReason } from '../contract.ts'
import type { KeyKind } from './keys.ts'

/** One fact that an account shares with a person whom the official rules bar. */
export interface Hit {
  readonly subject: string
  readonly kind: KeyKind | 'account' | 'application'
  readonly reason: BarredReason
  /** Of a person on the list, if known. */
  readonly birthDate: CalendarDay | null
}

/** A hit that was noted, and what an operator decided about it. */
export interface Noted extends Hit {
  readonly verdict: 'barred' | 'cleared' | null
}

export type Standing = 'eligible' | 'barred' | 'unclear'

export interface Account {
  readonly isVerified: boolean
  readonly birthDate: CalendarDay
}

/**
 * SWP-11: an equal mailbox, phone, verified identity or address bars; a name or an application alone waits for a
 * person. An operator's decision about an account outranks both.
 */
export function standingOf(hits: readonly Hit[], noted: readonly Noted[]): Standing {
  const standings = [...hits, ...noted].map(({ subject, kind }): Standing => {
    const verdict = noted.find((each) => each.subject === subject && each.kind === kind)?.verdict
    if (verdict) return verdict === 'barred' ? 'barred' : 'eligible'
    return isUncertain(kind) ? 'unclear' : 'barred'
  })
  return standings.find((each) => each === 'barred') ?? standings.find((each) => each === 'unclear') ?? 'eligible'
}

const isUncertain = (kind: Hit['kind']): boolean => kind === 'name' || kind === 'application'

/**
 * The hits that count: a birth date counts once the identity is verified, and then tells two people of one name apart.
 */
export const relevant = <H extends Hit>(hits: readonly H[], { isVerified, birthDate }: Account): readonly H[] =>
  hits.filter((hit) => {
    if (hit.kind === 'identity') return isVerified
    return hit.kind !== 'name' || !isVerified || hit.birthDate === null || hit.birthDate === birthDate
  })
