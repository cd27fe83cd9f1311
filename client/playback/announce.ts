import type { Win } from '#engine/slot/events.ts'
import type { SlotRoundEvent } from '#engine/slot/view.ts'

/** Screen reader announcements of a round, as message keys with values; one sentence per relevant event. */
export interface Announcement {
  readonly key: SaidKey
  readonly values: Readonly<Record<string, string | number>>
}

const SAID_OF_WIN = {
  line: 'winLine',
  ways: 'winWays',
  cluster: 'winCluster',
  anywhere: 'winScatter',
  scatter: 'winScatter',
  collect: 'winCollect',
  link: 'winLink',
  jackpot: 'winJackpot',
  wheel: 'winWheel',
  pick: 'winPick',
  trail: 'winStep',
} as const satisfies Record<Win['kind'], string>

const SAID_OF_START = {
  'free-spins': 'freeSpins',
  'hold-and-spin': 'holdAndSpin',
  'walking-wilds': 'walkingWilds',
  wheel: 'wheel',
  jackpot: 'jackpot',
  pick: 'pick',
  'bonus-trail': 'bonusTrail',
} as const

const SAID_OF_CHANGE = { expand: 'expands', upgrade: 'upgrades', wild: 'turnsWild', mystery: 'turnsInto' } as const

export type SaidKey =
  | (typeof SAID_OF_WIN)[Win['kind']]
  | (typeof SAID_OF_START)[keyof typeof SAID_OF_START]
  | (typeof SAID_OF_CHANGE)[keyof typeof SAID_OF_CHANGE]
  | 'moreSpins'
  | 'freeSpinsEnd'
  | 'featureEnd'
  | 'respin'
  | 'cascades'
  | 'wildsWalk'
  | 'multiplier'
  | 'landed'
  | 'rows'
  | 'trail'
  | 'wheelStops'
  | 'picked'
  | 'trailMove'
  | 'capReached'
  | 'noWin'
  | 'total'

export function announce(events: readonly SlotRoundEvent[]): Announcement[] {
  const told: Announcement[] = []
  let isInFeature = false
  for (const event of events) {
    const sentence = sentenceOf(event, isInFeature)
    const last = told.at(-1)
    // Cascades follow each other quickly: one sentence counts those without an announcement of their own.
    if (sentence?.key === 'cascades' && last?.key === 'cascades') {
      told[told.length - 1] = { key: 'cascades', values: { count: Number(last.values['count']) + 1 } }
    } else if (sentence) told.push(sentence)
    if (event.type === 'featureStart') isInFeature = true
    if (event.type === 'featureEnd') isInFeature = false
  }
  const payout = events.find((event) => event.type === 'roundEnd')?.payout ?? 0
  told.push(payout > 0 ? { key: 'total', values: { amount: payout } } : { key: 'noWin', values: {} })
  return told
}

function sentenceOf(event: SlotRoundEvent, isInFeature: boolean): Announcement | undefined {
  switch (event.type) {
    case 'win':
      return sentenceOfWin(event)
    case 'respin':
    case 'capReached':
      return { key: event.type, values: {} }
    case 'trigger':
      return isInFeature && event.spins > 0 ? { key: 'moreSpins', values: { spins: event.spins } } : undefined
    case 'featureStart':
      return { key: SAID_OF_START[event.feature], values: { spins: event.spins, multiplier: event.multiplier } }
    case 'featureEnd':
      return { key: event.feature === 'free-spins' ? 'freeSpinsEnd' : 'featureEnd', values: { amount: event.amount } }
    default:
      return sentenceOfChange(event)
  }
}

function sentenceOfWin({ kind, symbol, count, amount, line = 0, ways = 0, tier = '' }: Win): Announcement {
  return { key: SAID_OF_WIN[kind], values: { symbol, count, amount, ways, line: line + 1, jackpot: tier || symbol } }
}

function sentenceOfChange(event: SlotRoundEvent): Announcement | undefined {
  switch (event.type) {
    case 'cascade':
      return { key: 'cascades', values: { count: 1 } }
    case 'transform':
      return { key: SAID_OF_CHANGE[event.reason], values: { symbol: event.symbol, count: event.cells.length } }
    case 'wildMove':
      return { key: 'wildsWalk', values: { count: event.moves.length } }
    case 'multiplier':
      return event.value > 1 ? { key: 'multiplier', values: { multiplier: event.value } } : undefined
    case 'linkSpin':
      return event.landed.length > 0 ? { key: 'landed', values: { count: event.landed.length, left: event.left } } : undefined
    case 'rowsUnlocked':
      return { key: 'rows', values: { rows: event.rows } }
    case 'trail':
      return { key: 'trail', values: { position: event.position, of: event.of } }
    case 'wheelSpin':
      return { key: 'wheelStops', values: { label: event.wedges[event.at]?.label ?? '' } }
    case 'trailMove':
      return { key: 'trailMove', values: { roll: event.roll, position: event.position } }
    case 'picked':
      return { key: 'picked', values: { label: event.label } }
    default:
      return undefined
  }
}
