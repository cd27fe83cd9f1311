import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backAgain } from '#apps/site/testing/people.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { applyPrize } from '#features/promotions/daily-login/contract.ts'
import { DAY_MS } from '#kernel/time.ts'
import { money, type PlayerAsset } from '#kernel/money.ts'
import { type HouseAccount, post, type TransferRequest } from '#ledger/index.ts'
import * as contract from '../contract.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

let last = 0
/** Posts amounts (negative: debits) as one transfer of this kind. */
function move(player: TestPlayer, kind: string, amounts: Partial<Record<PlayerAsset, number>>, ref: TransferRequest['ref'] = {}) {
  const house: HouseAccount = kind === 'round' ? 'games' : 'promotions'
  const movements = (Object.entries(amounts) as [PlayerAsset, number][]).map(([asset, minor]) => {
    const [own, its] = [
      { player: player.playerId, asset },
      { house, asset },
    ]
    const amount = money(asset, BigInt(Math.abs(minor)))
    return minor > 0 ? { from: its, to: own, amount } : { from: own, to: its, amount }
  })
  return site.context.transaction((tx) => post(tx, { key: `test:${++last}`, kind, player: player.playerId, movements, ref }))
}
const round = (id: string, game = 'voltage-sevens') => ({ round: id, game })
const list = async (player: TestPlayer, query: contract.StatementQuery & { before?: string } = {}) =>
  (await player.call(contract.listEntries, { query: { period: 'all', ...query } })).body.data

/** A welcome, two rounds for coins, one for entries. */
async function somebody() {
  const player = await site.player()
  await move(player, 'sign-up-reward', { coins: 10_000, entries: 500 })
  await move(player, 'round', { coins: -100, tourPoints: 250 }, round('r1'))
  await move(player, 'round', { coins: -100 }, round('r2'))
  await move(player, 'round', { entries: -50, winnings: 20 }, round('r3', 'gone-game'))
  return player
}

describe('the statement', () => {
  test('lists every movement with the balance after it, newest first (HIST-3)', async () => {
    const { entries, next } = await list(await somebody())
    expect(next).toBeNull()
    expect(entries.map(({ kind, asset, amount, balance }) => [kind, asset, amount, balance])).toEqual([
      ['round', 'entries', -50, 450],
      ['round', 'winnings', 20, 20],
      ['round', 'coins', -100, 9_800],
      ['round', 'coins', -100, 9_900],
      ['round', 'tourPoints', 250, 250],
      ['sign-up-reward', 'coins', 10_000, 10_000],
      ['sign-up-reward', 'entries', 500, 500],
    ])
    expect(entries[2]?.game).toEqual({ slug: 'voltage-sevens', title: 'Voltage Sevens' })
    expect(entries[0]?.game).toEqual({ slug: 'gone-game', title: 'gone-game' })
  })

  test('names the campaign that gave a prize, in the player’s language', async () => {
    await site.slices.find(({ id }) => id === 'daily-login')!.seed!(site.context)
    const player = await site.player()
    expect((await player.call(applyPrize)).body).toMatchObject({ success: true })
    await site.deliverEvents()
    const { entries } = await list(player, { subject: 'prizes' })
    expect(entries).toContainEqual(expect.objectContaining({ kind: 'daily-login', campaign: 'Daily prize' }))
    expect(entries.every(({ game }) => game === null)).toBe(true)
    const { body } = await player.call(contract.listEntries, { query: { period: 'all' }, headers: { 'x-locale': 'es' } })
    expect(body.data.entries[0]?.campaign).toBe('Premio diario')
  })

  test('is filtered by balance, subject and days', async () => {
    const player = await somebody()
    expect((await list(player, { asset: 'coins' })).entries).toHaveLength(3)
    expect((await list(player, { subject: 'prizes' })).entries.map(({ kind }) => kind)).toEqual([
      'sign-up-reward',
      'sign-up-reward',
    ])
    expect((await list(player, { subject: 'play', asset: 'winnings' })).entries).toHaveLength(1)
    expect((await list(player, { subject: 'purchases' })).entries).toEqual([])
    expect((await list(player, { from: '2000-01-01', to: '2001-01-01' })).entries).toEqual([])
    expect((await list(player, { from: '2000-01-01', to: '2999-01-01' })).entries).toHaveLength(7)
  })

  test('continues at the cursor, despite new entries and in the middle of a transfer', async () => {
    const player = await site.player()
    await move(player, 'gift', { coins: 1_000_000, entries: 1_000_000, winnings: 5 })
    for (let at = 0; at < 25; at += 1) await move(player, 'round', { coins: -1, tourPoints: 1 }, round(`p${at}`))
    const first = await list(player)
    expect(first.entries).toHaveLength(contract.STATEMENT_PAGE_SIZE)
    await move(player, 'gift', { coins: 7 })
    const second = await list(player, { before: first.next ?? '' })
    expect(second.entries.map(({ kind }) => kind)).toEqual(['gift', 'gift', 'gift'])
    expect(second.next).toBeNull()
    const odd = (await list(player, { subject: 'play' })).entries[0]?.id ?? ''
    expect((await list(player, { before: odd })).entries[0]).toMatchObject({ asset: 'tourPoints', amount: 1 })
  })

  test('shows only one’s own entries, and requires a session', async () => {
    await somebody()
    expect((await list(await site.player())).entries).toEqual([])
    for (const { path } of [contract.listEntries, contract.getSummary, contract.exportEntries]) {
      expect((await site.visitor().get(path)).status).toBe(401)
    }
  })
})

