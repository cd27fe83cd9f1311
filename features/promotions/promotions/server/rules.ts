import { CARDS_ON_HOME, type Promotion } from '../contract.ts'

const RANK = { running: 0, planned: 1, none: 2 } as const

/** Running campaigns first, then upcoming ones, soonest first; otherwise in slice order. */
export const inOrder = (cards: readonly Promotion[]): Promotion[] =>
  cards.toSorted((a, b) => RANK[a.state] - RANK[b.state] || (a.state === 'planned' ? (a.startsAt ?? 0) - (b.startsAt ?? 0) : 0))

/** All that run, filled up with the next ones. */
export const onHome = (cards: readonly Promotion[]): Promotion[] =>
  cards.filter(({ state }, at) => state === 'running' || at < CARDS_ON_HOME)
