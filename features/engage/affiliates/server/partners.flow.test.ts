import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { auditOf, eraseFrom, newForm } from '#apps/site/testing/people.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { getProfile, handleRequest, switchToSweepStakes } from '#features/account/account/contract.ts'
import { updateProfile } from '#features/account/personal-info/contract.ts'
import { signUp } from '#features/account/registration/contract.ts'
import { askFreeEntry } from '#features/protection/free-entry/contract.ts'
import type { Id } from '#kernel/id.ts'
import { DAY_MS } from '#kernel/time.ts'
import { purchaseCompleted, purchaseRestored, purchaseReversed } from '#platform/events/index.ts'
import { readCaptured } from '#platform/mail/captured.ts'
import { emit } from '#platform/outbox/index.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { apply, createLink, exportStatistics, getInfo, getStatistics, LINKS_MAX } from '../contract.ts'
import { changeAffiliate, decideApplication, listAffiliates } from '../shared/operator-contract.ts'

let site: TestSite
let owner: TestClient
beforeAll(async () => {
  site = await openTestSite()
  owner = await signedInOperator(site, 'ann')
})
afterAll(() => site.close())

const why = 'a site that we know'
const terms = { shareBasisPoints: 2_500, contactName: 'Ann', contactEmail: 'partners@mail.example' }

const mailTo = () => `${randomBytes(5).toString('hex')}@mail.example`

async function applied(email = mailTo(), client?: TestClient) {
  const body = { name: 'Marta Vale', email, website: 'https://vale.example/reviews', message: 'Reviews.' }
  const { status } = await (client ?? site.visitor()).call(apply, { body })
  expect(status).toBe(200)
  const { applications } = (await owner.call(listAffiliates)).body.data
  return applications.find((each) => each.email === email)!
}

const decide = async (applicationId: string, given: typeof terms | null = terms, by = owner) =>
  (await by.call(decideApplication, { body: { applicationId, terms: given, why } })).body

/** A player whose application was accepted. */
async function partner(): Promise<TestPlayer> {
  const player = await site.player()
  const { id } = await applied(mailTo(), player)
  expect(await decide(id)).toEqual({ success: true })
  return player
}

const accountOf = async (player: TestClient) => (await player.call(getInfo)).body.data.account
const pathsOf = async (player: TestClient) => (await accountOf(player))!.links.map(({ path }) => path)

/** A visitor who came by a link of the partner, and signs up. */
async function referred(path: string, changes: object = {}) {
  const client = site.visitor()
  const trackingId = new URL(path, 'https://site.example').searchParams.get('tracking_id')!
  await client.call(handleRequest, { query: { path: '/', tracking_id: trackingId } })
  const form = newForm(changes)
  const { body } = await client.call(signUp, { body: form })
  if (!body.success) return expect.fail(JSON.stringify(body))
  return { client, trackingId, login: form.login!, playerId: body.data.playerId as Id<'plr'> }
}

type Purchase = typeof purchaseCompleted | typeof purchaseReversed | typeof purchaseRestored

async function happens(playerId: Id<'plr'>, event: Purchase, changes: object): Promise<void> {
  site.advance(1_000)
  const payload = { preset: 'starter', nth: 1, offer: null, coins: 1, entries: 1, ...changes }
  await site.context.transaction((tx) => emit(tx, event as never, { playerId, payload, at: site.clock.now() } as never))
  await site.deliverEvents()
}

async function statisticsOf(player: TestClient, query: object = {}) {
  const { body } = await player.call(getStatistics, { query })
  return body.success ? body.data : expect.fail('no affiliate')
}

async function mailsTo(recipient: string) {
  const sender = () => ({ brandName: 'Test', siteUrl: 'https://play.example' })
  return (await readCaptured(site.database.reader, sender, { recipient })).map(({ subject }) => subject)
}