test('the statement summarizes by balance, game and lifetime (HIST-5)', async () => {
  const player = await somebody()
  const of = async (query: contract.StatementQuery) => (await player.call(contract.getSummary, { query })).body.data
  const { totals, games, lifetime } = await of({ period: 'all' })
  expect(totals).toEqual([
    { asset: 'coins', gained: 10_000, spent: 200 },
    { asset: 'tourPoints', gained: 250, spent: 0 },
    { asset: 'entries', gained: 500, spent: 50 },
    { asset: 'winnings', gained: 20, spent: 0 },
  ])
  expect(games[0]).toMatchObject({ slug: 'voltage-sevens', mode: 'TournamentPoints', rounds: 2, played: 200, won: 250 })
  const ever = [
    { mode: 'TournamentPoints', rounds: 2, played: 200, won: 250 },
    { mode: 'SweepStakes', rounds: 1, played: 50, won: 20 },
  ]
  expect(lifetime).toEqual(ever)
  const old = await of({ from: '2000-01-01', to: '2001-01-01' })
  expect(old).toMatchObject({ totals: [], games: [], lifetime: ever })
})

test('the export has the same movements in whole units (HIST-7)', async () => {
  const player = await somebody()
  const { data } = (await player.call(contract.exportEntries, { query: { period: 'all', asset: 'coins' } })).body
  const [head, first, ...rest] = data.csv.trim().split('\r\n')
  expect(head).toBe('id,at,subject,kind,game,campaign,balance of,amount,balance after')
  expect(first).toMatch(/play,round,Voltage Sevens,,coins,-1\.00,98\.00$/)
  expect(rest).toHaveLength(2)
  expect(data).toMatchObject({ isCutOff: false, fileName: 'statement-2026-11-21.csv' })
})

test('the statement shows three months, twelve or all of the lifetime on request (HIST-4)', async () => {
  const player = await site.player()
  await move(player, 'sign-up-reward', { coins: 100 })
  const { at } = (await list(player)).entries[0]!
  const shownAfter = async (days: number) => {
    site.advance(Date.parse(at) + days * DAY_MS - site.clock.now())
    const back = await backAgain(site, player)
    const listOf = async (query: contract.StatementQuery) =>
      (await back.call(contract.listEntries, { query })).body.data.entries.map(({ amount }) => amount)
    return [await listOf({}), await listOf({ period: '12m' }), await listOf({ period: 'all' })]
  }
  expect(await shownAfter(80)).toEqual([[100], [100], [100]])
  expect(await shownAfter(100)).toEqual([[], [100], [100]])
  expect(await shownAfter(400)).toEqual([[], [], [100]])
})
