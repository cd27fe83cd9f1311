import { PAY_UNITS } from '#engine/natural-odds/mode.ts'
import { typicalTargets } from '#engine/limbo/odds.ts'
import type { TableScreen } from '../table-screen.ts'
import { LimboBoard } from './limbo-board.tsx'

/** The kite's flight (see `limbo-fly`), and a moment to read the multiplier. */
const FLIGHT_MS = 1_100
const STILL_MS = 500

export const screen: TableScreen<'limbo'> = {
  paceMs: (event, isStill) => (event.type === 'limboDrawn' ? (isStill ? STILL_MS : FLIGHT_MS) : 0),
  firstParams: (definition) => ({ target: typicalTargets(definition)[0] }),
  betOf: (_, { stake, params }) => ({ amount: stake, params }),
  sound: (event) => (event.type === 'limboDrawn' ? { effect: 'spinStart' } : undefined),
  Board: LimboBoard,
  say(event, { t, format }) {
    if (event.type !== 'limboDrawn') return undefined
    const values = { multiplier: event.multiplier / PAY_UNITS, amount: format(event.amount) }
    return t(event.isWin ? 'limbo.saidWin' : 'limbo.saidLoss', values)
  },
}