test('an admitted applicant becomes an affiliate with terms, a contact and a link, and is told', async () => {
  const player = await site.player()
  const { id, email, login } = await applied(mailTo(), player)
  expect(login).toBe(player.login)
  expect((await player.call(getProfile)).body.data.isAffiliate).toBe(false)
  expect(await decide(id)).toEqual({ success: true })
  expect(await accountOf(player)).toEqual({
    name: 'Marta Vale',
    since: '2026-11-21',
    shareBasisPoints: 2_500,
    contact: { name: 'Ann', email: 'partners@mail.example' },
    links: [{ id: expect.any(String), name: 'vale.example', path: expect.stringMatching(/^\/\?tracking_id=[\w.]{12}$/) }],
    balance: { earnedCents: 0, paidCents: 0 },
    payouts: [],
  })
  expect((await player.call(getProfile)).body.data.isAffiliate).toBe(true)
  expect(await mailsTo(email)).toEqual([expect.stringContaining('affiliate')])
  expect(await auditOf(site, player.playerId)).toContain('affiliate-admitted')
  expect(await decide(id), 'a repeat changes nothing').toEqual({ success: true })
  expect(await decide(id, null)).toEqual({ success: false, reasonType: 'decided-otherwise' })
  expect(await mailsTo(email)).toHaveLength(1)
})

test('an application of a guest is admitted for the account that has confirmed its address', async () => {
  const email = mailTo()
  const { id, login } = await applied(email)
  expect(login).toBeNull()
  expect(await decide(id)).toEqual({ success: false, reasonType: 'no-account' })
  const player = await site.player({ email })
  await site.database.pool.query('update player set email_confirmed_at = null where id = $1', [player.playerId])
  expect(await decide(id), 'an address that is not confirmed').toEqual({ success: false, reasonType: 'no-account' })
  await site.database.pool.query('update player set email_confirmed_at = now() where id = $1', [player.playerId])
  expect(await decide(id)).toEqual({ success: true })
  expect(await accountOf(player)).toMatchObject({ name: 'Marta Vale' })
})

test('a declined applicant is told and is no affiliate; other roles and unknown applications are refused', async () => {
  const player = await site.player()
  const { id, email } = await applied(mailTo(), player)
  const queue = site.slices.find((slice) => slice.id === 'affiliates')?.queue
  const before = await queue!.countWaiting({ ...site.context } as never)
  const auditor = await signedInOperator(site, 'reads', 'auditor')
  expect((await auditor.call(listAffiliates)).status).toBe(200)
  expect((await auditor.call(decideApplication, { body: { applicationId: id, terms: null, why } })).status).toBe(403)
  expect((await player.call(listAffiliates)).status).toBe(401)
  expect(await decide('999999')).toEqual({ success: false, reasonType: 'no-application' })
  expect(await decide(id, null)).toEqual({ success: true })
  expect(await queue!.countWaiting({ ...site.context } as never)).toBe(before - 1)
  expect(await accountOf(player)).toBeNull()
  expect(await auditOf(site, player.playerId)).toContain('affiliate-declined')
  expect(await mailsTo(email)).toEqual([expect.stringContaining('application')])
})

test('a declined applicant, or one whose partnership ended, applies again; an affiliate does not', async () => {
  const email = mailTo()
  const player = await site.player({ email, isEmailConfirmed: true })
  const { id } = await applied(email, player)
  const appliedOn = async () => (await player.call(getInfo)).body.data.appliedOn
  expect(await appliedOn()).toBe('2026-11-21')
  await decide(id, null)
  expect(await appliedOn(), 'the reply was sent').toBeNull()
  const replies = await Promise.all([applied(email), applied(email)])
  expect(replies).toMatchObject([{ id }, { id }])
  expect(await decide(id)).toEqual({ success: true })
  expect(await applied(email), 'an affiliate').toBeUndefined()
  const end = { partnerId: player.playerId, ...terms, isEnded: true, why }
  expect((await owner.call(changeAffiliate, { body: end })).body).toEqual({ success: true })
  expect(await applied(email)).toMatchObject({ id, login: player.login })
  expect(await decide(id)).toEqual({ success: true })
  expect(await accountOf(player)).toMatchObject({ links: [{ name: 'vale.example' }] })
})

