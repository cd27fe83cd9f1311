import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { launchProviderGame } from '#features/play/game-providers/contract.ts'
import { money } from '#kernel/money.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { checkInvariants, post, readBalances } from '#ledger/index.ts'
import type { JobContext } from '#platform/context.ts'
import { createLog } from '#platform/log/log.ts'
import { freeSpinsGranted } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import { type RunningProvider, startReferenceProvider } from './reference-provider.ts'
import { expectEvents } from './testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from './testing/site.ts'

// A separate process starts here, and is killed and restarted.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const START = 100_000
const PLAYED = 10_000
const PRIZE = 19_600

/** Sits between provider and wallet: it can drop a call, or its reply. */
type Fault = 'lost' | 'unanswered'
const faults = new Map<string, Fault>()
const arrived: { readonly call: string; readonly round: string }[] = []

let site: TestSite
let road: Server
let folder: string
let provider: RunningProvider
let player: TestPlayer

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-provider-'))
  // The provider's process uses real time.
  site = await openTestSite({ now: new Date().toISOString() })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const wallet = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`
  road = createServer((request, response) => void pass(request, response, wallet))
  await new Promise<void>((resolve) => road.listen(0, '127.0.0.1', resolve))
  const siteUrl = `http://127.0.0.1:${(road.address() as AddressInfo).port}`
  const log = createLog({ level: 'silent' })
  const { database } = site
  const { vault } = site.context
  const started = await startReferenceProvider({
    config: { dataDir: folder },
    database,
    vault,
    log,
    say: () => {},
    siteUrl,
    sites: [],
  })
  if (!started) throw new Error('the provider does not start')
  provider = started
})
afterAll(async () => {
  await provider.close()
  road.closeAllConnections()
  road.close()
  await site.close()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  player = await site.player()
  const { playerId } = player
  const amount = money('coins', BigInt(START))
  const asset = 'coins' as const
  const movements = [{ from: { house: 'promotions' as const, asset }, to: { player: playerId, asset }, amount }]
  await site.context.transaction((tx) => post(tx, { key: 'start', kind: 'gift', player: playerId, movements }))
})
afterEach(() => {
  faults.clear()
  arrived.length = 0
})

async function pass(request: IncomingMessage, response: ServerResponse, wallet: string): Promise<void> {
  const call = request.url?.split('/')[3] ?? ''
  const fault = faults.get(call)
  if (fault === 'lost') return void response.writeHead(503).end()
  let body = ''
  for await (const part of request) body += String(part)
  const { host: _, connection: __, ...headers } = request.headers as Record<string, string>
  const answer = await fetch(new URL(request.url ?? '', wallet), { method: 'POST', body, headers })
  arrived.push({ call, round: (JSON.parse(body) as { round?: string }).round ?? '' })
  const text = await answer.text()
  if (fault === 'unanswered') return void response.writeHead(504).end()
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
}

async function launched(): Promise<string> {
  const { body } = await player.call(launchProviderGame, {
    params: { provider: 'lantern-house', game: 'lantern-flip' },
    body: {},
  })
  return new URL(body.data.url).searchParams.get('token')!
}

/** Calls the server as the game's page does. */
async function ask<T = any>(path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  return (await (await fetch(new URL(path, provider.url()), { method: 'POST', headers, body: JSON.stringify(body) })).json()) as T
}

const timesOf = (call: string, round: string) => arrived.filter((one) => one.call === call && one.round === round).length

const flip = (token: string) => ask('/api/flip', { token, pick: 'jade', amount: PLAYED })

async function balance(): Promise<number> {
  const { coins, tourPoints } = await readBalances(site.database.reader, player.playerId)
  return Number(coins + tourPoints)
}

async function roundOf(): Promise<{ round: string; stake: bigint; win: bigint; is_closed: boolean }> {
  const { rows } = await site.database.pool.query(
    'select round, stake, win, is_closed from game_provider_round where player = $1 order by no desc limit 1',
    [player.playerId],
  )
  return rows[0] as Awaited<ReturnType<typeof roundOf>>
}

/** The round's result as the page finds it after a reload. */
const expectPaid = (prize: number) => expect.poll(balance, { timeout: 20_000 }).toBe(START - PLAYED + prize)

