import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { newcomer } from '#apps/site/testing/people.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { gameSwitch } from '#features/play/house-games/contract.ts'
import { listWinners } from '#features/play/winners/contract.ts'
import { HOUR_MS } from '#kernel/time.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { DEMO_COINS, DEMO_ROUND_HOURS, type DemoRound, tryChoice, tryGame, tryRound } from '../contract.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const SLOT = 'cherry-royale'
const TABLE = 'velvet-blackjack'
const STAKE = 2_000
const look = (client: TestClient, slug = SLOT) => client.call(tryGame, { params: { slug } })
const play = (client: TestClient, slug = SLOT, body: { stake: number; params?: object } = { stake: STAKE }) =>
  client.call(tryRound, { params: { slug }, body: body as never })
const choose = (client: TestClient, sealed: string, kind = 'stand', slug = TABLE) =>
  client.call(tryChoice, { params: { slug }, body: { sealed, choice: { kind } } })

/** A hand that waits for the guest. */
async function openHand(client: TestClient): Promise<DemoRound & { readonly sealed: string }> {
  for (let nth = 0; nth < 40; nth++) {
    const { round } = (await play(client, TABLE)).body.data
    if (round.sealed !== null) return { ...round, sealed: round.sealed }
  }
  throw new Error('no hand of 40 waited')
}

