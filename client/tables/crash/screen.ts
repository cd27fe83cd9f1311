import { typicalTargets } from '#engine/limbo/odds.ts'
import { PAY_UNITS } from '#engine/natural-odds/mode.ts'
import type { TableScreen } from '../table-screen.ts'
import { CrashBoard } from './crash-board.tsx'
import { FLIGHT_MS, READ_MS } from './screen-times.ts'

/** For replays and the gallery; rounds that are under way have a screen of their own, `shared-table.tsx`. */
export const screen: TableScreen<'crash'> = {
  paceMs: (event, isStill) => (event.type === 'crashFlown' ? (isStill ? READ_MS : FLIGHT_MS + READ_MS) : 0),
  firstParams: (definition) => ({ target: typicalTargets(definition)[0] }),
  betOf: (_, { stake, params }) => ({ amount: stake, params }),
  sound: (event) => (event.type === 'crashFlown' ? { effect: 'spinStart' } : undefined),
  Board: CrashBoard,
  say(event, { t, format }) {
    if (event.type !== 'crashFlown') return undefined
    const values = { burst: event.burst / PAY_UNITS, target: event.target / PAY_UNITS, amount: format(event.amount) }
    return t(event.isWin ? 'crash.saidWin' : 'crash.saidLoss', values)
  },
}
