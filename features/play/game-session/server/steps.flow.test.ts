import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { atOnce, expectEvents } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { switchToSweepStakes } from '#features/account/account/contract.ts'
import { checkInvariants, readBalances } from '#ledger/index.ts'
import { insertFreeSpins } from './store.ts'
import { choose, chosen, mintWith, played, spin, type SpinChoice, type Wallet } from '#apps/site/testing/spins.ts'
import { listRounds } from '#features/play/round-history/contract.ts'
import { setCap } from '#platform/caps/caps.ts'
import * as contract from '../contract.ts'

vi.mock(import('#engine/families.ts'), async (original) => (await import('./test-games.ts')).withTestFamilies(await original()))
vi.mock(import('#games/all.ts'), async (original) => (await import('./test-games.ts')).withTestGames(await original()))

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const STAKE = 1_000
const playerWith = (wallet: Wallet) => mintWith(site, wallet)
const open = async (player: TestPlayer, more: SpinChoice = {}) =>
  (await played(player, { slug: 'ladder', stake: STAKE, ...more })).round
const balancesOf = ({ playerId }: TestPlayer) => readBalances(site.context.reader, playerId)
const roundOf = async (player: TestPlayer, id: string) =>
  (await player.call(contract.getRound, { params: { id } })).body.data.round
const transfersOf = async ({ playerId }: TestPlayer) =>
  (
    await site.database.pool.query<{ key: string }>(
      "select key from ledger.transfer where player = $1 and kind = 'round' order by no",
      [playerId],
    )
  ).rows.map(({ key }) => key)

