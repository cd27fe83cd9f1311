import { describe, expect, it } from 'vitest'
import { gemSweeper } from '#games/all.ts'
import type { Choice } from '../round-contract.ts'
import { chanceOf, zScore } from '../natural-odds/testing/sampling.ts'
import { sampleStream } from '../testing/streams.ts'
import { analyzeMines, stopReport } from './analyze.ts'
import { checkMines, type MinesDefinition } from './definition.ts'
import { minesFamily } from './family.ts'
import { mineCounts, opensMax, payFor } from './odds.ts'
import { playMines } from './play.ts'
import { seedOf } from '../testing/fresh-seeds.node.ts'

const { definition } = gemSweeper
const SEED = 6_300
const SAMPLED_FROM = seedOf(SEED)
const open = (cell: number): Choice => ({ kind: 'open', cell })
const COLLECT: Choice = { kind: 'cash-out' }
const play = (mines: number, choices: readonly Choice[], seed = SEED, amount = 100) =>
  playMines(definition, sampleStream(seed), { amount, params: { mines } }, choices)

/** A summary of a finished round's events. */
const minesOf = (mines: number, seed = SEED): readonly number[] => {
  let choices: Choice[] = []
  for (;;) {
    const { awaiting, events } = play(mines, choices, seed)
    const shown = events.find((event) => event.type === 'minesShown')
    if (!awaiting) return shown!.cells
    choices = [...choices, awaiting.byDefault]
  }
}
const safeCells = (mines: number): number[] => {
  const hidden = minesOf(mines)
  return [...Array(25).keys()].filter((cell) => !hidden.includes(cell))
}

/** Opens cells 3, 6, 9 … until a mine is hit or enough are open. */
function openThenCollect(mines: number, opened: number, seed: number): number {
  const choices = [...Array(opened).keys()].map((index) => open(3 * index + 3))
  for (let made = 1; made <= opened; made++) {
    const round = play(mines, choices.slice(0, made), seed)
    if (!round.awaiting) return round.payout
  }
  return play(mines, [...choices, COLLECT], seed).payout
}