test('two operators who decide at once make one decision', async () => {
  const player = await site.player()
  const { id } = await applied(mailTo(), player)
  const replies = await Promise.all([decide(id), decide(id, null)])
  expect(replies.filter(({ success }) => success)).toHaveLength(1)
  expect((await auditOf(site, player.playerId)).filter((what) => what === 'affiliate-admitted').length).toBe(
    (await accountOf(player)) ? 1 : 0,
  )
})

test('clicks, sign-ups, purchases and the share are counted by day and by player, names masked', async () => {
  const player = await partner()
  const [path = ''] = await pathsOf(player)
  const friend = await referred(path, { state: 'TX' })
  await friend.client.call(handleRequest, { query: { path: '/', tracking_id: friend.trackingId } })
  await happens(friend.playerId, purchaseCompleted, { orderId: 'ord_a1', cents: 999 })
  await happens(friend.playerId, purchaseCompleted, { orderId: 'ord_a2', cents: 1_999, nth: 2 })
  const statistics = await statisticsOf(player)
  const figures = { clicks: 1, signUps: 1, firstPurchases: 1, revenueCents: 2_998, shareCents: 249 + 499 }
  expect(statistics).toMatchObject({ from: '2026-10-23', to: '2026-11-21', totals: figures })
  expect(statistics.days).toEqual([{ day: '2026-11-21', ...figures }])
  const [listed] = statistics.players
  expect(listed).toMatchObject({ link: 'vale.example', state: 'TX', firstPurchaseOn: '2026-11-21', revenueCents: 2_998 })
  expect(listed?.name).toMatch(/^.•••.$/)
  expect(JSON.stringify(statistics)).not.toContain(friend.login)
  const { body } = await player.call(exportStatistics, { query: { by: 'day' } })
  expect(body).toMatchObject({ success: true, data: { csv: expect.stringContaining('2026-11-21,1,1,1,29.98,7.48') } })
  const desk = (await owner.call(listAffiliates)).body.data.partners.find(({ id }) => id === player.playerId)
  expect(desk).toMatchObject({ login: player.login, clicks: 1, signUps: 1, revenueCents: 2_998, shareCents: 748 })
})

test('a refund takes back what the purchase brought, a won dispute brings it again, each once', async () => {
  const player = await partner()
  const [path = ''] = await pathsOf(player)
  const friend = await referred(path)
  await happens(friend.playerId, purchaseCompleted, { orderId: 'ord_b1', cents: 999 })
  // Terms that change later apply to later purchases only.
  const change = { ...terms, shareBasisPoints: 5_000 }
  await owner.call(changeAffiliate, { body: { partnerId: player.playerId, ...change, isEnded: false, why } })
  await happens(friend.playerId, purchaseReversed, { orderId: 'ord_b1', cents: 400, priceCents: 999, leftCents: 599 })
  expect((await statisticsOf(player)).totals).toMatchObject({ revenueCents: 599, shareCents: 149 })
  await happens(friend.playerId, purchaseReversed, { orderId: 'ord_b1', cents: 599, priceCents: 999, leftCents: 0 })
  expect((await statisticsOf(player)).totals).toMatchObject({ firstPurchases: 1, revenueCents: 0, shareCents: 0 })
  await happens(friend.playerId, purchaseRestored, { orderId: 'ord_b1', cents: 599, priceCents: 999, leftCents: 599 })
  expect((await statisticsOf(player)).totals).toMatchObject({ revenueCents: 599, shareCents: 149 })
  await happens(friend.playerId, purchaseCompleted, { orderId: 'ord_b2', cents: 1_000, nth: 2 })
  await happens(friend.playerId, purchaseCompleted, { orderId: 'ord_b2', cents: 1_000, nth: 2 })
  expect((await statisticsOf(player)).totals, 'a repeated event counts once').toMatchObject({ shareCents: 149 + 500 })
})

