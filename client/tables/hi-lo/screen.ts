import { PAY_UNITS } from '#engine/natural-odds/mode.ts'
import { cardName } from '../cards/card-name.ts'
import type { TableScreen } from '../table-screen.ts'
import { HiLoBoard } from './hi-lo-board.tsx'

const PACES: Readonly<Record<string, number>> = { hiLoDealt: 560, hiLoGuessed: 620, hiLoSkipped: 420, hiLoCollected: 250 }
const STILL_MS = 160
const SEMITONES_MAX = 12

export const screen: TableScreen<'hi-lo'> = {
  paceMs: (event, isStill) => Math.min(PACES[event.type] ?? 0, isStill ? STILL_MS : Infinity),
  firstParams: () => ({}),
  betOf: (_, { stake }) => ({ amount: stake }),
  sound(event) {
    if (event.type === 'hiLoDealt' || event.type === 'hiLoSkipped') return { effect: 'cardSlide' }
    if (event.type !== 'hiLoGuessed') return undefined
    return event.isRight ? { effect: 'coin', semitones: Math.min(SEMITONES_MAX, event.guesses - 1) } : { effect: 'drop' }
  },
  start: 'deal',
  Board: HiLoBoard,
  say(event, { t, format }) {
    switch (event.type) {
      case 'hiLoDealt':
        return t('hiLo.saidCard', { card: cardName(t, event.card) })
      case 'hiLoSkipped':
        return t('hiLo.saidSkipped', { card: cardName(t, event.card), count: event.left })
      case 'hiLoGuessed': {
        const values = { card: cardName(t, event.card), pay: event.pay / PAY_UNITS }
        return t(event.isRight ? 'hiLo.saidRight' : 'hiLo.saidWrong', values)
      }
      case 'hiLoCollected':
        return t('hiLo.saidCollected', { amount: format(event.amount) })
      default:
        return undefined
    }
  },
}
