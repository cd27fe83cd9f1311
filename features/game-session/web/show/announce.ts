import type { SlotRoundEvent } from '#engine/slot/view.ts'

/** What a screen reader is told of a round, as message keys with their values; one sentence an event that matters. */
export interface Announcement {
  readonly key: 'stopped' | 'winLine' | 'winScatter' | 'freeSpins' | 'freeSpinsEnd' | 'respin' | 'capReached' | 'noWin' | 'total'
  readonly values: Readonly<Record<string, string | number>>
}

export function announce(events: readonly SlotRoundEvent[]): Announcement[] {
  const lines = events.flatMap(announceEvent)
  const payout = events.find((event) => event.type === 'roundEnd')?.payout ?? 0
  lines.push(payout > 0 ? { key: 'total', values: { amount: payout } } : { key: 'noWin', values: {} })
  return lines
}

function announceEvent(event: SlotRoundEvent): Announcement[] {
  switch (event.type) {
    case 'win':
      return [
        {
          key: event.kind === 'line' ? 'winLine' : 'winScatter',
          values: { symbol: event.symbol, count: event.count, amount: event.amount, line: (event.line ?? 0) + 1 },
        },
      ]
    case 'respin':
      return [{ key: 'respin', values: {} }]
    case 'featureStart':
      return [{ key: 'freeSpins', values: { spins: event.spins } }]
    case 'featureEnd':
      return [{ key: 'freeSpinsEnd', values: { amount: event.amount } }]
    case 'capReached':
      return [{ key: 'capReached', values: {} }]
    default:
      return []
  }
}
