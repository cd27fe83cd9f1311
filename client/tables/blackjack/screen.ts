import { isSeated } from '#engine/blackjack/definition.ts'
import type { BlackjackEvent } from '#engine/blackjack/events.ts'
import { totalOf } from '#engine/natural-odds/chips.ts'
import type { Effect } from '../../sound/effects.ts'
import { cardName } from '../cards/card-name.ts'
import { pilesOf } from '../chips/piles.ts'
import type { SayTools, TableScreen } from '../table-screen.ts'
import { BlackjackBoard } from './blackjack-board.tsx'
import { BlackjackHelp } from './blackjack-help.tsx'

const MS: Readonly<Record<BlackjackEvent['type'], number>> = {
  cardDealt: 420,
  holeDealt: 420,
  dealerPeeked: 500,
  handDoubled: 260,
  handSplit: 420,
  holeTurned: 620,
  handSettled: 260,
  sideSettled: 420,
}

const SOUNDS: Readonly<Partial<Record<string, Effect>>> = {
  cardDealt: 'cardSlide',
  holeDealt: 'cardSlide',
  holeTurned: 'flip',
  handDoubled: 'chip',
  handSplit: 'chip',
}

/** With reduced motion cards still appear one by one, at shorter intervals. */
const STILL_MS = 160

/** A side bet that wins is looked at. */
const SIDE_WON_MS = 1_100

export const screen: TableScreen<'blackjack'> = {
  paceMs(event, isStill) {
    if (event.type === 'roundStart' || event.type === 'roundEnd') return 0
    if (event.type === 'sideSettled' && event.amount > 0) return SIDE_WON_MS
    return isStill ? STILL_MS : MS[event.type]
  },
  firstParams: (definition) => (isSeated(definition) ? { chips: [] } : {}),
  betOf(definition, { stake, params }) {
    if (!isSeated(definition)) return { amount: stake }
    const chips = pilesOf(params)
    return chips.length > 0 ? { amount: totalOf(chips), params: { chips } } : undefined
  },
  isByChips: isSeated,
  sound(event) {
    if (event.type === 'sideSettled') return event.amount > 0 ? { effect: 'reveal' } : undefined
    const effect = SOUNDS[event.type]
    return effect && { effect }
  },
  start: 'deal',
  Board: BlackjackBoard,
  HelpPart: BlackjackHelp,
  say(event, tools, definition) {
    if (event.type === 'roundStart' || event.type === 'roundEnd') return undefined
    return sentence(event, tools, isSeated(definition) ? 'seats.said' : 'said')
  },
}

/** With several hands each is called by its number. */
function sentence(event: BlackjackEvent, { t, format }: SayTools, words: 'said' | 'seats.said'): string {
  const say = (key: string, values: Record<string, string | number> = {}) =>
    t(`blackjack.${'hand' in values ? words : 'said'}.${key}`, values)
  switch (event.type) {
    case 'cardDealt': {
      const values = { card: cardName(t, event.card), worth: worthOf(event, t), hand: event.hand + 1 }
      return event.to === 'dealer' ? t('blackjack.said.toDealer', values) : say('toPlayer', values)
    }
    case 'holeDealt':
      return say('hole')
    case 'dealerPeeked':
      return say(event.isNatural ? 'peekedNatural' : 'peeked')
    case 'handDoubled':
      return say('doubled', { hand: event.hand + 1, amount: format(event.cost) })
    case 'handSplit':
      return say('split', { ...(event.hand !== undefined && { hand: event.hand + 1 }), amount: format(event.cost) })
    case 'holeTurned':
      return say('turned', { card: cardName(t, event.card), worth: worthOf(event, t) })
    case 'handSettled':
      return say(event.result, { hand: event.hand + 1, amount: format(event.amount) })
    case 'sideSettled': {
      const values = { hand: event.hand + 1, side: event.side, amount: format(event.amount) }
      return event.result ? say('sideWon', { ...values, result: event.result.replaceAll('-', '_') }) : say('sideLost', values)
    }
  }
}

const worthOf = ({ total, isSoft }: { total: number; isSoft: boolean }, t: SayTools['t']): string =>
  isSoft && total < 21 ? t('blackjack.soft', { total }) : String(total)
