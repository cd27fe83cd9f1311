import type { Promotion } from '../contract.ts'

const RANK = { running: 0, planned: 1, none: 2 } as const

/** What runs first, then what comes next, the soonest before the others; else in the order of the slices. */
export const inOrder = (cards: readonly Promotion[]): Promotion[] =>
  cards.toSorted((a, b) => RANK[a.state] - RANK[b.state] || (a.state === 'planned' ? (a.startsAt ?? 0) - (b.startsAt ?? 0) : 0))
