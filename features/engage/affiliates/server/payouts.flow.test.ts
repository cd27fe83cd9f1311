import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { auditOf, eraseFrom, newForm } from '#apps/site/testing/people.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { handleRequest } from '#features/account/account/contract.ts'
import { signUp } from '#features/account/registration/contract.ts'
import type { Id } from '#kernel/id.ts'
import { joinAccounts } from '#platform/caps/same-person.ts'
import { purchaseCompleted, purchaseReversed } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { getInfo, getStatistics } from '../contract.ts'
import { cancelPayout, judgeOwnAccount, listAffiliates, payAffiliate } from '../shared/operator-contract.ts'

let site: TestSite
let owner: TestClient
beforeAll(async () => {
  site = await openTestSite()
  owner = await signedInOperator(site, 'ann')
})
afterAll(() => site.close())

const why = 'as agreed with them'
const today = '2026-11-21'

async function partner(): Promise<TestPlayer> {
  const player = await site.player()
  await admit(player.playerId)
  return player
}

/** With a link whose mark is their id. */
async function admit(player: string): Promise<void> {
  await site.database.pool.query(
    `insert into affiliate_partner values ($1, $2, 'Marta Vale', 2500, 'Ann', 'ann@mail.example', now())`,
    [player, site.theme.id],
  )
  await site.database.pool.query(
    `insert into affiliate_link (player, brand, name, tracking_id, created_at) values ($1, $2, 'vale.example', $1, now())`,
    [player, site.theme.id],
  )
}

/** A player who came by the affiliate's link. */
async function referred(by: TestPlayer): Promise<TestPlayer> {
  const player = await site.player({ isTest: false })
  await site.database.pool.query('insert into affiliate_sign_up values ($1, $2, $3, $4)', [
    player.playerId,
    site.theme.id,
    by.playerId,
    new Date(site.clock.now()),
  ])
  return player
}

let orders = 0
async function pays({ playerId }: TestPlayer, cents: number): Promise<string> {
  const orderId = `ord_p${++orders}`
  await happens(playerId, purchaseCompleted, { orderId, cents, nth: 1 })
  return orderId
}

async function happens(playerId: Id<'plr'>, event: typeof purchaseCompleted | typeof purchaseReversed, changes: object) {
  const payload = { preset: 'starter', nth: 1, offer: null, coins: 1, entries: 1, ...changes }
  await site.context.transaction((tx) => emit(tx, event as never, { playerId, payload, at: site.clock.now() } as never))
  await site.deliverEvents()
}

const pay = async ({ playerId }: TestPlayer, cents: number, reference: string, over: object = {}, by = owner) =>
  (await by.call(payAffiliate, { body: { partnerId: playerId, cents, paidOn: today, reference, ...over } })).body
const refused = (reasonType: string) => ({ success: false, reasonType })
const accountOf = async (player: TestPlayer) => (await player.call(getInfo)).body.data.account!
const deskOf = async ({ playerId }: TestPlayer) =>
  (await owner.call(listAffiliates)).body.data.partners.find(({ id }) => id === playerId)!
const shareOf = async (player: TestPlayer) => {
  const { body } = await player.call(getStatistics, { query: {} })
  return body.success ? body.data.totals : expect.fail('no affiliate')
}

/** An affiliate who has earned ten dollars. */
async function earner(): Promise<TestPlayer> {
  const player = await partner()
  await pays(await referred(player), 4_000)
  return player
}

test('a recorded payout is shown to the affiliate and at the desk, audited, and a repeat changes nothing', async () => {
  const player = await earner()
  expect(await accountOf(player)).toMatchObject({ balance: { earnedCents: 1_000, paidCents: 0 }, payouts: [] })
  expect(await pay(player, 600, 'ACH 1')).toEqual({ success: true })
  expect(await pay(player, 600, 'ach 1')).toEqual({ success: true })
  const payout = { id: expect.any(String), cents: 600, paidOn: today, reference: 'ACH 1', isCanceled: false }
  const account = await accountOf(player)
  expect(account).toMatchObject({ balance: { earnedCents: 1_000, paidCents: 600 } })
  expect(account.payouts).toEqual([payout])
  expect(await deskOf(player)).toMatchObject({ shareCents: 1_000, paidCents: 600, payouts: [{ ...payout, by: 'ann' }] })
  expect((await auditOf(site, player.playerId)).filter((what) => what === 'affiliate-paid')).toHaveLength(1)
})

test('a payout never exceeds what is earned and unpaid, also when operators record several at once', async () => {
  const player = await earner()
  expect(await pay(player, 1_001, 'ACH 1')).toEqual(refused('more-than-unpaid'))
  const replies = await Promise.all([pay(player, 600, 'ACH 2'), pay(player, 600, 'ACH 3'), pay(player, 600, 'ACH 4')])
  expect(replies.filter(({ success }) => success)).toHaveLength(1)
  expect(await pay(player, 400, 'ACH 5')).toEqual({ success: true })
  expect(await pay(player, 1, 'ACH 6')).toEqual(refused('more-than-unpaid'))
  expect((await accountOf(player)).balance).toEqual({ earnedCents: 1_000, paidCents: 1_000 })
})

