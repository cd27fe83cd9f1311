import { expect, test } from 'vitest'
import type { Id } from '#kernel/id.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import type { KnownRun } from '../runs/known-runs.ts'
import { toyCampaign, toyPromotion } from '../testing/toy-promotion.ts'
import type { LogEntry } from './read-log.ts'
import { replayCell } from './replay-cell.ts'

const START = Date.parse('2026-11-24T17:00:00Z')
const player = 'plr_test' as Id<'plr'>

const knownRun = (over: Partial<KnownRun> = {}): KnownRun => ({
  promotion: toyPromotion as never,
  run: {
    id: 'cmp_test',
    brand: 'velmora',
    feature: 'toy',
    startsAt: START,
    endsAt: START + DAY_MS,
    timeZone: 'America/New_York',
    words: toyCampaign.words,
    config: { every: 2, coins: 100 },
  },
  configHash: '',
  isShadow: false,
  pausedAt: null,
  stops: [],
  audience: 'everyone',
  isSealed: false,
  isClosed: false,
  experiment: null,
  fault: null,
  joins: null,
  ...over,
})

const round = (at: number, stake = 10): LogEntry => ({
  kind: 'event',
  at,
  event: { id: BigInt(at), type: 'round.settled', player, at, day: '2026-11-24', payload: settledRound('rnd_1', { stake }) },
})
const act = (name: string, prizes: string[] = []): LogEntry => ({
  kind: 'act',
  at: START + HOUR_MS,
  key: 'key',
  name,
  input: undefined,
  prizes,
})
const keysOf = (log: readonly LogEntry[], known = knownRun(), now = START + 2 * HOUR_MS) =>
  replayCell(known, log, now).grants.map(({ key }) => key)

test('a replay folds the rounds of the run’s time, outside of its stops', () => {
  const stops = [{ from: START + HOUR_MS, until: START + 2 * HOUR_MS }]
  const times = [START - 1, START, START + HOUR_MS, START + 3 * HOUR_MS, START + DAY_MS]
  const { cell, scores } = replayCell(
    knownRun({ stops: stops as never }),
    times.map((at) => round(at)),
    START + 2 * DAY_MS,
  )
  expect(cell).toMatchObject({ rounds: 2, sum: 20 })
  expect(scores).toEqual([START, START + 3 * HOUR_MS].map((at) => ({ mode: 'sum', points: 10, at })))
})

test('a replay says of each event why it did not count', () => {
  const ignoring = {
    ...toyPromotion,
    on: {
      'round.settled': (cell: unknown, { payload }: { payload: { stake: number } }) =>
        payload.stake === 1 ? { ignored: 'stake-too-small' } : payload.stake === 2 ? undefined : { cell },
    },
  }
  const known = knownRun({
    promotion: ignoring as never,
    stops: [{ from: START + HOUR_MS, until: START + 2 * HOUR_MS }] as never,
  })
  const told: (string | null)[] = []
  const rounds = [
    round(START - 1),
    round(START, 1),
    round(START, 2),
    round(START, 3),
    round(START + HOUR_MS),
    round(START + DAY_MS),
  ]
  replayCell(known, rounds, START + 2 * DAY_MS, { watch: (_, ignored) => void told.push(ignored) })
  expect(told).toEqual(['before-the-start', 'stake-too-small', 'no-effect', null, 'stopped', 'after-the-end'])
})

test('nothing counts from before the player joined', () => {
  const told: (string | null)[] = []
  const watch = (_: unknown, ignored: string | null) => void told.push(ignored)
  replayCell(knownRun(), [round(START + 1), round(START + 2), round(START + 3)], START + 9, { joinedAt: START + 2, watch })
  expect(told[0]).toBe('before-joining')
  expect(told.slice(1)).not.toContain('before-joining')
})

test('ticks come at their moments, also after the last event', () => {
  expect(keysOf([round(START, 77), round(START + HOUR_MS)])).toEqual(['tick:1', 'round:2'])
  expect(keysOf([round(START, 77)], knownRun(), START + MINUTE_MS - 1)).toEqual([])
  expect(keysOf([round(START, 77)], knownRun(), START + MINUTE_MS)).toEqual(['tick:1'])
})

test('an act gets the prizes that it drew, and one that is refused now changes nothing', () => {
  const drawn = replayCell(knownRun(), [round(START), act('draw', ['5', '7'])], START + 2 * HOUR_MS)
  expect(drawn.grants).toEqual([{ key: 'draw:1', value: { kind: 'balance', coins: 12, entries: 0 } }])
  expect(keysOf([act('draw', ['5', '7'])])).toEqual([])
  expect(() => keysOf([round(START), act('draw', ['5'])])).toThrow('draws more than it drew')
})

test('a closed run is closed, and nothing means no cell', () => {
  expect(keysOf([round(START)], knownRun({ isClosed: true }))).toEqual(['close'])
  expect(replayCell(knownRun({ isClosed: true }), [], START).cell).toBeUndefined()
})
