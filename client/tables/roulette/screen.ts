import { numberName, spotById } from '#engine/roulette/spots.ts'
import { totalOf } from '#engine/natural-odds/chips.ts'
import type { TableScreen } from '../table-screen.ts'
import { pilesOf } from '../chips/piles.ts'
import { RouletteBoard } from './roulette-board.tsx'
import { spotName } from './spot-name.ts'

/** The ball's run (see `rl-ball-fall`), and a moment to see its pocket. */
const SPIN_MS = 5_600
const STILL_MS = 900
const PAID_MS = 320

export const screen: TableScreen<'roulette'> = {
  paceMs(event, isStill) {
    if (event.type === 'ballLanded') return isStill ? STILL_MS : SPIN_MS
    return event.type === 'chipPaid' ? PAID_MS : 0
  },
  firstParams: () => ({ chips: [] }),
  betOf(_, { params }) {
    const chips = pilesOf(params)
    return chips.length > 0 ? { amount: totalOf(chips), params: { chips } } : undefined
  },
  sound: (event) =>
    event.type === 'ballLanded' ? { effect: 'ballRun' } : event.type === 'chipPaid' ? { effect: 'chip' } : undefined,
  Board: RouletteBoard,
  isByChips: () => true,
  chipsOf: (levels) => levels.filter((level) => /^[15]0*$/.test(String(level))),
  say(event, { t, format }) {
    if (event.type === 'ballLanded') {
      return t('roulette.landed', { number: numberName(event.number), colour: t(`roulette.spots.colours.${event.colour}`) })
    }
    if (event.type === 'roundEnd' && event.payout === 0) return t('roulette.unpaid')
    if (event.type !== 'chipPaid') return undefined
    return t('roulette.paid', { spot: spotName(t, spotById(event.spot)), amount: format(event.amount) })
  },
}