const killed = async (): Promise<void> => {
  const before = provider.pid()!
  process.kill(before, 'SIGKILL')
  await expect
    .poll(
      () =>
        fetch(new URL('/lantern-flip.css', provider.url())).then(
          () => provider.pid() !== before,
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true)
}

test('a round shown at the table matches the ledger, and its page can be replayed', async () => {
  const token = await launched()
  expect(await ask('/api/session', { token })).toMatchObject({ currency: 'GC', balance: START, last: null })
  const played = await flip(token)
  expect(played).toMatchObject({ round: { pick: 'jade', amount: PLAYED, isSettled: true } })
  expect(played.round.prize).toBe(played.round.side === 'jade' ? PRIZE : 0)
  expect(played.balance).toBe(START - PLAYED + played.round.prize)
  expect(await balance()).toBe(played.balance)
  expect(await roundOf()).toMatchObject({ round: played.round.id, stake: BigInt(PLAYED), is_closed: true })
  const told = { roundId: expect.stringMatching(/^rnd_/), game: 'lantern-flip', mode: 'TournamentPoints', isFree: false }
  const settled = { ...told, stake: PLAYED, stakeGranted: PLAYED, stakeWon: 0, win: played.round.prize }
  await expectEvents(site, player, 'round.settled', [expect.objectContaining(settled)])
  const replay = await fetch(new URL(`/replay?round=${played.round.id}&lang=es`, provider.url()))
  expect(await replay.text()).toContain(played.round.id)
  expect(replay.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('a win is retried while the wallet is down, and credited once', async () => {
  const token = await launched()
  faults.set('win', 'lost')
  const { round, balance: shown } = await flip(token)
  expect(round.isSettled).toBe(false)
  expect(shown).toBe(START - PLAYED)
  faults.clear()
  await expectPaid(round.prize)
  await expect.poll(async () => (await roundOf()).is_closed, { timeout: 20_000 }).toBe(true)
})

test('a win whose reply is lost is sent again and credited once', async () => {
  const token = await launched()
  faults.set('win', 'unanswered')
  const { round } = await flip(token)
  expect(timesOf('win', round.id)).toBeGreaterThan(1)
  faults.clear()
  await expectPaid(round.prize)
})

test('a provider killed between bet and win finds the round in its journal, and the win arrives once', async () => {
  const token = await launched()
  faults.set('win', 'lost')
  const { round } = await flip(token)
  await killed()
  expect(await balance()).toBe(START - PLAYED)
  expect(await ask('/api/session', { token })).toMatchObject({ last: { id: round.id, side: round.side, isSettled: false } })
  faults.clear()
  await expectPaid(round.prize)
  await expect.poll(async () => (await roundOf()).is_closed, { timeout: 20_000 }).toBe(true)
  expect(timesOf('win', round.id)).toBe(1)
})

test.each(['lost', 'unanswered'] as const)('a bet that is %s is rolled back, and the game goes on', async (fault) => {
  const token = await launched()
  faults.set('bet', fault)
  expect(await flip(token)).toEqual({ error: 'called-off' })
  await expect.poll(() => arrived.filter(({ call }) => call === 'end-round').length, { timeout: 20_000 }).toBe(1)
  expect(await balance()).toBe(START)
  await expectEvents(site, player, 'round.settled', [])
  faults.clear()
  await expect.poll(async () => (await ask('/api/session', { token })).last?.isSettled, { timeout: 20_000 }).toBe(true)
  const { round } = await flip(token)
  await expectPaid(round.prize)
})

test('an expired token, an invalid amount and one above the balance open no round', async () => {
  const token = await launched()
  expect(await ask('/api/flip', { token, pick: 'gold', amount: 7 })).toEqual({ error: 'amount' })
  expect(await ask('/api/flip', { token, pick: 'gold', amount: 500_000 })).toEqual({ error: 'funds' })
  await site.database.pool.query("update game_provider_session set expires_at = '2020-01-01' where player = $1", [
    player.playerId,
  ])
  expect(await flip(token)).toEqual({ error: 'expired' })
  expect(await ask('/api/session', { token })).toEqual({ error: 'expired' })
  expect(await balance()).toBe(START)
})

test('granted rounds reach the provider, take no stake and pay their wins', async () => {
  const token = await launched()
  const payload = { id: `gift:${player.playerId}`, game: 'lantern-flip', count: 2, betLevel: 5_000, lifetimeSeconds: 3_600 }
  const { playerId, clock } = { playerId: player.playerId, clock: site.clock }
  await site.context.transaction((tx) => emit(tx, freeSpinsGranted, { playerId, payload, at: clock.now() }))
  await site.deliverEvents()
  site.advance(MINUTE_MS)
  await site.runJobs()
  expect(await ask('/api/session', { token })).toMatchObject({ freeRounds: { left: 2, amount: 5_000 } })
  const { round, freeRounds } = await flip(token)
  expect(round).toMatchObject({ amount: 5_000, isSettled: true })
  expect(freeRounds).toEqual({ left: 1, amount: 5_000 })
  expect(await balance()).toBe(START + round.prize)
  const told = { roundId: expect.stringMatching(/^rnd_/), game: 'lantern-flip', mode: 'TournamentPoints' }
  const settled = { ...told, stake: 0, stakeGranted: 0, stakeWon: 0, win: round.prize, multiple100: 0, isFree: true }
  await expectEvents(site, player, 'round.settled', [expect.objectContaining(settled)])
  expect((await flip(token)).freeRounds).toBeNull()
})

describe('granted rounds of a purchase that went back', () => {
  const changeBy = (id: string, count: number) =>
    site.context.transaction(async (tx) => {
      for (const { changeFreeSpins } of site.slices) {
        const changed = (await changeFreeSpins?.(tx, id, count)) ?? 0
        if (changed !== 0) return changed
      }
      return 0
    })
  const granted = async (id: string) => {
    const payload = { id, game: 'lantern-flip', count: 3, betLevel: 5_000, lifetimeSeconds: 3_600 }
    const { playerId } = player
    await site.context.transaction((tx) => emit(tx, freeSpinsGranted, { playerId, payload, at: site.clock.now() }))
    await site.deliverEvents()
    await sent()
  }
  /** The job alone: the provider's clock is the real one, so the site's must stay near it. */
  const sent = async () => {
    const { jobs } = site.slices.find(({ id }) => id === 'game-providers')!
    await jobs!.find(({ name }) => name === 'game-providers-send-free-rounds')!.run(site.context as JobContext)
  }

  test('leave the provider as far as they are not played, and come back with a won dispute', async () => {
    const [token, id] = [await launched(), `back:${player.playerId}`]
    await granted(id)
    await flip(token)
    expect([await changeBy(id, -3), await changeBy(id, -3)]).toEqual([-2, 0])
    await sent()
    expect(await ask('/api/session', { token })).toMatchObject({ freeRounds: null })
    expect(await changeBy(id, 2)).toBe(2)
    await sent()
    expect(await ask('/api/session', { token })).toMatchObject({ freeRounds: { left: 2 } })
    expect((await flip(token)).round).toMatchObject({ isSettled: true })
    await changeBy(id, -3)
    await sent()
  })

  test('pay nothing while the provider still offers them', async () => {
    const [token, id] = [await launched(), `late:${player.playerId}`]
    await granted(id)
    const before = await balance()
    expect(await changeBy(id, -3)).toBe(-3)
    expect(await flip(token)).toEqual({ error: 'funds' })
    expect(await balance()).toBe(before)
    await sent()
    expect(await ask('/api/session', { token })).toMatchObject({ freeRounds: null })
  })

  test('that the provider never heard of are not sent', async () => {
    const id = `unsent:${player.playerId}`
    const payload = { id, game: 'lantern-flip', count: 3, betLevel: 5_000, lifetimeSeconds: 3_600 }
    const { playerId } = player
    await site.context.transaction((tx) => emit(tx, freeSpinsGranted, { playerId, payload, at: site.clock.now() }))
    await site.deliverEvents()
    expect(await changeBy(id, -3)).toBe(-3)
    await sent()
    expect(await ask('/api/session', { token: await launched() })).toMatchObject({ freeRounds: null })
    const { rows } = await site.database.pool.query('select told from game_provider_free_rounds where id = $1', [id])
    expect(rows).toEqual([{ told: 0 }])
  })
})

test('only the operator key grants or changes rounds', async () => {
  expect(await ask('/free-rounds/change', { id: 'x', count: 0 })).toEqual({ error: 'who' })
  const gift = { id: 'x', user: player.playerId, currency: 'GC', game: 'lantern-flip', count: 1, amount: 100 }
  expect(await ask('/free-rounds', gift)).toEqual({ error: 'who' })
})

test('a provider that cannot start is reported in a sentence, and the site runs on', async () => {
  const { database } = site
  const lines: string[] = []
  const config = { dataDir: join(folder, 'reference-provider/signing-key') }
  const options = {
    config,
    database,
    vault: site.context.vault,
    log: createLog({ level: 'silent' }),
    siteUrl: 'http://127.0.0.1:1',
    sites: [],
  }
  expect(await startReferenceProvider({ ...options, say: (line) => lines.push(line) })).toBeUndefined()
  expect(lines).toEqual(['The reference provider does not start, so its games are not in the lobby.'])
})

test('the ledger is consistent after every failure', async () => {
  expect(await checkInvariants(site.database.reader)).toEqual([])
})
