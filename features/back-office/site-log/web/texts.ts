import { amountText, timeText } from '#ui/parts/operator-text.ts'
import type { LoggedVersion, SealStateShown, SiteLogEvent } from '../contract.ts'

export const EVENT_NAMES: Readonly<Record<SiteLogEvent['kind'], string>> = {
  'large-win': 'Large win',
  outage: 'The site was down',
  'database-lost': 'Database lost',
  'clock-changed': 'Clock changed',
  'clock-differs': 'Clock differs from the database',
  'provider-lost': 'Provider lost',
  'provider-back': 'Provider back',
  'random-source-failed': 'Random source failed',
}

export const VERSION_NAMES: Readonly<Record<Exclude<LoggedVersion['kind'], 'game'>, string>> = {
  release: 'Release',
  migrations: 'Database',
}

export const FAULT_TEXTS: Readonly<Record<SealStateShown['shown'][number]['fault'], string>> = {
  chain: 'a seal was changed or removed.',
  entries: 'entries are missing, or there are too many.',
  facts: 'who did what, or when, was changed.',
  words: 'a reason, a value or an address was changed.',
}

export function eventText(event: SiteLogEvent): string {
  switch (event.kind) {
    case 'large-win':
      return `${amountText(event.win)} ${event.mode === 'SweepStakes' ? 'entries' : 'coins'} for ${amountText(event.stake)} in ${event.game}, round ${event.round}.`
    case 'clock-changed':
      return `On ${event.host}: set ${event.byMs > 0 ? 'ahead' : 'back'} by ${secondsText(event.byMs)}.`
    case 'clock-differs':
      return `On ${event.host}: ${secondsText(event.byMs)} ${event.byMs > 0 ? 'ahead' : 'behind'}.`
    case 'random-source-failed':
      return `On ${event.host}: it ${event.fault}. This process plays no rounds until it is restarted.`
    case 'provider-lost':
    case 'provider-back':
      return `${event.provider}, found on ${event.host}.`
    default:
      return `Found on ${event.host}.`
  }
}

const secondsText = (ms: number): string => `${(Math.abs(ms) / 1_000).toFixed(1)} s`

/** From when to when an event lasted, where it did. */
export const lastedText = ({ since, until }: Pick<SiteLogEvent, 'since' | 'until'>): string =>
  since === null ? '' : until === null ? `Since ${timeText(since)}.` : `From ${timeText(since)} to ${timeText(until)}.`
