import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AudienceTree } from '#kernel/audience/tree.ts'
import type { Id } from '#kernel/id.ts'
import type { CalendarDay } from '#kernel/time.ts'
import { insertPlayer, type NewPlayer } from '#platform/auth/players.ts'
import { setClosed } from '#platform/auth/sign-in/closed-accounts.ts'
import { eraseRows } from '#platform/erasure/erase-rows.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { PROMOTION_TABLES } from '../index.ts'
import type { PromotionEvent } from '../definition.ts'
import { applyFacts } from './apply-facts.ts'
import { countAudience, sampleAudience } from './count-audience.ts'
import { ownFacts, readFacts } from './facts-store.ts'
import { factsOn } from './stored-facts.ts'
import { NEW_FACTS } from './testing/facts.ts'

const DAY: CalendarDay = '2026-11-24'
const AT = Date.parse('2026-11-24T17:00:00Z')

let db: TestDatabase
beforeAll(async () => void (db = await openTestDatabase()))
afterAll(() => db.close())

let people = 0
async function newPlayer(over: Partial<NewPlayer> = {}): Promise<Id<'plr'>> {
  const id: Id<'plr'> = `plr_${String((people += 1)).padStart(26, '0')}`
  const player: NewPlayer = {
    id,
    brand: 'velmora',
    login: `player${people}`,
    email: null,
    passwordHash: null,
    registrationType: 'login',
    birthDate: '1990-05-01',
    state: 'TX',
    locale: 'en',
    referralCode: null,
    invitedBy: null,
    createdAt: AT,
    ...over,
  }
  await db.transaction((tx) => insertPlayer(tx, player))
  return id
}

let told = 0n
const event = (player: Id<'plr'>, type: PromotionEvent['type'], payload: object = {}, day = DAY) =>
  ({ id: (told += 1n), type, player, at: AT, day, payload }) as PromotionEvent
const signedUp = (player: Id<'plr'>) => event(player, 'player.signed-up', { isReferred: false, referrer: null })
const settled = (player: Id<'plr'>, stakeGranted = 100) =>
  event(player, 'round.settled', { mode: 'TournamentPoints', stakeGranted, stakeWon: 0 })
const apply = (events: readonly PromotionEvent[]) => db.transaction((tx) => applyFacts(tx, events))
const factsOf = async (player: Id<'plr'>) => (await readFacts(db.reader, [player])).get(player)
const stored = async (player: Id<'plr'>) =>
  (await db.pool.query('select * from promotion.player_facts where player = $1', [player])).rows[0]

describe('facts', () => {
  test('follow the events of each player', async () => {
    const [one, other] = [await newPlayer(), await newPlayer({ state: 'OH' })]
    const bought = event(one, 'purchase.completed', { cents: 999 })
    const returned = await apply([signedUp(one), settled(one), signedUp(other), settled(one, 50), bought])
    const facts = await factsOf(one)
    expect(factsOn(facts!, DAY)).toMatchObject({ registeredDaysAgo: 0, rounds: 2, coinsStaked28: 150, purchaseCents: 999 })
    expect(returned.get(one)).toEqual(facts)
    expect(await factsOf(other)).toMatchObject({ ...NEW_FACTS, player: other, state: 'OH', registeredOn: DAY, lastSeenOn: DAY })
    await apply([settled(other, 7)])
    expect(await factsOf(other)).toMatchObject({ rounds: 1, roundsSince: [1], coinsSince: [7] })
    expect(await factsOf(one)).toEqual(facts)
  })

  test('of two concurrent batches of one player are both applied', async () => {
    const player = await newPlayer()
    await apply([signedUp(player)])
    await Promise.all(Array.from({ length: 4 }, () => apply([settled(player)])))
    expect(await factsOf(player)).toMatchObject({ rounds: 4, coinsSince: [400] })
  })

  test('that the account knows are read there, and copied with each event', async () => {
    const player = await newPlayer()
    await apply([signedUp(player)])
    await db.pool.query(`update player set state = 'OH', email_confirmed_at = now() where id = $1`, [player])
    expect(await factsOf(player)).toMatchObject({ state: 'OH', isEmailConfirmed: true })
    expect(await stored(player)).toMatchObject({ state: 'TX', is_email_confirmed: false })
    await apply([event(player, 'contact.confirmed', { what: 'email' })])
    expect(await stored(player)).toMatchObject({ state: 'OH', is_email_confirmed: true })
    await db.pool.query(`update player set state = 'CA' where id = $1`, [player])
    await apply([event(player, 'player.facts-changed', {})])
    expect(await stored(player)).toMatchObject({ state: 'CA', last_seen_on: DAY })
  })

  test('are there before the first event', async () => {
    const player = await newPlayer()
    expect(await factsOf(player)).toEqual({ ...NEW_FACTS, player, registeredOn: DAY })
    expect(await factsOf('plr_nobody')).toBeUndefined()
  })

  test('of events of no account, and of kinds that change nothing, are not written', async () => {
    const player = await newPlayer()
    expect(await apply([settled('plr_nobody'), event(player, 'player.locked-out')])).toEqual(new Map())
    expect(await stored(player)).toBeUndefined()
  })

  test('are part of the player’s own data, and do not come back once they are erased', async () => {
    const player = await newPlayer()
    await apply([signedUp(player), settled(player)])
    expect(await ownFacts({ reader: db.reader }, player)).toMatchObject({ facts: [{ rounds: 1, rounds_since: [1] }] })
    await db.transaction((tx) => setClosed(tx, player, AT))
    await apply([settled(player)])
    expect(await stored(player)).toMatchObject({ rounds: 2n, is_counted: false })
    const erased = PROMOTION_TABLES.filter(({ table }) => table === 'promotion.player_facts')
    expect(erased).toEqual([{ table: 'promotion.player_facts', by: 'player', fate: 'erased' }])
    await db.transaction((tx) => eraseRows(tx, erased, player))
    await apply([settled(player)])
    expect(await stored(player)).toBeUndefined()
  })
})

describe('the size of an audience', () => {
  const brand = 'sundrift'
  const scope = { brand, day: DAY }
  const inOhio: AudienceTree = { combinator: 'and', rules: [{ field: 'state', operator: 'in', value: ['OH'] }] }
  const ids: Id<'plr'>[] = []
  beforeAll(async () => {
    for (let nth = 0; nth < 10; nth++) ids.push(await newPlayer({ brand, state: nth < 6 ? 'OH' : 'TX', isTest: nth === 0 }))
    const elsewhere = await newPlayer({ state: 'OH' })
    const closed = await newPlayer({ brand, state: 'OH' })
    await db.transaction((tx) => setClosed(tx, closed, AT))
    await apply([...ids, elsewhere, closed].map(signedUp))
  })

  test('counts open accounts of the brand, without those for tests', async () => {
    expect(await countAudience(db.reader, scope, inOhio)).toBe(5)
    expect(await countAudience(db.reader, scope, null)).toBe(9)
    expect(await countAudience(db.reader, { ...scope, brand: 'nowhere' }, null)).toBe(0)
  })

  test('has a sample, the same for the same seed', async () => {
    const sample = (seed: number, count: number) => sampleAudience(db.reader, { ...scope, seed }, { tree: inOhio, count })
    expect((await sample(1, 100)).toSorted()).toEqual(ids.slice(1, 6))
    expect(await sample(1, 2)).toEqual(await sample(1, 2))
    const firsts = await Promise.all(Array.from({ length: 40 }, async (_, seed) => (await sample(seed, 1))[0]))
    expect(new Set(firsts).size).toBe(5)
  })
})