test('filters by link, state and days; clicks have no state; test accounts do not count', async () => {
  const player = await partner()
  const { body } = await player.call(createLink, { body: { name: 'Newsletter' } })
  const [first, second] = body.success ? body.data.links : expect.fail('no link')
  await referred(first!.path, { state: 'TX' })
  site.advance(DAY_MS)
  owner = await signedInOperator(site, 'ben')
  await referred(second!.path, { state: 'OH' })
  const tester = await referred(second!.path, { state: 'OH' })
  await site.database.pool.query('update player set is_test = true where id = $1', [tester.playerId])
  expect((await statisticsOf(player)).totals).toMatchObject({ clicks: 3, signUps: 2 })
  expect((await statisticsOf(player, { link: second!.id })).totals).toMatchObject({ clicks: 2, signUps: 1 })
  const inOhio = await statisticsOf(player, { state: 'OH' })
  expect(inOhio.totals).toMatchObject({ clicks: null, signUps: 1 })
  expect(inOhio.players.map(({ link, state }) => [link, state])).toEqual([['Newsletter', 'OH']])
  const [newest, oldest] = (await statisticsOf(player)).days.map(({ day }) => day)
  expect((await statisticsOf(player, { from: oldest, to: oldest })).players).toHaveLength(1)
  expect((await statisticsOf(player, { from: newest })).totals).toMatchObject({ clicks: 2 })
  const other = await partner()
  expect((await statisticsOf(other, { link: second!.id })).totals, 'the link of another affiliate').toMatchObject({
    clicks: 0,
    signUps: 0,
  })
})

test('a name makes one link however often it is sent, and links have a maximum', async () => {
  const player = await partner()
  await Promise.all([
    player.call(createLink, { body: { name: 'Videos' } }),
    player.call(createLink, { body: { name: 'videos' } }),
  ])
  expect((await accountOf(player))?.links.map(({ name }) => name.toLowerCase())).toEqual(['vale.example', 'videos'])
  await site.database.pool.query(
    `insert into affiliate_link (player, brand, name, tracking_id, created_at)
     select $1, $2, 'link ' || n, $1 || n, now() from generate_series(3, $3) n`,
    [player.playerId, site.theme.id, LINKS_MAX],
  )
  const { body } = await player.call(createLink, { body: { name: 'One more' } })
  expect(body).toEqual({ success: false, reasonType: 'too-many-links' })
  const nobody = await site.player()
  const refused = { success: false, reasonType: 'not-an-affiliate' }
  expect((await nobody.call(createLink, { body: { name: 'Mine' } })).body).toEqual(refused)
  expect((await nobody.call(getStatistics, { query: {} })).body).toEqual(refused)
  expect((await nobody.call(exportStatistics, { query: { by: 'player' } })).body).toEqual(refused)
  expect((await site.visitor().call(getStatistics, { query: {} })).status).toBe(401)
})

test('an ended partnership closes the area and brings nothing more; resumed it goes on', async () => {
  const player = await partner()
  const [path = ''] = await pathsOf(player)
  const friend = await referred(path)
  const end = async (isEnded: boolean) =>
    (await owner.call(changeAffiliate, { body: { partnerId: player.playerId, ...terms, isEnded, why } })).body
  expect(await end(true)).toEqual({ success: true })
  expect(await end(true)).toEqual({ success: true })
  expect((await player.call(getProfile)).body.data.isAffiliate).toBe(false)
  expect(await accountOf(player)).toBeNull()
  await happens(friend.playerId, purchaseCompleted, { orderId: 'ord_c1', cents: 1_000 })
  await site.visitor().call(handleRequest, { query: { path: '/', tracking_id: friend.trackingId } })
  expect(await end(false)).toEqual({ success: true })
  expect((await statisticsOf(player)).totals).toMatchObject({ clicks: 1, signUps: 1, revenueCents: 0 })
  expect((await auditOf(site, player.playerId)).filter((what) => what === 'affiliate-changed')).toHaveLength(2)
  const stranger = { partnerId: 'plr_nobody', ...terms, isEnded: true, why }
  expect((await owner.call(changeAffiliate, { body: stranger })).body).toEqual({ success: false, reasonType: 'no-affiliate' })
})

const erase = (player: Id<'plr'>) => eraseFrom(site, 'affiliates', player)