test('one reference sent twice at once is one payout; with another amount or day it is refused', async () => {
  const player = await earner()
  const replies = await Promise.all([pay(player, 300, 'ACH 1'), pay(player, 300, 'ACH 1')])
  expect(replies).toEqual([{ success: true }, { success: true }])
  expect((await accountOf(player)).balance.paidCents).toBe(300)
  expect(await pay(player, 301, 'ACH 1')).toEqual(refused('reference-used'))
  expect(await pay(player, 300, 'ACH 1', { paidOn: '2026-11-20' })).toEqual(refused('reference-used'))
  expect(await pay(player, 300, 'ACH 2', { paidOn: '2026-11-22' })).toEqual(refused('in-future'))
  expect(await pay(await site.player(), 300, 'ACH 1')).toEqual(refused('no-affiliate'))
})

test('a canceled payout is unpaid again, once, and its reference stays used', async () => {
  const player = await earner()
  await pay(player, 1_000, 'ACH 1')
  const [{ id } = expect.fail('no payout')] = (await accountOf(player)).payouts
  const cancel = async (payoutId: string) => (await owner.call(cancelPayout, { body: { payoutId, why } })).body
  expect(await Promise.all([cancel(id), cancel(id)])).toEqual([{ success: true }, { success: true }])
  expect(await accountOf(player)).toMatchObject({ balance: { paidCents: 0 }, payouts: [{ isCanceled: true }] })
  expect((await auditOf(site, player.playerId)).filter((what) => what === 'affiliate-payout-canceled')).toHaveLength(1)
  expect(await pay(player, 1_000, 'ACH 1')).toEqual(refused('reference-used'))
  expect(await pay(player, 1_000, 'ACH 1 again')).toEqual({ success: true })
  expect(await cancel('999999')).toEqual(refused('no-payout'))
  for (const change of ['cents = 1', "reference = 'x'", 'canceled_at = null'])
    await expect(site.database.pool.query(`update affiliate_payout set ${change} where id = $1`, [id])).rejects.toThrow()
  await expect(site.database.pool.query('delete from affiliate_payout')).rejects.toThrow()
})

test('a refund after a payout is made good by later shares before more is paid', async () => {
  const player = await partner()
  const friend = await referred(player)
  const orderId = await pays(friend, 4_000)
  await pay(player, 1_000, 'ACH 1')
  await happens(friend.playerId, purchaseReversed, { orderId, cents: 4_000, priceCents: 4_000, leftCents: 0 })
  expect((await accountOf(player)).balance).toEqual({ earnedCents: 0, paidCents: 1_000 })
  await pays(friend, 4_400)
  expect(await pay(player, 101, 'ACH 2')).toEqual(refused('more-than-unpaid'))
  expect(await pay(player, 100, 'ACH 2')).toEqual({ success: true })
})

test('what is owed to an affiliate whose account was erased can be paid, once, and judged', async () => {
  const player = await earner()
  const second = await referred(player)
  await ALIKE['same-device'](player.playerId, second.playerId)
  await pays(second, 2_000)
  await eraseFrom(site, 'affiliates', player.playerId)
  expect(await pay(player, 1_001, 'ACH 1')).toEqual(refused('more-than-unpaid'))
  const replies = await Promise.all([pay(player, 600, 'ACH 1'), pay(player, 600, 'ACH 2')])
  expect(replies.filter(({ success }) => success)).toHaveLength(1)
  expect(await pay(player, 400, 'ACH 3')).toEqual({ success: true })
  expect(await deskOf(player)).toMatchObject({ name: '', shareCents: 1_000, paidCents: 1_000 })
  const body = { playerId: second.playerId, isOwn: false, why }
  expect((await owner.call(judgeOwnAccount, { body })).body).toEqual({ success: true })
  expect(await pay(player, 500, 'ACH 4')).toEqual({ success: true })
})

test('auditors and players record nothing, and switched off the calls do not exist', async () => {
  const player = await earner()
  const auditor = await signedInOperator(site, 'reads', 'auditor')
  const body = { partnerId: player.playerId, cents: 1, paidOn: today, reference: 'ACH 1' }
  const judged = { playerId: player.playerId, isOwn: false, why }
  expect((await auditor.call(payAffiliate, { body })).status).toBe(403)
  expect((await auditor.call(cancelPayout, { body: { payoutId: '1', why } })).status).toBe(403)
  expect((await auditor.call(judgeOwnAccount, { body: judged })).status).toBe(403)
  expect((await player.call(payAffiliate, { body })).status).toBe(401)
  const turn = async (isOn: boolean) => {
    await site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: 'affiliates', isOn }))
    await site.liveSettings.refresh()
  }
  await turn(false)
  expect((await owner.call(payAffiliate, { body })).status).toBe(404)
  await turn(true)
})

