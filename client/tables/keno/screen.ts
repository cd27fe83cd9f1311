import type { TableScreen } from '../table-screen.ts'
import { KenoBoard } from './keno-board.tsx'
import { picksOf } from './keno-view.ts'

const BALL_MS = 380
const RESULT_MS = 250

export const screen: TableScreen<'keno'> = {
  paceMs: (event) => (event.type === 'kenoBall' ? BALL_MS : event.type === 'kenoResult' ? RESULT_MS : 0),
  firstParams: () => ({ picks: [] }),
  betOf: (_, { stake, params }) => (picksOf(params).length > 0 ? { amount: stake, params } : undefined),
  sound(event) {
    if (event.type !== 'kenoBall') return undefined
    return event.isHit ? { effect: 'coin' } : { effect: 'drop' }
  },
  Board: KenoBoard,
  say(event, { t, format }) {
    if (event.type === 'kenoBall') return t(event.isHit ? 'keno.saidHit' : 'keno.saidMiss', { number: event.number })
    if (event.type !== 'kenoResult') return undefined
    return t('keno.said', { hits: event.hits.length, picks: event.picks.length, amount: format(event.amount) })
  },
}
