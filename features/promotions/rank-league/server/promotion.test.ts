import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDay, HOUR_MS, startOfDay } from '#kernel/time.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import { refuseExperiment } from '#promotions/experiments/refuse-experiment.ts'
import { playPromotion } from '#promotions/testing/play-promotion.ts'
import { demoLeague } from './seed-campaigns.ts'
import { rankLeague } from './promotion.ts'

const { leagues } = demoLeague
const pointsPerUnit = { TournamentPoints: 1, SweepStakes: 200 }
const COIN = 100
const ZONE = 'America/New_York'
/** A Monday. */
const START = '2026-10-19T04:00:00Z'

const open = (config = { leagues, pointsPerUnit }) => playPromotion(rankLeague, { config, startsAt: START, endsAt: null })
type Played = ReturnType<typeof open>

/** Whole coins, on a day of the brand's calendar. */
function round(played: Played, day: CalendarDay, stake: number, { win = 0, ...told }: { win?: number; isFree?: boolean } = {}) {
  const at = new Date(startOfDay(day, ZONE) + 12 * HOUR_MS).toISOString()
  played.hear('round.settled', settledRound('rnd_1', { stake: stake * COIN, win: win * COIN, ...told }), at)
}
const reverse = (played: Played, day: CalendarDay, stake: number, win = 0) =>
  played.hear(
    'round.reversed',
    { ...settledRound('rnd_1', { stake: stake * COIN, win: win * COIN }), reason: 'rolled-back', isWhole: true },
    new Date(startOfDay(day, ZONE) + 13 * HOUR_MS).toISOString(),
  )
const noon = (day: CalendarDay) => new Date(startOfDay(day, ZONE) + 12 * HOUR_MS).toISOString()
const actions = ({ pushes }: Played) => pushes.map(({ data }) => (data as { action?: string }).action ?? 'state')
const paid = ({ grants }: Played) => grants.map(({ key, value }) => [key, (value as { coins: number }).coins / COIN])
const position = (played: Played) => played.pushes.findLast(({ data }) => 'currentLevel' in (data as object))?.data

describe('experience', () => {
  test('is a point for each coin staked, and what the configuration says for entries', () => {
    const played = open()
    round(played, '2026-10-19', 40)
    played.hear('round.settled', settledRound('rnd_2', { mode: 'SweepStakes', stake: 25 }), noon('2026-10-19'))
    expect(played.cell).toMatchObject({ experience: 9_000, level: 1 })
    expect(position(played)).toMatchObject({
      currentLevel: { index: 1, currentExperience: 90 },
      nextLevel: { experience: 1_000 },
    })
  })

  test('comes from no free round and from no mode without a rate', () => {
    const played = open({ leagues, pointsPerUnit: { TournamentPoints: 0, SweepStakes: 0 } })
    round(played, '2026-10-19', 40, { isFree: true })
    expect(played.pushes).toEqual([])
    round(played, '2026-10-19', 40)
    expect(played.cell).toMatchObject({ experience: 0, net: 4_000 })
  })

  test('of a reversed round is taken back, but no level with it', () => {
    const played = open()
    round(played, '2026-10-19', 1_000)
    reverse(played, '2026-10-19', 1_000)
    expect(played.cell).toMatchObject({ experience: 0, level: 2, net: 0 })
    round(played, '2026-10-19', 1_500)
    expect(paid(played)).toEqual([['level:2', 500]])
  })

  test('is the exact sum of the stakes, however they are cut', () => {
    const stakes = fc.array(fc.record({ stake: fc.integer({ min: 1, max: 1_000_000 }), isCoins: fc.boolean() }), {
      maxLength: 40,
    })
    fc.assert(
      fc.property(stakes, (rounds) => {
        const played = open()
        for (const { stake, isCoins } of rounds) {
          const mode = isCoins ? 'TournamentPoints' : 'SweepStakes'
          played.hear('round.settled', settledRound('rnd_1', { mode, stake }), noon('2026-10-20'))
        }
        const sum = rounds.reduce((total, { stake, isCoins }) => total + stake * (isCoins ? 1 : 200), 0)
        expect(played.cell.experience).toBe(sum)
        const keys = played.grants.map(({ key }) => key)
        expect(new Set(keys).size).toBe(keys.length)
        expect(keys.filter((key) => key.startsWith('level:'))).toHaveLength(played.cell.level - 1)
        expect(JSON.stringify(played.cell).length).toBeLessThanOrEqual(200)
      }),
    )
  })
})

