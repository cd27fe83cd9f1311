import type { VoidReason } from '#kernel/void-reasons.ts'
import { timeText } from '#ui/parts/operator-text.ts'
import type { ScopeRefusal, VoidAct, VoidSum } from '../contract.ts'

export const LOST = 'Saving failed. Try again.'

export const REFUSED: Readonly<Record<ScopeRefusal | 'changed' | 'waiting-already' | 'your-own', string>> = {
  unknown: 'There’s no such game or round at this brand.',
  'provider-round': 'The game’s provider stores this round. Ask the provider to roll it back: the play amount returns with that.',
  'period-wrong': 'The period has to begin before it ends, and end in the past.',
  'period-too-long': 'Choose at most 31 days. A longer period takes several acts.',
  archived: 'Rounds of this period have left the database for files. They can’t be void anymore.',
  'already-void': 'This round is void already.',
  changed: 'The number of rounds changed, or another operator decided. Look again.',
  'waiting-already': 'An act for rounds of this game and period is open. Decide that one first.',
  'your-own': 'A second operator approves it.',
}

export const REASONS: Readonly<Record<VoidReason, string>> = {
  'wrong-result': 'Wrong result',
  'wrong-display': 'Wrong display',
  interrupted: 'Technical interruption',
  'other-fault': 'Another fault',
}

export const STATES: Readonly<Record<VoidAct['state'], string>> = {
  waiting: 'waits for approval',
  running: 'running',
  done: 'done',
  rejected: 'rejected',
}

export const amountText = (minor: number): string => (minor / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })

export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

export const modeText = (mode: VoidSum['mode']): string => (mode === 'SweepStakes' ? 'Entries' : 'Coins')

export const roundsOf = (sums: readonly VoidSum[]): number => sums.reduce((total, { rounds }) => total + rounds, 0)

/** What an act is about: one round, or the rounds of a period. */
export function scopeText({ round, from, until, definitionHash }: VoidAct): string {
  if (round !== null) return `round ${round}`
  const version = definitionHash === null ? '' : `, version ${definitionHash.slice(0, 8)}`
  return `${timeText(from)} to ${timeText(until)}${version}`
}