describe('a round in steps', () => {
  test('is debited when it opens, stays open with what it has shown so far, and is paid when it is settled', async () => {
    const player = await playerWith({ coins: 10_000 })
    const opened = await open(player)
    expect(opened).toMatchObject({ state: 'open', stake: STAKE, win: 0, choices: [], params: {}, fromGranted: STAKE })
    expect(opened.awaiting).toMatchObject({ byDefault: { kind: 'stop' }, settlesAt: '2026-12-21T17:00:00.000Z' })
    expect(opened.awaiting?.options).toContainEqual({ choice: { kind: 'double' }, cost: STAKE })
    expect(opened.events.map(({ type }) => type)).toEqual(['roundStart'])
    expect(await balancesOf(player)).toMatchObject({ coins: 9_000n, tourPoints: 0n })
    await expectEvents(site, player, 'round.settled', [])

    const climbed = await chosen(player, opened.id, { kind: 'climb', step: 1 })
    expect(climbed.round).toMatchObject({ state: 'open', stake: STAKE, win: 0, choices: [{ kind: 'climb' }] })
    const doubled = await chosen(player, opened.id, { kind: 'double', step: 2 })
    expect(doubled.round).toMatchObject({ state: 'open', stake: 2 * STAKE, win: 0, fromGranted: 2 * STAKE, balanceAfter: 8_000 })
    expect(doubled.balances).toMatchObject({ coins: 8_000, tourPoints: 0 })
    // Nothing already shown changes.
    expect(doubled.round.events.slice(0, 2)).toEqual(climbed.round.events)

    const { round, balances } = await chosen(player, opened.id, { kind: 'stop', step: 3 })
    expect(round).toMatchObject({
      state: 'settled',
      awaiting: null,
      stake: 2_000,
      win: 4_000,
      balanceBefore: 10_000,
      balanceAfter: 12_000,
    })
    expect(round.choices).toEqual([{ kind: 'climb' }, { kind: 'double' }, { kind: 'stop' }])
    expect(round.proof).toMatchObject({ bet: { amount: STAKE }, choices: round.choices })
    expect(balances).toMatchObject({ coins: 8_000, tourPoints: 4_000 })
    expect(await roundOf(player, round.id)).toEqual(round)
    const told = { roundId: round.id, game: 'ladder', provider: 'house', mode: 'TournamentPoints', isFree: false }
    const amounts = { stake: 2_000, stakeGranted: 2_000, stakeWon: 0, win: 4_000, multiple100: 200 }
    const proof = { freeGrant: null, defHash: round.proof.definitionHash }
    await expectEvents(site, player, 'round.settled', [{ ...told, ...amounts, ...proof }])
    expect(await transfersOf(player)).toEqual([
      expect.stringMatching(/^round:/),
      `round-step:${round.id}:2`,
      `round-step:${round.id}:3`,
    ])
  })

  test.each([
    [2 * STAKE - 1, 403],
    [2 * STAKE, 200],
  ])('counts as a whole towards a limit per round: with %i a double is a %i (LIM-1)', async (amount, status) => {
    const player = await playerWith({ coins: 10_000 })
    const { id } = await open(player)
    const single = { scope: 'TournamentPoints', kind: 'single', period: 'once' } as const
    const cap = { ...single, setBy: 'player', amount: BigInt(amount) } as const
    await site.context.transaction((tx) => setCap(tx, player.playerId, cap))
    await chosen(player, id, { kind: 'climb', step: 1 })
    const doubled = await choose(player, id, { kind: 'double', step: 2 })
    expect(doubled.status).toBe(status)
    if (status === 403) expect(doubled.body).toMatchObject({ code: 'limit-reached', ...single })
    await expectEvents(site, player, 'limit.reached', status === 403 ? [{ ...single, amount: STAKE }] : [])
    expect((await roundOf(player, id)).stake).toBe(status === 403 ? STAKE : 2 * STAKE)
    expect((await choose(player, id, { kind: 'stop', step: status === 403 ? 2 : 3 })).status).toBe(200)
  })

  test('moves nothing more when it is lost, and says so', async () => {
    const player = await playerWith({ coins: 10_000 })
    const { id } = await open(player, { params: { breaksAt: 1 } })
    const { round } = await chosen(player, id, { kind: 'climb', step: 1 })
    expect(round).toMatchObject({
      state: 'settled',
      win: 0,
      params: { breaksAt: 1 },
      proof: { bet: { amount: STAKE, params: { breaksAt: 1 } } },
    })
    expect(await transfersOf(player)).toHaveLength(1)
    await expectEvents(site, player, 'round.settled', [expect.objectContaining({ stake: STAKE, win: 0 })])
  })

  test('separates its own movements from other movements between its steps', async () => {
    const player = await playerWith({ coins: 10_000 })
    const { id } = await open(player)
    await chosen(player, id, { kind: 'climb', step: 1 })
    await played(player)
    const { round } = await chosen(player, id, { kind: 'stop', step: 2 })
    const { coins, tourPoints } = await balancesOf(player)
    expect(round).toMatchObject({ balanceBefore: 10_000, balanceAfter: Number(coins + tourPoints) })
  })

  test('paid by the house costs the player only what they choose to add', async () => {
    const player = await playerWith({ coins: STAKE })
    const id = `gift:${player.playerId}`
    const grant = {
      id,
      player: player.playerId,
      game: 'ladder',
      mode: 'TournamentPoints' as const,
      stake: BigInt(STAKE),
      count: 1,
    }
    await site.context.transaction((tx) => insertFreeSpins(tx, { ...grant, expires_at: site.clock.now() + 1_000 }))
    const opened = await open(player, { freeSpinsId: id })
    await chosen(player, opened.id, { kind: 'double', step: 1 })
    const { round } = await chosen(player, opened.id, { kind: 'stop', step: 2 })
    expect(round).toMatchObject({ isFree: true, stake: 2_000, win: 2_000, fromGranted: STAKE, fromWon: 0 })
    expect(await balancesOf(player)).toMatchObject({ coins: 0n, tourPoints: 2_000n })
  })
})

test('ROUND-7: waiting for a pick in a slot is unchanged after a reload and on another device, and pays once', async () => {
  const player = await playerWith({ coins: 10_000 })
  const device = site.visitor()
  for (const [name, value] of player.cookies) device.cookies.set(name, value)
  const launched = async (client: typeof device) =>
    (await client.call(contract.launchGame, { params: { slug: 'crates' } })).body.data.openRound
  const pick = (client: typeof device, { id, choices }: { id: string; choices: readonly unknown[] }, place: number) =>
    client.call(contract.choose, {
      params: { id },
      body: { choice: { kind: 'pick', place }, step: choices.length + 1 },
    })

  const { round: opened } = await played(player, { slug: 'crates', stake: 100 })
  expect(opened).toMatchObject({ state: 'open', win: 0, stake: 100 })
  expect(opened.events.at(-1)).toEqual({ type: 'pickOffer', of: 3 })
  // Hidden contents are not sent before they are opened.
  expect(JSON.stringify(opened)).not.toMatch(/coins|double/)
  expect(await launched(player)).toEqual(opened)

  const first = (await pick(device, (await launched(device))!, 2)).body.data.round
  expect(first.events.slice(0, opened.events.length)).toEqual(opened.events)
  expect(await pick(player, opened, 0)).toMatchObject({
    body: { success: false, reasonType: 'already-chosen', data: { round: first } },
  })
  const second = (await pick(player, (await launched(player))!, 0)).body.data.round
  expect(second).toMatchObject({ state: 'settled', awaiting: null })
  expect(second.events.at(-1)).toEqual({ type: 'roundEnd', payout: second.win })
  const features = second.events.flatMap((event) => (event.type === 'featureEnd' ? [event['feature']] : []))
  expect(features).toEqual(['pick', 'free-spins'])
  expect(await launched(device)).toMatchObject({ id: opened.id, state: 'settled' })
  await device.call(contract.acknowledgeRound, { params: { id: opened.id } })
  expect(await launched(player)).toBeNull()
  expect(await balancesOf(player)).toMatchObject({ coins: 9_900n, tourPoints: BigInt(second.win) })
  expect(await checkInvariants(site.context.reader)).toEqual([])
})