describe('a level', () => {
  test('pays its coins once and tells; the first one of a league pays the league’s too', () => {
    const played = open()
    round(played, '2026-10-19', 8_999)
    expect(played.cell.level).toBe(9)
    expect(actions(played)).toEqual(['progressData', 'levelUp'])
    expect(played.pushes[1]?.data).toMatchObject({ currentLevel: { index: 9, prize: { coins: 8 * 50_000 } } })
    round(played, '2026-10-19', 1)
    expect(paid(played).slice(-2)).toEqual([
      ['level:10', 1_000],
      ['section:2', 5_000],
    ])
    expect(actions(played).slice(2)).toEqual(['progressData', 'levelUp', 'sectionUp'])
    expect(position(played)).toMatchObject({
      currentLevel: { index: 10, title: 'silver', currentExperience: 0 },
      nextLevel: { index: 11, experience: 10_000 },
      currentSection: { id: 2, title: 'silver' },
      weeklyReward: 200,
      nextSectionBenefits: { title: 'gold', weeklyReward: 400 },
    })
  })

  test('at the top blocks the progress', () => {
    const played = open({ leagues: leagues.slice(0, 1), pointsPerUnit })
    round(played, '2026-10-19', 10_000)
    expect(position(played)).toMatchObject({ currentLevel: { index: 9 }, nextLevel: null, progressBlockedReason: 'top-level' })
  })
})

test('a break blocks the progress until the player plays again', () => {
  const played = open()
  played.hear('break.started', { kind: 'cool-off', until: Date.parse(noon('2026-10-22')) }, noon('2026-10-20'))
  expect(position(played)).toMatchObject({ progressBlockedReason: 'break' })
  round(played, '2026-10-23', 10)
  expect(position(played)).toMatchObject({ progressBlockedReason: null })
})

