import { expect, it } from 'vitest'
import { play } from '../../play.ts'
import { scriptedStream } from '../../testing/streams.ts'
import type { SlotDefinition } from '../definition.ts'
import { tinyDefinition } from '../testing/definitions.ts'

const SCATTERS = [2, 2, 3]
const SHELLS = [1, 3, 3]
const NOTHING = [0, 2, 0]

const [freeSpins] = tinyDefinition.features as [Extract<SlotDefinition['features'][number], { kind: 'free-spins' }>]
const definition: SlotDefinition = {
  ...tinyDefinition,
  features: [{ ...freeSpins, spins: 5, retriggerSpins: 0, multiplier: 1, grows: { max: 3 } }],
}

it('the multiplier rises by one after each winning free spin, up to its limit', () => {
  const spins = [SCATTERS, SHELLS, NOTHING, SHELLS, SHELLS, SHELLS]
  const { events } = play(definition, scriptedStream(spins.flat()), { amount: 100 })
  const told = events.flatMap((event) => {
    if (event.type === 'win') return `win x${event.multiplier} ${event.amount}`
    if (event.type === 'trail') return `trail ${event.position}/${event.of} x${event.multiplier}`
    return event.type === 'multiplier' ? `multiplier ${event.value}` : []
  })
  expect(told).toEqual([
    'win x1 100',
    'trail 2/3 x2',
    'multiplier 2',
    'win x2 200',
    'trail 3/3 x3',
    'multiplier 3',
    'win x3 300',
    'win x3 300',
  ])
})

it('the multiplier stops growing once the cap is reached', () => {
  const spins = [SCATTERS, SHELLS]
  const { events } = play({ ...definition, capMultiple: 1 }, scriptedStream(spins.flat()), { amount: 100 })
  expect(events.slice(-4).map((event) => event.type)).toEqual(['win', 'capReached', 'featureEnd', 'roundEnd'])
})
