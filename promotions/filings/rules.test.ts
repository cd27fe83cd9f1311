import { expect, test } from 'vitest'
import type { AudienceTree } from '#kernel/audience/tree.ts'
import { type Filing, filingNeedsOf, type FilingState } from './rules.ts'

const OPEN = new Set<FilingState>(['NY', 'FL'])
const startDay = '2027-03-31'
const filed = (over: Partial<Filing>): Filing => ({
  state: 'FL',
  registration: 'FL-1',
  filedOn: '2027-03-24',
  bondKind: 'surety',
  bondReference: 'B-1',
  bondOn: startDay,
  ...over,
})
const notIn = (...value: string[]): AudienceTree => ({ combinator: 'and', rules: [{ field: 'state', operator: 'notIn', value }] })

const needs = (over: Partial<Parameters<typeof filingNeedsOf>[0]>) =>
  filingNeedsOf({
    worthCents: 500_001,
    startDay,
    joins: null,
    filings: [],
    isOpenIn: (state) => OPEN.has(state),
    ...over,
  })

test('SWP-7 prizes worth more than 5,000 USD or without a limit need a filing, others need none', () => {
  const all = [
    { state: 'NY', fileBy: '2027-03-01', fault: 'missing' },
    { state: 'FL', fileBy: '2027-03-24', fault: 'missing' },
  ]
  expect(needs({})).toEqual(all)
  expect(needs({ worthCents: null })).toEqual(all)
  expect(needs({ worthCents: 500_000 })).toEqual([])
})

test('SWP-7 a state where entries are closed or whose residents may not join needs none', () => {
  const states = (over: Parameters<typeof needs>[0]) => needs(over).map(({ state }) => state)
  expect(states({ isOpenIn: (state) => state === 'FL' })).toEqual(['FL'])
  expect(states({ joins: notIn('FL') })).toEqual(['NY'])
  expect(states({ joins: notIn('FL', 'NY') })).toEqual([])
})

test.each<[Partial<Filing>, string | null]>([
  [{}, null],
  [{ filedOn: '2027-03-25' }, 'filed-late'],
  [{ bondOn: '2027-04-01' }, 'bond-late'],
  [{ state: 'NY', filedOn: '2027-03-01' }, null],
  [{ state: 'NY', filedOn: '2027-03-02' }, 'filed-late'],
])('SWP-7 a filing of %j has the fault %s', (over, fault) => {
  const filing = filed(over)
  expect(needs({ filings: [filing] }).find(({ state }) => state === filing.state)?.fault).toBe(fault)
})