describe('a choice', () => {
  test('requested more than once is made once, concurrently and later', async () => {
    const player = await playerWith({ coins: 10_000 })
    const { id } = await open(player)
    const lock = { sql: 'select from game_round where id = $1 for update', values: [id] }
    const ask = () => choose(player, id, { kind: 'double', step: 1, key: 'one' })
    const answers = await atOnce(site, lock, [ask, ask, ask])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200, body: { success: true, data: { round: { stake: 2_000 } } } })
    expect((await ask()).body).toEqual(answers[0]?.body)
    await chosen(player, id, { kind: 'stop', step: 2, key: 'two' })
    expect((await ask()).body).toMatchObject({ success: true, data: { round: { state: 'settled', stake: 2_000 } } })
    expect(await transfersOf(player)).toHaveLength(3)
    expect(await choose(player, id, { kind: 'climb', step: 1, key: 'one' })).toMatchObject({
      status: 422,
      body: { code: 'key-reused' },
    })
  })

  test('is made once when two are concurrent, and the other request is refused', async () => {
    const player = await playerWith({ coins: 10_000 })
    const { id } = await open(player)
    await using other = await openTestSite({ beside: site })
    const twin = other.visitor()
    for (const [name, value] of player.cookies) twin.cookies.set(name, value)
    const lock = { sql: 'select from game_round where id = $1 for update', values: [id] }
    const answers = await atOnce(site, lock, [
      () => choose(player, id, { kind: 'double', step: 1 }),
      () => choose(twin, id, { kind: 'double', step: 1 }),
    ])
    const bodies = answers.map(({ body }) => body).toSorted((a, b) => Number(a.success) - Number(b.success))
    expect(bodies).toMatchObject([
      { success: false, reasonType: 'already-chosen', data: { round: { id, stake: 2_000 }, balances: { coins: 8_000 } } },
      { success: true, data: { round: { id, stake: 2_000 } } },
    ])
  })

  test("is refused if it is not on offer, not this player's, or too late", async () => {
    const [player, other] = [await playerWith({ coins: 10_000 }), await playerWith({})]
    const { id } = await open(player)
    expect(await choose(other, id, { kind: 'stop', step: 1 })).toMatchObject({ status: 404 })
    expect(await choose(site.visitor(), id, { kind: 'stop', step: 1 })).toMatchObject({ status: 401 })
    expect(await choose(player, id, { kind: 'jump', step: 1 })).toMatchObject({ status: 422, body: { code: 'invalid-input' } })
    for (const choice of [
      { kind: 'stop', rung: 0.5 },
      { kind: 'stop', extra: ['x'] },
      { kind: 'stop', long: 'x'.repeat(3_000) },
      {},
    ]) {
      const body = { choice, step: 1 } as never
      expect(await player.call(contract.choose, { params: { id }, body })).toMatchObject({ status: 422 })
    }
    expect((await choose(player, id, { kind: 'stop', step: 2 })).body).toMatchObject({
      success: false,
      reasonType: 'already-chosen',
    })
    await chosen(player, id, { kind: 'stop', step: 1 })
    expect((await choose(player, id, { kind: 'stop', step: 2 })).body).toMatchObject({
      success: false,
      reasonType: 'round-settled',
      data: { round: { state: 'settled' } },
    })
  })

  test('that the player cannot pay for leaves the round unchanged', async () => {
    const player = await playerWith({ coins: STAKE + 999 })
    const { id } = await open(player)
    const before = await roundOf(player, id)
    const refused = await choose(player, id, { kind: 'double', step: 1, key: 'later' })
    expect(refused.body).toEqual({
      success: false,
      reasonType: 'insufficient-funds',
      data: { round: before, balances: expect.objectContaining({ coins: 999 }) },
    })
    expect(await roundOf(player, id)).toEqual(before)
    await chosen(player, id, { kind: 'climb', step: 1, key: 'later' })
  })

  test('plays winnings only once the player has agreed', async () => {
    const player = await playerWith({ entries: STAKE, winnings: STAKE })
    await player.call(switchToSweepStakes)
    const { id } = await open(player)
    const asked = await choose(player, id, { kind: 'double', step: 1, key: 'double' })
    expect(asked.body).toMatchObject({ success: false, reasonType: 'ask-to-play-winnings' })
    const { round } = await chosen(player, id, { kind: 'double', step: 1, key: 'double', mayPlayWinnings: true })
    expect(round).toMatchObject({ fromGranted: STAKE, fromWon: STAKE })
  })
})

