import type { TableScreen } from '../table-screen.ts'
import { fallMs } from './fall.ts'
import { PlinkoBoard } from './plinko-board.tsx'

const LANDED_MS = 350

export const screen: TableScreen<'plinko'> = {
  paceMs: (event, isStill) => (event.type === 'ballDropped' ? (isStill ? LANDED_MS : fallMs(event.path.length)) : 0),
  firstParams: ({ boards: [first] }) => ({ rows: first!.rows, risk: first!.risk }),
  betOf: (_, { stake, params }) => ({ amount: stake, params }),
  sound: (event) => (event.type === 'ballDropped' ? { effect: 'drop' } : undefined),
  isStacking: true,
  Board: PlinkoBoard,
  say(event, { t, format }) {
    if (event.type !== 'ballDropped') return undefined
    return t('plinko.said', { place: event.place + 1, pay: event.pay / 100, amount: format(event.amount) })
  },
}
