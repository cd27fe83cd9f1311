import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '#apps/site/testing/expectations.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type NewTestPlayer, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { apply } from '#features/engage/affiliates/contract.ts'
import { switchToSweepStakes } from '#features/account/account/contract.ts'
import { updateProfile } from '#features/account/personal-info/contract.ts'
import { spin } from '#features/play/game-session/contract.ts'
import { askFreeEntry } from '#features/protection/free-entry/contract.ts'
import { getRedemptions } from '#features/store/redemptions/contract.ts'
import { DAY_MS } from '#kernel/time.ts'
import { setOperatorEmail, switchOperatorOff } from '#platform/auth/operators/operator-team.ts'
import { setPhone } from '#platform/auth/players.ts'
import { markVerified } from '#platform/auth/verified.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { type BarredFacts, addBarred, decideMatch, listBarred, removeBarred } from '../shared/operator-contract.ts'

let site: TestSite
let ann: TestClient
beforeAll(async () => {
  site = await openTestSite()
  ann = await signedInOperator(site, 'ann')
})
afterAll(() => site.close())

const why = 'on the payroll'
let last = 0
const facts = (over: Partial<BarredFacts> = {}): BarredFacts => ({
  reason: 'staff',
  name: 'Una',
  surname: `Person${String.fromCodePoint(97 + (last += 1))}`,
  birthDate: null,
  email: null,
  phone: null,
  address: null,
  zip: null,
  ...over,
})
const add = async (person: BarredFacts, by = ann) => (await by.call(addBarred, { body: { ...person, why } })).body
const added = async (person: BarredFacts) => {
  const reply = await add(person)
  if (!reply.success) throw new Error(reply.reasonType)
  return reply.data
}
const list = async () => (await ann.call(listBarred)).body.data
const matchOf = async ({ playerId }: TestPlayer) => (await list()).matches.find(({ player }) => player.id === playerId)
const ask = (player: TestClient) => player.call(askFreeEntry, { body: { isAgreed: true } })
const refused = { status: 403, body: { code: 'not-eligible' } }
const inEntries = async (options: NewTestPlayer = {}) => {
  const player = await site.player(options)
  await player.call(switchToSweepStakes)
  return player
}
const tell = (player: TestClient, surname: string, address = '1 High St') =>
  player.call(updateProfile, { body: { name: 'Una', surname, address, address2: '', city: 'Austin', zip: '78701' } as never })
const verify = (player: TestPlayer) =>
  site.context.transaction((tx) => markVerified(tx, player.playerId, { at: site.clock.now(), by: 'staff' }))
const decide = async (player: TestPlayer, subject: string, isBarred: boolean, by = ann) =>
  (await by.call(decideMatch, { body: { playerId: player.playerId, subject, isBarred, why } })).body
const trail = async (subject: string) =>
  (await site.database.pool.query('select what from audit_event where subject = $1 order by id', [subject])).rows.map(
    ({ what }: { what: string }) => what,
  )

describe('SWP-11 a person on the list', () => {
  test('gets, plays and redeems no entries, and still plays coins', async () => {
    const player = await inEntries({ email: 'ed.staff@gmail.com' })
    const other = await inEntries()
    const { matches } = await added(facts({ email: 'edstaff+home@gmail.com' }))
    expect(matches).toBe(0)
    expect(await ask(player)).toMatchObject(refused)
    expect(await ask(other)).toMatchObject({ status: 200 })
    const play = (client: TestClient) => client.call(spin, { params: { slug: 'voltage-sevens' }, body: { stake: 20 } })
    expect(await play(player)).toMatchObject(refused)
    expect(await site.context.areEntriesOpen({ db: site.context.reader, playerId: player.playerId, visit: null })).toBe(false)
    expect(await site.context.entriesClosedTo(site.context.reader, [other.playerId, player.playerId])).toEqual(
      new Set([player.playerId]),
    )
    expect((await player.call(getRedemptions)).body.data.blocks).toContain('not-eligible')
    expect((await other.call(getRedemptions)).body.data.blocks).not.toContain('not-eligible')
    const coins = await site.player({ email: 'edstaff@gmail.com' })
    expect((await play(coins)).body).not.toMatchObject({ code: 'not-eligible' })
  })

  test('is found by the confirmed phone, the verified identity and the address', async () => {
    const [byPhone, byIdentity, byAddress] = [await inEntries(), await inEntries(), await inEntries()]
    await site.context.transaction((tx) => setPhone(tx, byPhone.playerId, '+12125550177', site.clock.now()))
    await tell(byIdentity, 'Identity')
    await tell(byAddress, 'Neighbor', '77 North Elm Street')
    await added(facts({ surname: 'Ring', phone: '(212) 555-0177' }))
    await added(facts({ surname: 'Identity', birthDate: '1990-05-01' }))
    await added(facts({ surname: 'Lodger', reason: 'household', address: '77 N Elm St', zip: '78701' }))
    expect(await ask(byPhone)).toMatchObject(refused)
    expect(await ask(byAddress)).toMatchObject(refused)
    expect(await matchOf(byIdentity)).toMatchObject({ state: 'open', kinds: ['name'] })
    await verify(byIdentity)
    expect((await byIdentity.call(getRedemptions)).body.data.blocks).toContain('not-eligible')
  })

  test('stays barred after the account’s data changed, and is free once off the list', async () => {
    const player = await inEntries()
    await tell(player, 'Mover', '5 Old Road')
    const { id, matches } = await added(facts({ surname: 'Mover', address: '5 Old Road', zip: '78701' }))
    expect(matches).toBe(1)
    await tell(player, 'Moved', '6 New Road')
    expect(await ask(player)).toMatchObject(refused)
    const remove = () => ann.call(removeBarred, { body: { id, why } })
    expect([(await remove()).body, (await remove()).body]).toEqual([{ success: true }, { success: true }])
    expect(await ask(player)).toMatchObject({ status: 200 })
    expect(await trail(`person:${id}`)).toEqual(['person-barred', 'person-unbarred'])
    const left = async () =>
      (await site.database.pool.query('select count(*)::int as n from barred_person where id = $1', [id])).rows[0].n
    expect(await left()).toBe(1)
    await site.database.pool.query("update barred_person set removed_at = removed_at - interval '366 days' where id = $1", [id])
    site.advance(DAY_MS)
    await site.runJobs()
    expect(await left()).toBe(0)
    ann = await signedInOperator(site, 'ann')
  })
})