describe('params', () => {
  test('are refused if the family does not know them, or with an amount not on offer for them', async () => {
    const player = await playerWith({ coins: 10_000 })
    const ask = (params: Record<string, unknown>, stake = STAKE, slug = 'ladder') => spin(player, { slug, stake, params })
    for (const params of [{ rungs: 1 }, { breaksAt: 9 }, { breaksAt: 1.5 }, { breaksAt: 1, more: {} }]) {
      expect(await ask(params)).toMatchObject({ status: 422, body: { code: 'bad-params' } })
    }
    expect(await ask({ long: 'x'.repeat(2_100) })).toMatchObject({ status: 422, body: { code: 'invalid-input' } })
    expect(await ask({ mode: 'buy' })).toMatchObject({ status: 422, body: { code: 'invalid-input' } })
    expect(await ask({ mode: 'buy' }, 2_000, 'cherry-royale')).toMatchObject({ status: 422, body: { code: 'bad-params' } })
    expect((await balancesOf(player)).coins).toBe(10_000n)
  })

  test('under a name of another release are refused, and nothing is played', async () => {
    const player = await playerWith({ coins: 10_000 })
    const body = { stake: STAKE, terms: { mode: 'buy' } } as { stake: number }
    expect((await player.call(contract.spin, { params: { slug: 'ladder' }, body })).status).toBe(422)
    expect((await balancesOf(player)).coins).toBe(10_000n)
  })

  test('of a round that an early release stored are shown by their present name', async () => {
    const player = await playerWith({ coins: 10_000 })
    const { id } = await open(player, { params: { breaksAt: 2 } })
    const text = `update game_round set events = replace(events::text, '"params"', '"terms"')::json where id = $1`
    await site.database.pool.query(text, [id])
    const round = await roundOf(player, id)
    expect(round.events[0]).toMatchObject({ type: 'roundStart', params: { breaksAt: 2 } })
    expect(round.events[0]).not.toHaveProperty('terms')
  })

  test('are part of the request, so a repeat must match them', async () => {
    const player = await playerWith({ coins: 10_000 })
    const { id } = await open(player, { key: 'mine', params: { breaksAt: 1 } })
    expect((await open(player, { key: 'mine', params: { breaksAt: 1 } })).id).toBe(id)
    const other = await spin(player, { slug: 'ladder', stake: STAKE, key: 'mine', params: { breaksAt: 2 } })
    expect(other).toMatchObject({ status: 422, body: { code: 'key-reused' } })
  })

  test('buy a feature at its price, never with a free spin, and the history shows it', async () => {
    const player = await playerWith({ coins: 10_000 })
    const params = { mode: 'buy' }
    const opened = await open(player, { params, stake: 2 * STAKE })
    expect(opened).toMatchObject({ stake: 2 * STAKE, params, proof: { bet: { amount: 2 * STAKE, params } } })
    await chosen(player, opened.id, { kind: 'stop', step: 1 })
    const { rounds } = (await player.call(listRounds, { query: {} })).body.data
    expect(rounds).toMatchObject([{ params, stake: 2 * STAKE, win: 4 * STAKE }])

    const id = `gift:${player.playerId}`
    const grant = {
      id,
      player: player.playerId,
      game: 'ladder',
      mode: 'TournamentPoints' as const,
      stake: BigInt(2 * STAKE),
      count: 1,
    }
    await site.context.transaction((tx) => insertFreeSpins(tx, { ...grant, expires_at: site.clock.now() + 1_000 }))
    const bought = await spin(player, { slug: 'ladder', stake: 2 * STAKE, params, freeSpinsId: id })
    expect(bought).toMatchObject({ status: 422, body: { code: 'bad-params' } })
  })
})

test('the ledger balances after all of the above', async () => {
  expect(await checkInvariants(site.context.reader)).toEqual([])
})
