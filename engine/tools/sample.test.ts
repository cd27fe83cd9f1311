import { expect, it } from 'vitest'
import { analyze } from '../math-report/analyze.ts'
import { holdDefinition } from '../slot/testing/hold-definitions.ts'
import { nudgeDefinition, tinyDefinition } from '../slot/testing/definitions.ts'
import { sampleRounds, sessionBands, summaryOf } from './sample.ts'
import { drawSheet } from './sheet.ts'

const SEED = '11'.repeat(32)

it('the sampler reproduces what the math report counts', () => {
  const [base] = analyze(nudgeDefinition).modes
  const sample = sampleRounds({ definition: nudgeDefinition, mode: 'base', rounds: 20_000, serverSeed: SEED })
  const { rtp, rtpMargin, hitRate, topMultiple } = summaryOf(sample)
  expect(Math.abs(rtp - Number(base.rtp.decimal))).toBeLessThan(2 * rtpMargin)
  expect(hitRate).toBeCloseTo(Number(base.hitRate.decimal), 1)
  expect(topMultiple).toBeLessThanOrEqual(Number(base.topWin.multiple))
})

it('the same seed gives the same rounds', () => {
  const wish = { definition: tinyDefinition, mode: 'base', rounds: 100, serverSeed: SEED }
  expect(sampleRounds(wish).wins).toEqual(sampleRounds(wish).wins)
})

it('the sampler follows balances, session by session', () => {
  const sample = { mode: 'base', rounds: 4, price: 1, wins: Float64Array.of(0, 3, 2, 0) }
  // One session goes -1, 1; the other 1, 0.
  expect(sessionBands(sample, 2, [0, 0.5])).toEqual([
    [-1, 1],
    [0, 1],
  ])
})

it('the PAR sheet states the return as a fraction', () => {
  const mathReport = analyze(tinyDefinition)
  const sample = sampleRounds({ definition: tinyDefinition, mode: 'base', rounds: 2_000, serverSeed: SEED })
  const sheet = drawSheet({ title: 'Tiny', definition: tinyDefinition, mathReport }, [sample])
  const { rtp } = mathReport.modes[0]
  expect(sheet).toContain(`${rtp.numerator} / ${rtp.denominator}`)
  expect(sheet.match(/<svg/g)).toHaveLength(3)
  expect(sheet).toMatch(/one too few for it<\/th><td>\d+\.\d+%, once in/)
  const strip = tinyDefinition.reels[0]!.map((symbol) => `&#34;${symbol}&#34;`)
  expect(sheet).toContain(`[ ${strip.join(', ')} ]`)
})

it('the PAR sheet shows the return of each part, fixed jackpots separately', () => {
  const mathReport = analyze(holdDefinition)
  const sheet = drawSheet({ title: 'Hold', definition: holdDefinition, mathReport }, [])
  const percent = (100 * Number(mathReport.modes[0].parts!['fixed-jackpots']!.decimal)).toFixed(10).slice(0, 8)
  expect(sheet).toMatch(new RegExp(`of it, fixed-jackpots</th><td>${percent.replace('.', '\\.')}`))
  for (const part of ['base', 'features']) expect(sheet).toContain(`of it, ${part}</th>`)
})
