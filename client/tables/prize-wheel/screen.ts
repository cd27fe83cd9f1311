import type { TableScreen } from '../table-screen.ts'
import { PrizeWheelBoard } from './prize-wheel-board.tsx'

/** The turn (see `pw-turn`), and a moment to see the prize. */
const TURN_MS = 3_900
const STILL_MS = 600

export const screen: TableScreen<'prize-wheel'> = {
  paceMs: (event, isStill) => (event.type === 'wheelTurned' ? (isStill ? STILL_MS : TURN_MS) : 0),
  firstParams: ({ wheels: [first] }) => ({ segments: first!.pays.length, risk: first!.risk }),
  betOf: (_, { stake, params }) => ({ amount: stake, params }),
  sound: (event) => (event.type === 'wheelTurned' ? { effect: 'anticipation' } : undefined),
  Board: PrizeWheelBoard,
  say(event, { t, format }) {
    if (event.type !== 'wheelTurned') return undefined
    return t('wheel.said', { place: event.segment + 1, pay: event.pay / 100, amount: format(event.amount) })
  },
}
