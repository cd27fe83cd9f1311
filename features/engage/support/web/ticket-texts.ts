import type { DeskTicket, Topic } from '../contract.ts'

/** Topics as operators read them. */
export const TOPICS: Readonly<Record<Topic, string>> = {
  account: 'Account',
  games: 'A game or a round',
  coins: 'Coins, entries, and packages',
  verification: 'Verification',
  'responsible-play': 'Playing less or taking a break',
  other: 'Something else',
  partnership: 'Partnership',
}

export const STATES: Readonly<Record<DeskTicket['state'], { readonly text: string; readonly tone?: 'good' | 'warm' }>> = {
  open: { text: 'Waiting for us', tone: 'warm' },
  answered: { text: 'Answered', tone: 'good' },
  closed: { text: 'Closed' },
}