test('what a player paid still counts after that player is erased', async () => {
  const player = await partner()
  const [path = ''] = await pathsOf(player)
  const friend = await referred(path)
  await happens(friend.playerId, purchaseCompleted, { orderId: 'ord_d1', cents: 1_000 })
  await erase(friend.playerId)
  const { totals, players } = await statisticsOf(player)
  expect(totals).toEqual({ clicks: 1, signUps: 0, firstPurchases: 1, revenueCents: 1_000, shareCents: 250 })
  expect(players).toEqual([])
  await happens(friend.playerId, purchaseReversed, { orderId: 'ord_d1', cents: 1_000, priceCents: 1_000, leftCents: 0 })
  expect((await statisticsOf(player)).totals).toMatchObject({ revenueCents: 0, shareCents: 0 })
})

test('the partnership of an erased account ends for good, and keeps nothing that the partner wrote', async () => {
  const player = await partner()
  await erase(player.playerId)
  const resume = { partnerId: player.playerId, ...terms, isEnded: false, why }
  expect((await owner.call(changeAffiliate, { body: resume })).body).toEqual({ success: false, reasonType: 'no-affiliate' })
  const desk = (await owner.call(listAffiliates)).body.data.partners.find(({ id }) => id === player.playerId)
  expect(desk).toMatchObject({ name: '', contactName: '', contactEmail: '', endedAt: expect.any(String) })
  const { rows } = await site.database.pool.query(
    'select name = tracking_id as "isBlank" from affiliate_link where player = $1',
    [player.playerId],
  )
  expect(rows).toEqual([{ isBlank: true }])
})

test('a period at either end of the calendar has no figures', async () => {
  const player = await partner()
  for (const query of [{ to: '0001-01-05' }, { from: '0000-01-01', to: '0000-02-01' }, { from: '9999-12-31', to: '9999-12-31' }])
    expect(await statisticsOf(player, query), JSON.stringify(query)).toMatchObject({ days: [], totals: { clicks: 0 } })
})

const refused = { status: 403, body: { code: 'not-eligible' } }
const waitingMatches = () => site.slices.find(({ id }) => id === 'eligibility')!.queue!.countWaiting({ ...site.context } as never)
const asks = (player: TestPlayer) => player.call(askFreeEntry, { body: { isAgreed: true } })
/** A player whose data are compared with the barred people, in entries mode. */
async function compared(player: TestPlayer): Promise<void> {
  await player.call(switchToSweepStakes)
  const address = { address: '1 High St', address2: '', city: 'Austin', zip: '78701' }
  await player.call(updateProfile, { body: { name: 'Una', surname: 'Vale', ...address } })
}

test('SWP-11 an affiliate is barred from entries until the partnership ends, and the application waits for nobody', async () => {
  const player = await site.player()
  const { id } = await applied(mailTo(), player)
  const before = await waitingMatches()
  await compared(player)
  expect(await waitingMatches()).toBe(before + 1)
  await decide(id)
  expect(await waitingMatches()).toBe(before)
  expect(await asks(player)).toMatchObject(refused)
  await owner.call(changeAffiliate, { body: { partnerId: player.playerId, ...terms, isEnded: true, why } })
  expect(await asks(player)).toMatchObject({ status: 200 })
})

test('SWP-11 a declined application bars nobody and waits for nobody', async () => {
  const player = await site.player()
  const { id } = await applied(mailTo(), player)
  const before = await waitingMatches()
  await compared(player)
  await decide(id, null)
  expect(await waitingMatches()).toBe(before)
  expect(await asks(player)).toMatchObject({ status: 200 })
})

test('switched off, the partner area does not exist', async () => {
  const player = await partner()
  const turn = async (isOn: boolean) => {
    await site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: 'affiliates', isOn }))
    await site.liveSettings.refresh()
  }
  await turn(false)
  expect((await player.call(getStatistics, { query: {} })).status).toBe(404)
  expect((await player.call(createLink, { body: { name: 'Late' } })).status).toBe(404)
  expect((await player.call(getProfile)).body.data.isAffiliate).toBe(false)
  await turn(true)
})
