import { targetOf, typicalWays } from '#engine/dice/odds.ts'
import type { TableScreen } from '../table-screen.ts'
import { DiceBoard } from './dice-board.tsx'

const ROLL_MS = 900

export const screen: TableScreen<'dice'> = {
  paceMs: (event) => (event.type === 'diceRoll' ? ROLL_MS : 0),
  firstParams: (definition) => ({ side: 'over', target: targetOf(definition, 'over', typicalWays(definition)[0]!) }),
  betOf: (_, { stake, params }) => ({ amount: stake, params }),
  sound: (event) => (event.type === 'diceRoll' ? { effect: 'lock' } : undefined),
  Board: DiceBoard,
  say(event, { t, format }) {
    if (event.type !== 'diceRoll') return undefined
    return t(event.isWin ? 'dice.rolledWin' : 'dice.rolledLoss', { roll: event.roll / 100, amount: format(event.amount) })
  },
}