/** The number of rows of every table of the database. */
async function rowsByTable(): Promise<Readonly<Record<string, number>>> {
  const { pool } = site.database
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as rows from ${name}`)
  const { rows } = await pool.query<{ name: string; rows: number }>(counts.join(' union all '))
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]))
}

describe('a guest', () => {
  test('sees the stakes and the demo balance of a game', async () => {
    const { status, body } = await look(site.visitor())
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ slug: SLOT, title: 'Cherry Royale', coins: DEMO_COINS })
    expect(body.data.stakes).toContain(STAKE)
  })

  test('plays rounds that leave no row in any table', async () => {
    const client = site.visitor()
    await look(client)
    const before = await rowsByTable()
    expect(before).toMatchObject({ 'public.game_round': 0, 'ledger.transfer': 0 })
    const outcomes = new Set<string>()
    for (let nth = 0; nth < 5; nth++) {
      const { status, body } = await play(client)
      expect(status).toBe(200)
      expect(body.data.round).toMatchObject({ stake: STAKE, awaiting: null, sealed: null, choices: [] })
      expect(body.data.round.win).toBeGreaterThanOrEqual(0)
      outcomes.add(JSON.stringify(body.data.round.events))
    }
    expect(outcomes.size).toBe(5)
    const hand = await openHand(client)
    await choose(client, hand.sealed)
    await site.deliverEvents()
    expect(await rowsByTable()).toEqual(before)
    expect((await client.call(listWinners)).body.data.lastWinners).toEqual([])
  })

  test('continues a hand from its seal, which does not show the hidden cards', async () => {
    const client = site.visitor()
    const hand = await openHand(client)
    expect(Buffer.from(hand.sealed, 'base64url').toString()).not.toContain('seed')
    const ended = (await choose(client, hand.sealed)).body.data.round
    expect(ended).toMatchObject({ stake: STAKE, choices: [{ kind: 'stand' }], awaiting: null, sealed: null })
    expect(ended.events.slice(0, hand.events.length)).toEqual(hand.events)
    expect([0, STAKE, 2 * STAKE]).toContain(ended.win)
    // Another process, or the same after a restart, knows as much.
    expect((await choose(site.visitor(), hand.sealed)).body.data.round).toEqual(ended)
  })

  test('pays for a double from the demo balance', async () => {
    const client = site.visitor()
    const hand = await openHand(client)
    expect(hand.awaiting?.options).toContainEqual({ choice: { kind: 'double' }, cost: STAKE })
    expect((await choose(client, hand.sealed, 'double')).body.data.round).toMatchObject({ stake: 2 * STAKE })
  })

  test('chooses params as in coin play', async () => {
    const body = { stake: 10_000, params: { mines: 5 } }
    expect((await play(site.visitor(), 'gem-sweeper', body)).body.data.round).toMatchObject({ params: { mines: 5 } })
    const wrong = await play(site.visitor(), 'gem-sweeper', { ...body, params: { mines: 99 } })
    expect(wrong).toMatchObject({ status: 422, body: { code: 'bad-params' } })
  })

  test('stakes what the game offers', async () => {
    expect(await play(site.visitor(), SLOT, { stake: 1 })).toMatchObject({ status: 422, body: { code: 'invalid-input' } })
  })
})

describe('a seal', () => {
  const over = { status: 410, body: { code: 'gone' } }

  test('that was forged or cut opens nothing', async () => {
    const client = site.visitor()
    const { sealed } = await openHand(client)
    const bytes = Buffer.from(sealed, 'base64url')
    bytes[bytes.length - 1]! ^= 1
    const ownMade = Buffer.from(JSON.stringify({ seed: 'a'.repeat(64), bet: { amount: STAKE }, choices: [] }))
    for (const forged of [bytes, bytes.subarray(0, 40), ownMade, Buffer.alloc(0)]) {
      expect(await choose(client, forged.toString('base64url'))).toMatchObject(over)
    }
  })

  test('of another game opens nothing', async () => {
    const client = site.visitor()
    const { sealed } = await openHand(client)
    expect(await choose(client, sealed, 'stand', 'marquee-blackjack')).toMatchObject(over)
  })

  test('of another purpose opens nothing', async () => {
    const { vault } = site.context
    expect(await choose(site.visitor(), vault.seal('document', Buffer.from('{}')).toString('base64url'))).toMatchObject(over)
  })

  test('expires', async () => {
    await using own = await openTestSite()
    const { sealed } = await openHand(own.visitor())
    own.advance(DEMO_ROUND_HOURS * HOUR_MS - 1)
    expect((await choose(own.visitor(), sealed)).status).toBe(200)
    own.advance(1)
    expect(await choose(own.visitor(), sealed)).toMatchObject(over)
  })

  test('takes only a choice on offer', async () => {
    const client = site.visitor()
    const { sealed } = await openHand(client)
    expect(await choose(client, sealed, 'peek')).toMatchObject({ status: 422, body: { code: 'invalid-input' } })
  })
})

describe('a demo is refused', () => {
  const closed = { status: 404, body: { code: 'game-closed' } }

  async function expectRefused(client: TestClient, refusal: object): Promise<void> {
    const { sealed } = await openHand(site.visitor())
    for (const reply of [await look(client), await play(client), await choose(client, sealed)]) {
      expect(reply).toMatchObject(refusal)
    }
  }

  test('in the browser of a self-excluded player, like a closed game (EXC-7)', async () => {
    const { client } = await newcomer(site)
    expect((await client.call(beginAbsence, { body: { length: 'indefinite' } })).body).toEqual({ success: true })
    await expectRefused(client, closed)
  })

  test('but not after a mere break', async () => {
    const { client } = await newcomer(site)
    await client.call(beginAbsence, { body: { length: 'week' } })
    expect((await play(client)).status).toBe(200)
  })

  test('to a signed-in player, whose rounds count', async () => {
    const player = await site.player()
    const forbidden = { status: 403, body: { code: 'forbidden' } }
    expect(await play(player)).toMatchObject(forbidden)
    expect(await choose(player, (await openHand(site.visitor())).sealed)).toMatchObject(forbidden)
  })

  test('in a closed region (GEO-1)', async () => {
    await using away = await openTestSite({ jurisdiction: { check: 'address', privatePlace: 'US-WA' } })
    const refusal = { status: 403, body: { code: 'jurisdiction-refused', reason: 'region' } }
    expect(await look(away.visitor())).toMatchObject(refusal)
    expect(await play(away.visitor())).toMatchObject(refusal)
    expect(await choose(away.visitor(), (await openHand(site.visitor())).sealed)).toMatchObject(refusal)
  })

  test('for a game that an operator switched off', async () => {
    await turn(gameSwitch(SLOT), false)
    expect(await look(site.visitor())).toMatchObject(closed)
    expect(await play(site.visitor())).toMatchObject(closed)
    await turn(gameSwitch(SLOT), true)
    expect((await play(site.visitor())).status).toBe(200)
  })

  test('where the feature is switched off', async () => {
    await turn('try-games', false)
    expect([await look(site.visitor()), await play(site.visitor())].map(({ status }) => status)).toEqual([404, 404])
    await turn('try-games', true)
    expect((await play(site.visitor())).status).toBe(200)
  })

  test('of shared rounds and of games that are no one’s here', async () => {
    for (const slug of ['bubble-spire', 'no-such-game']) {
      expect(await play(site.visitor(), slug)).toMatchObject({ status: 404, body: { code: 'not-found' } })
    }
  })

  test('past a rate limit by address, for a minute', async () => {
    const client = site.visitor()
    const most = tryRound.callsPerMinuteMax!
    const statuses = new Map<number, number>()
    for (let nth = 0; nth <= most; nth++) {
      const { status } = await play(client, SLOT, { stake: 1 })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect([...statuses]).toEqual([
      [422, most],
      [429, 1],
    ])
    expect((await play(site.visitor())).status).toBe(200)
  })
})

async function turn(feature: string, isOn: boolean): Promise<void> {
  await site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature, isOn }))
  await site.liveSettings.refresh()
}