test('SWP-11 a name alone closes nothing until an operator says that it is the person', async () => {
  const player = await inEntries()
  await tell(player, 'Namesake')
  const { id } = await added(facts({ surname: 'Namesake', email: 'una.namesake@mail.example' }))
  const subject = `person:${id}`
  const queue = site.slices.find((slice) => slice.id === 'eligibility')?.queue
  const waiting = await queue!.countWaiting(site.context as never)
  expect(await ask(player)).toMatchObject({ status: 200 })
  expect(await matchOf(player)).toMatchObject({ state: 'open', kinds: ['name'], whom: 'Una Namesake' })
  expect([await decide(player, subject, true), await decide(player, subject, true)]).toEqual([
    { success: true },
    { success: true },
  ])
  expect(await queue!.countWaiting(site.context as never)).toBe(waiting - 1)
  expect(await ask(player)).toMatchObject(refused)
  expect(await decide(player, subject, false)).toEqual({ success: true })
  expect(await matchOf(player)).toMatchObject({ state: 'cleared', decided: { by: 'ann', why } })
  expect((await player.call(getRedemptions)).body.data.blocks).not.toContain('not-eligible')
  expect((await trail(player.playerId)).filter((what) => what.startsWith('entries-'))).toEqual([
    'entries-barred',
    'entries-cleared',
  ])
  expect(await decide(player, 'person:0', true)).toEqual({ success: false, reasonType: 'no-match' })
})

test('SWP-11 operators are barred by their own address, and applicants wait for an operator', async () => {
  expect((await list()).withoutAddress).toContain('ann')
  const { rows } = await site.database.pool.query("select id from operator where name = 'ann'")
  await site.context.transaction((tx) => setOperatorEmail(tx, rows[0].id, 'ann.works@mail.example'))
  expect((await list()).withoutAddress).not.toContain('ann')
  expect(await ask(await inEntries({ email: 'ann.works+play@mail.example' }))).toMatchObject(refused)
  const partner = await inEntries()
  await partner.call(apply, { body: { name: 'Pat', email: 'pat@mail.example', website: 'https://pat.example', message: '' } })
  expect(await ask(partner)).toMatchObject({ status: 200 })
  await tell(partner, 'Partner')
  expect(await matchOf(partner)).toMatchObject({ state: 'open', reason: 'affiliate', kinds: ['application'], whom: 'Pat' })
})

test('of two equal additions at once one is kept; incomplete ones and other roles are refused', async () => {
  const bob = await signedInOperator(site, 'bob')
  const person = facts({ email: 'twice@mail.example' })
  const lock = { sql: 'lock table barred_person in share row exclusive mode', values: [] }
  const replies = await atOnce(site, lock, [() => add(person, bob), () => add(person, bob)])
  expect(new Set(replies.map((reply) => reply.success && reply.data.id)).size).toBe(1)
  expect(await add(facts(), bob)).toEqual({ success: false, reasonType: 'name-alone' })
  expect(await add(facts({ address: '1 High St' }), bob)).toEqual({ success: false, reasonType: 'address-incomplete' })
  expect(await add(facts({ phone: '12' }), bob)).toEqual({ success: false, reasonType: 'phone-wrong' })
  const auditor = await signedInOperator(site, 'reads', 'auditor')
  expect((await auditor.call(listBarred)).status).toBe(200)
  expect((await auditor.call(addBarred, { body: { ...person, why } })).status).toBe(403)
  expect(
    (await auditor.call(decideMatch, { body: { playerId: 'plr_x', subject: 'person:1', isBarred: true, why } })).status,
  ).toBe(403)
  expect((await (await signedInOperator(site, 'helps', 'support')).call(listBarred)).status).toBe(403)
  expect((await (await site.player()).call(listBarred)).status).toBe(401)
})

test('SWP-11 the match of an operator’s account closes entries while the operator has access', async () => {
  await signedInOperator(site, 'leaver')
  const { rows } = await site.database.pool.query("select id from operator where name = 'leaver'")
  const { id } = rows[0]
  await site.context.transaction((tx) => setOperatorEmail(tx, id, 'leaver.works@mail.example'))
  const player = await inEntries({ email: 'leaver.works@mail.example' })
  await tell(player, 'Leaver')
  expect(await matchOf(player)).toMatchObject({ state: 'barred', subject: `operator:${id}`, whom: 'leaver', kinds: ['mail'] })
  await site.database.pool.query("update player set email = 'home@mail.example' where id = $1", [player.playerId])
  expect(await ask(player)).toMatchObject(refused)
  await site.context.transaction((tx) => switchOperatorOff(tx, id, site.clock.now()))
  expect(await matchOf(player)).toBeUndefined()
  expect(await ask(player)).toMatchObject({ status: 200 })
})
