import { expect, test } from 'vitest'
import { toCsv } from './rounds-csv.ts'

const round = {
  id: 'rnd_1',
  game: 'x',
  title: 'Voltage Sevens',
  maker: null,
  mode: 'SweepStakes' as const,
  state: 'settled' as const,
  terms: {},
  stake: 1_005,
  win: 0,
  isFree: false,
  at: '2026-11-21T10:00:00.000Z',
  path: '/rounds/rnd_1',
}

test('amounts carry their decimals and rows end as RFC 4180 says (HIST-7)', () => {
  expect(toCsv([round])).toBe(
    'id,at,game,provider,mode,play amount,win,free spin,state,terms\r\nrnd_1,2026-11-21T10:00:00.000Z,Voltage Sevens,,SweepStakes,10.05,0.00,no,settled,\r\n',
  )
})

test('a title with a comma, a quote or a formula stays one harmless field', () => {
  expect(toCsv([{ ...round, title: 'A, "B"' }])).toContain('"A, ""B"""')
  expect(toCsv([{ ...round, title: '=1+1' }])).toContain("'=1+1")
})
