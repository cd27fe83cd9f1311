import type { BlackjackEvent } from '#engine/blackjack/events.ts'
import type { Effect } from '../../sound/effects.ts'
import { cardName } from '../cards/card-name.ts'
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

export const screen: TableScreen<'blackjack'> = {
  paceMs: (event, isStill) =>
    event.type === 'roundStart' || event.type === 'roundEnd' ? 0 : isStill ? STILL_MS : MS[event.type],
  firstParams: () => ({}),
  betOf: (_, { stake }) => ({ amount: stake }),
  sound(event) {
    const effect = SOUNDS[event.type]
    return effect && { effect }
  },
  start: 'deal',
  Board: BlackjackBoard,
  HelpPart: BlackjackHelp,
  say(event, tools) {
    return event.type === 'roundStart' || event.type === 'roundEnd' ? undefined : sentence(event, tools)
  },
}

function sentence(event: BlackjackEvent, { t, format }: SayTools): string {
  const say = (key: string, values?: Record<string, string | number>) => t(`blackjack.said.${key}`, values)
  switch (event.type) {
    case 'cardDealt': {
      const values = { card: cardName(t, event.card), worth: worthOf(event, t), hand: event.hand + 1 }
      return say(event.to === 'dealer' ? 'toDealer' : 'toPlayer', values)
    }
    case 'holeDealt':
      return say('hole')
    case 'dealerPeeked':
      return say(event.isNatural ? 'peekedNatural' : 'peeked')
    case 'handDoubled':
      return say('doubled', { hand: event.hand + 1, amount: format(event.cost) })
    case 'handSplit':
      return say('split', { amount: format(event.cost) })
    case 'holeTurned':
      return say('turned', { card: cardName(t, event.card), worth: worthOf(event, t) })
    case 'handSettled':
      return say(event.result, { hand: event.hand + 1, amount: format(event.amount) })
  }
}

const worthOf = ({ total, isSoft }: { total: number; isSoft: boolean }, t: SayTools['t']): string =>
  isSoft && total < 21 ? t('blackjack.soft', { total }) : String(total)