/** Ways in which a referred account is the affiliate's own. */
const ALIKE = {
  'same-device': (one: string, other: string) =>
    site.database.pool.query(
      `insert into known_device (player, token_hash, first_seen_at, last_seen_at)
       select p, decode(md5($1), 'hex'), now(), now() from unnest($2::text[]) p`,
      [one, [one, other]],
    ),
  'same-payment': (one: string, other: string) =>
    site.database.pool.query(
      `insert into saved_payment_method (id, player, provider, token, method, title, fingerprint, saved_at)
       select 'svm_' || p, p, 'sandbox', p, 'card', 'Visa', $1, now() from unnest($2::text[]) p`,
      [one, [one, other]],
    ),
  'same-person': async (one: string, other: string) => {
    for (const player of [one, other] as Id<'plr'>[])
      await site.context.transaction((tx) => joinAccounts(tx, { player, keys: [Buffer.from(one)] }))
  },
} as const

test.each(Object.keys(ALIKE) as (keyof typeof ALIKE)[])(
  'an account of the affiliate (%s) brings no share, shows at the desk, and an operator may clear it',
  async (reason) => {
    const player = await earner()
    const second = await referred(player)
    await ALIKE[reason](player.playerId, second.playerId)
    await pays(second, 2_000)
    expect(await shareOf(player)).toMatchObject({ signUps: 1, revenueCents: 4_000, shareCents: 1_000 })
    expect(await accountOf(player)).toMatchObject({ balance: { earnedCents: 1_000 } })
    const noted = { playerId: second.playerId, login: second.login, why: reason, isCleared: false, shareCents: 500 }
    expect(await deskOf(player)).toMatchObject({ signUps: 1, shareCents: 1_000, ownAccounts: [noted] })
    expect((await auditOf(site, second.playerId)).filter((what) => what === 'affiliate-own-account')).toHaveLength(1)
    expect(await pay(player, 1_001, 'ACH 1')).toEqual(refused('more-than-unpaid'))
    const judge = async (isOwn: boolean) =>
      (await owner.call(judgeOwnAccount, { body: { playerId: second.playerId, isOwn, why } })).body
    expect([await judge(false), await judge(false)]).toEqual([{ success: true }, { success: true }])
    expect(await shareOf(player)).toMatchObject({ signUps: 2, shareCents: 1_500 })
    await pays(second, 400)
    expect(await shareOf(player), 'it is not noted again').toMatchObject({ shareCents: 1_600 })
    expect(await judge(true)).toEqual({ success: true })
    expect(await accountOf(player)).toMatchObject({ balance: { earnedCents: 1_000 } })
    expect((await auditOf(site, second.playerId)).filter((what) => what === 'affiliate-own-account-judged')).toHaveLength(2)
  },
)

test('an account that is opened by the affiliate’s own link in their own browser is noted', async () => {
  const client = site.visitor()
  const open = async () => {
    const { body } = await client.call(signUp, { body: newForm() })
    return body.success ? body.data.playerId : expect.fail(JSON.stringify(body))
  }
  const first = await open()
  await admit(first)
  await client.call(handleRequest, { query: { path: '/', tracking_id: first } })
  const second = await open()
  await site.deliverEvents()
  const { partners } = (await owner.call(listAffiliates)).body.data
  expect(partners.find(({ id }) => id === first)).toMatchObject({
    signUps: 0,
    ownAccounts: [{ playerId: second, why: 'same-device' }],
  })
})

test('an account with the mailbox of the affiliate brings no share', async () => {
  const player = await partner()
  const second = await referred(player)
  await site.database.pool.query("update player set email = 'marta+two@mail.example' where id = $1", [second.playerId])
  await site.database.pool.query("update player set email = 'Marta@mail.example' where id = $1", [player.playerId])
  await pays(second, 4_000)
  expect(await deskOf(player)).toMatchObject({ ownAccounts: [{ why: 'same-person' }], shareCents: 0 })
})

test('an account that proves to be the affiliate’s after its last purchase is noted before a payout', async () => {
  const player = await partner()
  const second = await referred(player)
  await pays(second, 4_000)
  expect((await accountOf(player)).balance.earnedCents).toBe(1_000)
  await ALIKE['same-person'](player.playerId, second.playerId)
  expect(await pay(player, 1_000, 'ACH 1')).toEqual(refused('more-than-unpaid'))
  expect(await deskOf(player)).toMatchObject({ shareCents: 0, ownAccounts: [{ playerId: second.playerId }] })
})

test('an account that nobody noted cannot be judged', async () => {
  const { playerId } = await referred(await partner())
  const { body } = await owner.call(judgeOwnAccount, { body: { playerId, isOwn: false, why } })
  expect(body).toEqual(refused('no-account'))
})
