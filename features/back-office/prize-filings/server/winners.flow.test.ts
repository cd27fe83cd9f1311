import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { closeAccount } from '#features/account/account-closure/contract.ts'
import { updateProfile } from '#features/account/personal-info/contract.ts'
import { addDays, calendarDayOf, DAY_MS, HOUR_MS } from '#kernel/time.ts'
import { markVerified } from '#platform/auth/verified.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { promotionEntry } from '#promotions/index.ts'
import { publishRun, toyCampaign, toyPromotion } from '#promotions/testing/toy-promotion.ts'
import { exportWinners } from '../contract.ts'

let site: TestSite
let ann: TestClient
let run: string
let winner: TestPlayer
beforeAll(async () => {
  site = await openTestSite({ besides: [{ ...promotionEntry(toyPromotion, 'toy'), isInEveryTheme: true }] })
  ann = await signedInOperator(site, 'ann', 'support')
  const endsAt = site.clock.now() + HOUR_MS
  run = await publishRun(site.context, toyCampaign, { config: { every: 2, coins: 100 }, endsAt })
  winner = await site.player({ isTest: false })
  const named = { name: 'Ada', surname: 'Vale', address: '1 High St, rear', address2: 'B 2', city: 'Austin', zip: '78701' }
  if (!(await winner.call(updateProfile, { body: named })).body.success) throw new Error('the profile was refused')
  await site.context.transaction((tx) => markVerified(tx, winner.playerId, { at: site.clock.now(), by: 'staff' }))
  const [other, tester] = [await site.player({ isTest: false }), await site.player({ isTest: true })]
  await paid(winner, 600_000)
  await paid(other, 1_000)
  await paid(other, 0, 5_000)
  await paid(tester, 700_000)
})
afterAll(() => site.close())

const today = () => calendarDayOf(site.clock.now(), site.theme.timeZone)
const list = async (query: object = {}, by = ann) =>
  by.call(exportWinners, { query: { list: 'authority', from: today(), to: today(), ...query } as never })

async function paid({ playerId }: TestPlayer, entries: number, coins = 0): Promise<void> {
  const value = JSON.stringify({ kind: 'balance', coins, entries })
  await site.database.pool.query(
    `insert into promotion.grant (key, run, player, feature, kind, value, cost_cents, state, cause, config_hash, draws, proof,
       earned_at, paid_at, paid)
     values ($1, $2, $3, 'toy', 'balance', $4, $5, 'paid', 'test', '', '[]', '{}', $6, $6, $4)`,
    [`${run}:${playerId}:${entries}`, run, playerId, value, entries, new Date(site.clock.now())],
  )
}
const linesOf = (body: Awaited<ReturnType<typeof list>>['body']) => (body.success ? body.data.csv.trimEnd().split('\r\n') : [])

test('SWP-7 authorities get the winners of entries with name, address, prize and date, and the download is audited', async () => {
  expect((await list()).body).toMatchObject({ success: true, data: { winners: 2, isCutOff: false } })
  const { rows } = await site.database.pool.query(
    "select after from audit_event where what = 'winners-seen' order by id desc limit 1",
  )
  expect(rows[0].after.seen).toHaveLength(2)
  const { body } = await list({ entriesAbove: 25 })
  expect(body).toMatchObject({ data: { winners: 1, fileName: `winners-authority-${today()}-to-${today()}.csv` } })
  const [head, line] = linesOf(body)
  expect(head).toBe('promotion,run,name,verified,account,address,zip,city,state,entries,worth in USD,date')
  expect(line).toBe(
    `Toy,${run},Ada Vale,yes,${winner.playerId},"1 High St, rear, B 2",78701,Austin,TX,6000.00,6000.00,${today()}`,
  )
  expect((await list({ entriesAbove: 6_000 })).body).toMatchObject({ data: { winners: 0 } })
})

test('SWP-7 anyone who asks gets a list without address, account and full surname', async () => {
  const { body } = await list({ list: 'public', entriesAbove: 25 })
  expect(linesOf(body)).toEqual([
    'promotion,name,city,state,entries,worth in USD,date',
    `Toy,Ada V.,Austin,TX,6000.00,6000.00,${today()}`,
  ])
})

test('the list of a run needs no days; another run and another day have no winners', async () => {
  expect((await list({ run, from: undefined, to: undefined })).body).toMatchObject({ data: { winners: 2 } })
  expect((await list({ run: 'cmp_unknown' })).body).toMatchObject({ data: { winners: 0 } })
  expect((await list({ from: addDays(today(), 1), to: addDays(today(), 2) })).body).toMatchObject({ data: { winners: 0 } })
})

test('an absent, wrong or too long period is refused, and so are other roles and players', async () => {
  expect((await list({ to: undefined })).body).toEqual({ success: false, reasonType: 'period-missing' })
  expect((await list({ to: addDays(today(), -1) })).body).toEqual({ success: false, reasonType: 'period-wrong' })
  expect((await list({ from: addDays(today(), -400) })).body).toEqual({ success: false, reasonType: 'period-too-long' })
  expect((await list({}, await signedInOperator(site, 'crm', 'crm'))).status).toBe(403)
  expect((await list({}, await site.player())).status).toBe(401)
})

test('SWP-7 PRV-2 the list of a run still names a winner of more than 25 USD whose account was erased', async () => {
  const small = await site.player({ isTest: false })
  await paid(small, 2_500)
  const before = linesOf((await list({ run, from: undefined, to: undefined, entriesAbove: 25 })).body)
  for (const each of [winner, small]) await each.call(closeAccount, { body: { kind: 'erase' } })
  for (const days of [15, 1, 1]) {
    site.advance(days * DAY_MS)
    await site.runJobs()
    await site.database.pool.query('update mail_message set sent_at = now(), content = null where sent_at is null')
  }
  const { rows } = await site.database.pool.query('select name from player where id = $1', [winner.playerId])
  expect(rows).toEqual([{ name: null }])
  ann = await signedInOperator(site, 'ann2', 'support')
  expect(linesOf((await list({ run, from: undefined, to: undefined, entriesAbove: 25 }, ann)).body)).toEqual(before)
  const { rows: kept } = await site.database.pool.query('select player from promotion.kept_winner')
  expect(kept).toEqual([{ player: winner.playerId }])
})
