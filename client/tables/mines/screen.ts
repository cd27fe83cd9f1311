import type { TableScreen } from '../table-screen.ts'
import { MinesBoard } from './mines-board.tsx'

const FIRST_COUNT = 3
const PACES: Readonly<Record<string, number>> = { cellOpened: 320, gemsCollected: 250, minesShown: 900 }

export const screen: TableScreen<'mines'> = {
  paceMs: (event) => PACES[event.type] ?? 0,
  firstParams: ({ minesMin, minesMax }) => ({ mines: Math.min(minesMax, Math.max(minesMin, FIRST_COUNT)) }),
  betOf: (_, { stake, params }) => ({ amount: stake, params }),
  sound(event) {
    if (event.type !== 'cellOpened') return undefined
    return event.isMine ? { effect: 'boom' } : { effect: 'coin', semitones: Math.min(12, event.gems - 1) }
  },
  Board: MinesBoard,
  say(event, { t, format }) {
    if (event.type === 'cellOpened') {
      return event.isMine ? t('mines.saidMine') : t('mines.saidGem', { count: event.gems, pay: event.pay / 100 })
    }
    return event.type === 'gemsCollected' ? t('mines.saidCollected', { amount: format(event.amount) }) : undefined
  },
}