describe('mines', () => {
  it('keeps every stop between 95.2 and 96 percent, by the chance of each step', () => {
    for (const mines of mineCounts(definition)) {
      let chance = 1
      for (let opened = 1; opened <= opensMax(definition, mines); opened++) {
        chance *= (25 - mines - opened + 1) / (25 - opened + 1)
        const returned = (chance * payFor(definition, mines, opened)) / 100
        expect(returned).toBeGreaterThan(0.952)
        expect(returned).toBeLessThanOrEqual(0.96 + 1e-12)
        expect(returned).toBeCloseTo(Number(stopReport(definition, mines, opened).rtp.decimal), 11)
      }
    }
  })

  it('reports the return of optimal play, found by backward induction', () => {
    for (const { id, rtp } of analyzeMines(definition).modes) {
      const mines = Number(id.slice('mines-'.length))
      let value = 0
      for (let opened = opensMax(definition, mines); opened >= 0; opened--) {
        const goOn = (value * (25 - mines - opened)) / (25 - opened)
        value = Math.max(opened === 0 ? 0 : payFor(definition, mines, opened), opened === opensMax(definition, mines) ? 0 : goOn)
      }
      expect(Number(rtp.decimal)).toBeCloseTo(value / 100, 11)
    }
  })

  it('counts a small field as enumerating every layout does', () => {
    const small: MinesDefinition = { ...definition, columns: 3, rows: 2, minesMax: 5, capMultiple: 10 }
    for (const mines of [1, 2, 3]) {
      const layings = Array.from({ length: 64 }, (_, bits) => bits).filter((bits) => bitsIn(bits) === mines)
      const wins = layings.filter((bits) => (bits & 0b11) === 0).length
      const { hitRate } = stopReport(small, mines, 2)
      expect(Number(hitRate.decimal)).toBeCloseTo(wins / layings.length, 11)
    }
  })

  it(`samples to the proven return (seeds from ${SAMPLED_FROM})`, () => {
    for (const [mines, opened] of [
      [3, 4],
      [10, 2],
      [24, 1],
    ] as const) {
      const proven = stopReport(definition, mines, opened)
      let seed = SAMPLED_FROM
      const z = zScore(proven, { rounds: 2_000, seed }, () => openThenCollect(mines, opened, seed++) / 100)
      expect(Math.abs(z)).toBeLessThan(4)
    }
  })

  it('reveals nothing of the mines before the round is over', () => {
    const [first, second] = safeCells(5)
    const round = play(5, [open(first!), open(second!)])
    expect(round.events.map(({ type }) => type)).toEqual(['roundStart', 'cellOpened', 'cellOpened'])
    expect(round).toMatchObject({ payout: 0, stake: 100 })
    expect(round.events[2]).toEqual({ type: 'cellOpened', cell: second, isMine: false, gems: 2, pay: payFor(definition, 5, 2) })
  })

  it('pays what is collected, then shows the mines', () => {
    const [first, second] = safeCells(5)
    const { events, payout, awaiting } = play(5, [open(first!), open(second!), COLLECT], SEED, 300)
    expect(payout).toBe(3 * payFor(definition, 5, 2))
    expect(events.slice(-3)).toEqual([
      { type: 'gemsCollected', gems: 2, pay: payFor(definition, 5, 2), amount: payout },
      { type: 'minesShown', cells: minesOf(5) },
      { type: 'roundEnd', payout },
    ])
    expect(awaiting).toBeNull()
  })

  it('ends at a mine without a payout', () => {
    const [mine] = minesOf(5)
    const { events, payout, awaiting } = play(5, [open(mine!)])
    expect([payout, awaiting]).toEqual([0, null])
    expect(events.map(({ type }) => type)).toEqual(['roundStart', 'cellOpened', 'minesShown', 'roundEnd'])
  })

  it('collects automatically when all gems are open, and at the cap', () => {
    for (const mines of [1, 12, 24]) {
      const choices = safeCells(mines).slice(0, opensMax(definition, mines)).map(open)
      const { payout, awaiting } = play(mines, choices)
      expect([payout, awaiting]).toEqual([payFor(definition, mines, choices.length), null])
      expect(payout).toBeLessThanOrEqual(500_000)
    }
    expect(opensMax(definition, 12)).toBeLessThan(13)
  })

  it('settles an abandoned round: collects what is open, or returns the stake if nothing is', () => {
    const [first] = safeCells(2)
    expect(play(2, []).awaiting!.byDefault).toEqual(COLLECT)
    expect(play(2, [COLLECT])).toMatchObject({ payout: 100, awaiting: null })
    expect(play(2, [open(first!)]).awaiting!.byDefault).toEqual(COLLECT)
  })

  it('offers closed cells only, and no collect before the first', () => {
    const [first] = safeCells(2)
    expect(play(2, []).awaiting!.options).toHaveLength(25)
    expect(play(2, []).awaiting!.options.map(({ choice }) => choice.kind)).not.toContain('cash-out')
    expect(() => play(2, [open(first!), open(first!)])).toThrow('not on offer')
    expect(() => play(2, [open(25)])).toThrow('not on offer')
    expect(() => play(2, [open(first!), COLLECT, COLLECT])).toThrow('no more choices')
  })

  it('lays the same mines at every stake, and a subset of them for a lower number', () => {
    expect(chanceOf(play(3, [], SEED, 100))).toEqual(chanceOf(play(3, [], SEED, 50_000)))
    expect(minesOf(9)).toEqual(expect.arrayContaining([...minesOf(3)]))
  })

  it.each([undefined, {}, { mines: 0 }, { mines: 25 }, { mines: 2.5 }, { mines: '3' }, { mines: 3, cells: 9 }])(
    'refuses the params %j',
    (params) => expect(minesFamily.refuse(definition, { amount: 100, ...(params && { params }) })).toBe('bad-params'),
  )

  it.each([0, 150, -100])('refuses the stake %d', (amount) => {
    expect(minesFamily.refuse(definition, { amount, params: { mines: 3 } })).toBe('bad-amount')
  })
})

describe('checkMines', () => {
  it('accepts the definition', () => expect(checkMines(definition)).toEqual({ ok: true, value: definition }))

  it.each<[string, string, object]>([
    ['columns', 'malformed', { columns: 0 }],
    ['minesMin', 'mines-out-of-range', { minesMin: 9, minesMax: 8 }],
    ['minesMax', 'no-cell-without-a-mine', { minesMax: 25 }],
    ['capMultiple', 'cap-below-first-pay', { capMultiple: 20 }],
    ['capMultiple', 'cap-unreachable', { capMultiple: 100_000_000 }],
    ['returnPercent', 'return-out-of-range', { returnPercent: 80 }],
    ['betLevels.SweepStakes.0', 'pay-rounds', { betLevels: { ...definition.betLevels, SweepStakes: [1] } }],
  ])('refuses at %s: %s', (place, reason, change) => {
    expect(checkMines({ ...definition, ...change })).toMatchObject({ ok: false, refusal: { place, reason } })
  })
})

const bitsIn = (bits: number): number => bits.toString(2).replaceAll('0', '').length
