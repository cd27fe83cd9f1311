import { describe, expect, it } from 'vitest'
import { play } from '../../play.ts'
import { scriptedStream } from '../../testing/streams.ts'
import { checkSlot } from '../check-definition.ts'
import { screensDefinition } from '../testing/wild-definitions.ts'

const NONE = 0
const BOTH = 3

const played = (draws: readonly number[]) =>
  play(screensDefinition, scriptedStream(draws), { amount: 100 }).events.flatMap((event) => {
    if (event.type === 'multiplier') return `times ${event.value}`
    if (event.type === 'transform') return `wild ${event.cells.map(([reel]) => reel).join('')}`
    if (event.type === 'featureStep') return `spin ${event.step}`
    if (event.type !== 'win') return []
    return `${event.symbol} line ${event.line} on ${event.cells.map((cell) => cell.join('/')).join(' ')} x${event.multiplier} ${event.amount}`
  })

describe('two screens', () => {
  it('read every line on the reels of each screen', () => {
    // gem/shell shell/gem | gem/scatter gem/shell
    expect(played([0, 1, 1, 0, NONE])).toEqual(['gem line 0 on 2/0 3/0 x1 400'])
  })

  it('start no line on one screen and end it on the other', () => {
    // gem/shell shell/shell | gem/scatter shell/gem
    expect(played([0, 0, 1, 2, NONE])).toEqual(['shell line 1 on 0/1 1/1 x1 100'])
  })

  it('multiply all wins of a spin that both have won', () => {
    // shell/gem shell/gem | gem/scatter gem/shell
    expect(played([3, 1, 1, 0, NONE])).toEqual([
      'times 3',
      'shell line 0 on 0/0 1/0 x3 300',
      'gem line 1 on 0/1 1/1 x3 1200',
      'gem line 0 on 2/0 3/0 x3 1200',
    ])
  })

  it('turn the same reel of both wild', () => {
    expect(played([0, 0, 0, 1, BOTH])).toEqual([
      'wild 1133',
      'times 3',
      'gem line 0 on 0/0 1/0 x3 1200',
      'shell line 1 on 0/1 1/1 x3 300',
      'shell line 0 on 2/0 3/0 x3 300',
      'gem line 1 on 2/1 3/1 x3 1200',
    ])
  })

  it('count their scatters together, and multiply each free spin by itself', () => {
    const events = played([1, 2, 1, 1, NONE, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0])
    expect(events.filter((event) => /^(spin|times)/.test(event))).toEqual(['spin 1', 'times 6', 'spin 2', 'times 2'])
  })
})

describe('the check', () => {
  it('accepts two screens beside plain free spins', () => {
    expect(checkSlot(screensDefinition)).toMatchObject({ ok: true })
  })

  const { reels, features, wins } = screensDefinition
  it.each([
    ['screens of unequal size', { reels: reels.slice(1), features: [] }, 'screens-misfit'],
    ['ways', { wins: [{ kind: 'ways', pays: { gem: { 2: 1 } } }] }, 'screens-misfit'],
    ['scatters that pay', { wins: [...wins, { kind: 'scatters', symbol: 'scatter', pays: { 2: 1 } }] }, 'screens-misfit'],
    ['a growing multiplier', { features: [{ ...features[0], wildReels: undefined, grows: { max: 3 } }] }, 'screens-misfit'],
    ['lines over both screens', { wins: [{ ...wins[0], lines: [[0, 0, 0, 0]] }] }, 'line-outside-grid'],
    [
      'a wild first reel of the second screen',
      {
        wildReels: [
          { reels: [], weight: 1 },
          { reels: [2], weight: 1 },
        ],
      },
      'wild-reels-misfit',
    ],
  ])('refuses %s', (_, change, reason) => {
    expect(checkSlot({ ...screensDefinition, ...change })).toMatchObject({ ok: false, refusal: { reason } })
  })
})
