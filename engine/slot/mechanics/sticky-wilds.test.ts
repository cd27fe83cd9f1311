import { expect, it } from 'vitest'
import { play } from '../../play.ts'
import { scriptedStream } from '../../testing/streams.ts'
import { stickyDefinition } from '../testing/wild-definitions.ts'

// Scatters on the first two reels; then three spins of the series.
const TRIGGER = [2, 1, 0]

it('sticky wilds stay in their cells while the reels spin, and a scatter that they cover does not count', () => {
  const spins = [
    [0, 1, 0],
    [1, 2, 2],
    [0, 0, 0],
  ]
  const { events } = play(stickyDefinition, scriptedStream([...TRIGGER, ...spins.flat()]), { amount: 100 })
  const reveals = events.flatMap((event) => (event.type === 'reveal' ? [event] : [])).slice(1)
  expect(reveals.map(({ grid, stuck }) => [grid.map((column) => column.join(' ')).join(' | '), stuck])).toEqual([
    ['gem shell | wild shell | shell wild', undefined],
    [
      'shell gem | wild scatter | scatter wild',
      [
        [1, 0],
        [2, 1],
      ],
    ],
    [
      'gem shell | wild wild | shell wild',
      [
        [1, 0],
        [2, 1],
      ],
    ],
  ])
})
