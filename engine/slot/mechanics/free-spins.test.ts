import { describe, expect, it } from 'vitest'
import type { SlotRoundEvent as RoundEvent } from '../view.ts'
import { play } from '../../play.ts'
import { tinyDefinition } from '../testing/definitions.ts'
import { scriptedStream } from '../../testing/streams.ts'

const SHELLS = [1, 3, 3]
const TWO_SCATTERS = [2, 2, 3]

describe('ROUND-3 free spins', () => {
  it('start at enough scatters and pay at their multiplier', () => {
    const { events, payout } = round([TWO_SCATTERS, SHELLS, [0, 0, 0]])
    expect(told(events)).toEqual([
      'roundStart',
      'reveal',
      'trigger 2',
      'featureStart 2',
      'featureStep 1/2',
      'reveal',
      'win 200',
      'featureStep 2/2',
      'reveal',
      'win 2000',
      'featureEnd 2200',
      'roundEnd 2200',
    ])
    expect(payout).toBe(2_200)
  })

  it('grow by a retrigger, up to their limit', () => {
    const { events } = round([TWO_SCATTERS, ...Array.from({ length: 5 }, () => TWO_SCATTERS)])
    const steps = told(events).filter((text) => /trigger|featureStep/.test(text))
    expect(steps).toEqual([
      'trigger 2',
      'featureStep 1/2',
      'trigger 1',
      'featureStep 2/3',
      'trigger 1',
      'featureStep 3/4',
      'trigger 1',
      'featureStep 4/5',
      'featureStep 5/5',
    ])
  })

  it('stop at the cap, which cuts the last win short', () => {
    const GEMS = [0, 0, 0]
    const { events, payout } = round([TWO_SCATTERS, GEMS, TWO_SCATTERS, GEMS, TWO_SCATTERS, GEMS], 35)
    expect(payout).toBe(3_500)
    expect(told(events).slice(-5)).toEqual(['reveal', 'win 1500', 'capReached 3500', 'featureEnd 3500', 'roundEnd 3500'])
  })

  it('do not start with one scatter too few', () => {
    expect(told(round([[2, 3, 3]]).events)).toEqual(['roundStart', 'reveal', 'roundEnd 0'])
  })
})

const round = (spins: readonly (readonly number[])[], capMultiple = 1_000) =>
  play({ ...tinyDefinition, capMultiple }, scriptedStream(spins.flat()), { amount: 100 })

function told(events: readonly RoundEvent[]): string[] {
  return events.map((event) => {
    if (event.type === 'featureStep') return `featureStep ${event.step}/${event.of}`
    if (event.type === 'trigger' || event.type === 'featureStart') return `${event.type} ${event.spins}`
    if (event.type === 'roundEnd') return `roundEnd ${event.payout}`
    return 'amount' in event ? `${event.type} ${event.amount}` : event.type
  })
}
