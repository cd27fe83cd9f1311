import { expect, test } from 'vitest'
import { toCsv } from './rounds-csv.ts'

const round = {
  id: 'rnd_1',
  game: 'x',
  title: 'Voltage Sevens',
  maker: null,
  mode: 'SweepStakes' as const,
  state: 'settled' as const,
  params: {},
  stake: 1_005,
  win: 0,
  isFree: false,
  at: '2026-11-21T10:00:00.000Z',
  seeds: { definitionHash: 'd1', commit: 'c1', clientSeed: 'mine', nonce: 7, serverSeed: null },
  path: '/rounds/rnd_1',
}

test('amounts have decimals and rows end as RFC 4180 requires (HIST-7)', () => {
  expect(toCsv([round])).toBe(
    'id,at,game,provider,mode,play amount,win,free spin,state,params,nonce,server seed hash,client seed,server seed,rules hash,void since,void because,returned,taken back\r\nrnd_1,2026-11-21T10:00:00.000Z,Voltage Sevens,,SweepStakes,10.05,0.00,no,settled,,7,c1,mine,,d1,,,,\r\n',
  )
})

test("a provider's round has no seeds of the house", () => {
  expect(toCsv([{ ...round, seeds: null }])).toContain(',settled,,,,,,,,,,\r\n')
})

test('a title with a comma, a quote or a formula is escaped into one harmless field', () => {
  expect(toCsv([{ ...round, title: 'A, "B"' }])).toContain('"A, ""B"""')
  expect(toCsv([{ ...round, title: '=1+1' }])).toContain("'=1+1")
})

test('ROUND-8 a void round says since when, why, and what came back', () => {
  const voided = { reason: 'wrong-display', at: '2026-11-22T09:00:00.000Z', returned: 1_005, takenBack: 50 } as const
  expect(toCsv([{ ...round, voided }])).toContain(',no,void,,7,c1,mine,,d1,2026-11-22T09:00:00.000Z,wrong-display,10.05,0.50\r\n')
})
