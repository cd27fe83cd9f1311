import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { played, spin } from '#apps/site/testing/spins.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import type { OpenSlot } from '#platform/pace/open-slots.ts'
import { launchProviderGame } from '../contract.ts'
import { QUIET_MINUTES } from './open-slots.ts'
import { type ProviderCard, registerProvider } from './providers.ts'
import { benchOf } from './test-bench.ts'
import { GAME, provider } from './test-workshop.ts'

const brand = { id: 'velmora', name: 'Velmora', timeZone: 'America/New_York', hosts: [], features: {} }
/** Open slots of another slice. */
let elsewhere: readonly OpenSlot[] = []
const words = { en: 'A game', es: 'Un juego' }
const cardOf = (category: ProviderCard['category']): ProviderCard => ({
  code: GAME,
  title: 'Flip',
  category,
  rules: words,
  tagline: words,
  bgColor: '#123456',
})

let site: TestSite
beforeAll(async () => {
  const besides = [{ id: 'elsewhere', openSlots: async () => elsewhere }]
  site = await openTestSite({ themes: [{ ...brand, isPlayStrict: true }], besides })
  await site.context.transaction((tx) => registerProvider(tx, { ...provider, cards: [] }))
})
afterEach(() => void (elsewhere = []))
afterAll(() => site.close())

const { betOf, launched, richPlayer } = benchOf(() => site)
const listAs = (category: ProviderCard['category']) =>
  site.context.transaction((tx) => registerProvider(tx, { ...provider, cards: [cardOf(category)] }))
const launchBy = (player: TestPlayer) =>
  player.call(launchProviderGame, { params: { provider: 'workshop', game: GAME }, body: {} })
const otherOpen = (game: string) => ({ status: 409, body: { code: 'other-slot-open', game } })

test('DSGN-1 where play is strict a provider’s rounds keep the cycle, with the house’s, and further bets of a round do not', async () => {
  const player = await richPlayer(100_000n)
  const token = await launched(player)
  const first = await betOf(player, token)
  expect([first.status, await first.again(100)]).toEqual(['OK', 'OK'])
  site.advance(4_999)
  expect((await betOf(player, token)).status).toBe('USER_DISABLED')
  expect(await spin(player)).toMatchObject({ status: 429, body: { code: 'too-fast' } })
  site.advance(1)
  const both = await Promise.all([betOf(player, token), betOf(player, token)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['OK', 'USER_DISABLED'])
})

test('DSGN-1 while a provider’s slot has an open round no other slot is played, and the house’s opens once it is over', async () => {
  await listAs('popular-games')
  const [player, other] = [await richPlayer(100_000n), await richPlayer(100_000n)]
  const round = await betOf(player, await launched(player))
  expect(round.status).toBe('OK')
  site.advance(10_000)
  expect(await spin(player)).toMatchObject(otherOpen(GAME))
  await played(other)
  expect(await round.rollback()).toBe('OK')
  await played(player)
})

test('DSGN-1 a provider is told the least length of a round', async () => {
  const player = await richPlayer(100_000n)
  const cycleOf = async () => new URL((await launchBy(player)).body.data.url).searchParams.get('cycle_ms')
  await listAs('popular-games')
  expect(await cycleOf()).toBe('2500')
  await listAs('table-games')
  expect(await cycleOf()).toBe('5000')
})

test('DSGN-1 a provider’s slot is neither launched nor played while a round of another slot is open, its own goes on', async () => {
  await listAs('popular-games')
  const player = await richPlayer(100_000n)
  const token = await launched(player)
  const round = await betOf(player, token)
  elsewhere = [{ provider: 'house', game: 'crates', mode: 'TournamentPoints' }]
  site.advance(10_000)
  expect(await round.again(100)).toBe('OK')
  expect((await betOf(player, token)).status).toBe('USER_DISABLED')
  expect(await launchBy(player)).toMatchObject(otherOpen('crates'))
  expect(await round.win(50)).toBe('OK')
  elsewhere = []
  expect((await betOf(player, token)).status).toBe('OK')
})

test('tables of a provider stay open, and a round that is never ended closes other slots for ten minutes after its last sign', async () => {
  await listAs('table-games')
  const player = await richPlayer(100_000n)
  elsewhere = [{ provider: 'house', game: 'crates', mode: 'TournamentPoints' }]
  expect((await betOf(player, await launched(player))).status).toBe('OK')
  elsewhere = []
  site.advance(10_000)
  await played(player)
  await listAs('popular-games')
  const late = await richPlayer(100_000n)
  const round = await betOf(late, await launched(late))
  site.advance((QUIET_MINUTES - 1) * MINUTE_MS)
  expect(await round.win(50)).toBe('OK')
  site.advance(QUIET_MINUTES * MINUTE_MS - 1)
  expect(await spin(late)).toMatchObject(otherOpen(GAME))
  site.advance(1)
  await played(late)
})

test('a brand whose play is not strict opens several slots', async () => {
  await using free = await openTestSite({ besides: [{ id: 'elsewhere', openSlots: async () => elsewhere }] })
  await free.context.transaction((tx) => registerProvider(tx, { ...provider, cards: [cardOf('popular-games')] }))
  elsewhere = [{ provider: 'house', game: 'crates', mode: 'TournamentPoints' }]
  const bench = benchOf(() => free)
  const player = await bench.richPlayer(100_000n)
  const launch = await player.call(launchProviderGame, { params: { provider: 'workshop', game: GAME }, body: {} })
  expect(new URL(launch.body.data.url).searchParams.has('cycle_ms')).toBe(false)
  expect((await bench.betOf(player, await bench.launched(player))).status).toBe('OK')
  await played(player)
})