describe('the weekly reward', () => {
  const played = (...rounds: readonly (readonly [CalendarDay, number, number?])[]) => {
    const one = open()
    for (const [day, stake, win = 0] of rounds) round(one, day, stake, { win })
    return one
  }
  const due = ({ cell, run }: Played) => new Date(rankLeague.due!(cell, run as never)!).toISOString()

  test('is the league’s share of the week’s net play, kept until its claim', () => {
    const one = played(['2026-10-19', 12_000, 2_000], ['2026-10-25', 10_000])
    expect(due(one)).toBe('2026-10-26T04:00:00.000Z')
    one.tick('2026-10-26T04:00:00Z')
    expect(one.cell).toMatchObject({ week: null, net: 0, last: { week: '2026-10-19', net: 2_000_000, rate: 200 } })
    expect(one.pushes.slice(-3)).toMatchObject([
      { type: 'rankLeague', data: { action: 'rankLeagueCashbackCalculated', currentReward: 40_000 } },
      { type: 'rankLeague', data: { action: 'calculationStatus', status: 'finished' } },
      { type: 'cashback', data: { status: 'available', currentReward: 40_000, availableAfterDay: '2026-11-02' } },
    ])
    expect(one.act('pay', { at: noon('2026-10-26') })).toMatchObject({ reply: { prize: 40_000 } })
    expect(paid(one).at(-1)).toEqual(['cashback:2026-10-19', 400])
    expect(one.act('pay', { at: noon('2026-10-27') })).toEqual({ refused: 'no-reward' })
  })

  test('expires with the next calculation', () => {
    const one = played(['2026-10-19', 10_000], ['2026-10-27', 5_000])
    expect(actions(one)).toContain('rankLeagueCashbackCalculated')
    one.tick('2026-11-02T05:00:00Z')
    expect(actions(one).slice(-4)).toEqual([
      'rankLeagueCashbackExpired',
      'rankLeagueCashbackCalculated',
      'calculationStatus',
      'state',
    ])
    expect(one.cell.last).toMatchObject({ week: '2026-10-26', net: 500_000 })
    one.tick('2026-11-09T05:00:00Z')
    expect(one.cell).toMatchObject({ week: null, last: null })
    expect(rankLeague.due!(one.cell, one.run as never)).toBeNull()
    expect(one.act('pay', { at: noon('2026-11-09') })).toEqual({ refused: 'no-reward' })
  })

  test('of a week that ended in the player’s favor is nothing', () => {
    const one = played(['2026-10-19', 1_000, 1_500])
    one.tick('2026-10-26T04:00:00Z')
    expect(actions(one)).not.toContain('rankLeagueCashbackCalculated')
    expect(one.act('pay', { at: noon('2026-10-26') })).toEqual({ refused: 'no-reward' })
  })

  test('is there only once it is calculated, which a claim does before anything else', () => {
    const one = played(['2026-10-19', 10_000])
    expect(one.act('pay', { at: noon('2026-10-26') })).toEqual({ refused: 'no-reward' })
    one.tick('2026-10-26T04:00:00Z')
    expect(one.act('pay', { at: noon('2026-10-26') })).toMatchObject({ reply: { prize: 20_000 } })
  })

  test('counts a round that is read late in its own week, and after the claim in the running one', () => {
    const one = played(['2026-10-19', 10_000])
    one.tick('2026-10-26T04:00:00Z')
    round(one, '2026-10-25', 5_000)
    expect(one.cell).toMatchObject({ week: null, last: { net: 1_500_000 } })
    one.act('pay', { at: noon('2026-10-26') })
    round(one, '2026-10-25', 100)
    expect(one.cell).toMatchObject({ week: '2026-10-26', net: 10_000 })
  })

  test('counts no entries', () => {
    const one = open()
    one.hear('round.settled', settledRound('rnd_1', { mode: 'SweepStakes', stake: 5_000 }), noon('2026-10-19'))
    expect(one.cell).toMatchObject({ week: null, net: 0 })
  })

  test('is calculated at midnight of the brand, also in the week of 169 hours in which the clocks go back', () => {
    const one = played(['2026-10-26', 10_000])
    expect(due(one)).toBe('2026-11-02T05:00:00.000Z')
    one.hear('round.settled', settledRound('rnd_1', { stake: 100_000 }), '2026-11-02T04:59:59.999Z')
    expect(one.cell).toMatchObject({ week: '2026-10-26', net: 1_100_000 })
    one.hear('round.settled', settledRound('rnd_1', { stake: 200_000 }), '2026-11-02T05:00:00.000Z')
    expect(one.cell).toMatchObject({ week: '2026-11-02', net: 200_000, last: { week: '2026-10-26', net: 1_100_000 } })
  })

  test('of both open weeks is paid when the league closes', () => {
    const one = played(['2026-10-19', 10_000], ['2026-10-27', 5_000])
    one.close()
    expect(paid(one).slice(-2)).toEqual([
      ['cashback:2026-10-19', 200],
      ['cashback:2026-10-26', 100],
    ])
  })

  test('has every round in exactly one week, in whatever order rounds, ticks and claims come', () => {
    const step = fc.record({
      day: fc.integer({ min: 0, max: 34 }),
      stake: fc.integer({ min: 0, max: 500 }),
      win: fc.integer({ min: 0, max: 500 }),
      next: fc.constantFrom('nothing', 'tick', 'claim'),
    })
    const late = fc.integer({ min: 0, max: 2 })
    fc.assert(
      fc.property(fc.array(fc.tuple(step, late), { maxLength: 30 }), (steps) => {
        const one = open()
        let [sum, counted] = [0, 0]
        let before = { week: one.cell.week, net: 0, last: one.cell.last }
        // The sum of a replaced week counts once, when it leaves the cell.
        const archive = () => {
          const { week, net, last } = one.cell
          if (before.last && before.last.week !== last?.week) counted += before.last.net
          if (before.week && before.week !== week && last?.week !== before.week) counted += before.net
          before = { week, net, last }
        }
        let today = 0
        for (const [{ day, stake, win, next }, lateBy] of steps) {
          today = Math.max(today, day)
          const at = addDays('2026-10-19', Math.max(0, today - lateBy))
          round(one, at, stake, { win })
          sum += (stake - win) * COIN
          archive()
          if (next === 'tick') one.tick(noon(addDays('2026-10-19', today)))
          if (next === 'claim') one.act('pay', { at: noon(addDays('2026-10-19', today)) })
          archive()
        }
        expect(counted + one.cell.net + (one.cell.last?.net ?? 0)).toBe(sum)
      }),
    )
  })
})

test('BON-4 the league is the same for all: no experiment varies or withholds any of its terms', () => {
  const { config: schema } = rankLeague.campaign
  const config = { leagues, pointsPerUnit }
  const refused = (variant: typeof config | undefined) => refuseExperiment(schema, config, variant).map(({ path }) => path)
  expect(refused(undefined)).not.toEqual([])
  expect(refused({ ...config, pointsPerUnit: { ...pointsPerUnit, SweepStakes: 201 } })).toEqual(['pointsPerUnit.SweepStakes'])
  expect(refused({ ...config, leagues: leagues.slice(1) })).not.toEqual([])
})
