import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '#apps/site/testing/expectations.ts'
import { backAgain } from '#apps/site/testing/people.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { played, spin } from '#apps/site/testing/spins.ts'
import { choose, getInbox } from '#features/engage/notifications/contract.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { closeAccount, reopenAccount } from '#features/account/account-closure/contract.ts'
import { signIn } from '#features/account/sign-in/contract.ts'
import { getLimits } from '#features/protection/limits/contract.ts'
import { money } from '#kernel/money.ts'
import { addDays, calendarDayOf, DAY_MS, MINUTE_MS } from '#kernel/time.ts'
import { post } from '#ledger/index.ts'
import { readPlayer } from '#platform/auth/players.ts'
import { eraseRows } from '#platform/erasure/erase-rows.ts'
import { eraseGround } from '#platform/erasure/ground.ts'
import { readCaptured } from '#platform/mail/captured.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { closeCare, limitPlayer, listCare, noteContact, readCare, resumePlay, snoozeCare } from '../contract.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const query = async (text: string, values: unknown[] = []) => (await site.database.pool.query(text, values)).rows

let people = 0
async function someone(options: Parameters<TestSite['player']>[0] = {}): Promise<TestPlayer & { readonly email: string }> {
  const email = `care${people++}@mail.example`
  const player = await site.player({ isTest: false, birthDate: '2004-05-01', email, isEmailConfirmed: true, ...options })
  const { playerId } = player
  const from = { house: 'promotions', asset: 'coins' } as const
  const movements = [{ from, to: { player: playerId, asset: 'coins' as const }, amount: money('coins', 1_000_000n) }]
  await site.context.transaction((tx) => post(tx, { key: `start:${playerId}`, kind: 'grant', player: playerId, movements }))
  return { ...player, email }
}

/** Two points of limits, and one of age. */
const hitLimits = ({ playerId }: TestPlayer) =>
  query(
    `insert into play_cap_reached (player, scope, kind, period, at)
     select $1, 'Purchases', 'gross', p, $2 from unnest('{day,week,month}'::text[]) as p on conflict do nothing`,
    [playerId, new Date(site.clock.now())],
  )
/** Two points more. */
const takeBreaks = ({ playerId }: TestPlayer) =>
  query(
    `insert into exclusion (player, kind, chosen_at, until)
     select $1, 'break', $2::timestamptz - n * interval '3 days', $2::timestamptz - n * interval '2 days' from generate_series(1, 4) as n`,
    [playerId, new Date(site.clock.now())],
  )
/** Six points more, so that all together are eleven. */
async function showMore({ playerId }: TestPlayer): Promise<void> {
  const now = new Date(site.clock.now())
  await query(
    `insert into limit_change (player, scope, kind, period, amount, effective_from)
     select $1, 'Purchases', 'gross', p, null, $2::timestamptz + interval '1 day' from unnest('{day,week,month}'::text[]) as p`,
    [playerId, now],
  )
  await query(
    `insert into exclusion (player, kind, chosen_at, until, return_asked_at) values ($1, 'exclusion', $2::timestamptz - interval '60 days',
       $2::timestamptz - interval '20 days', $2::timestamptz - interval '18 days')`,
    [playerId, now],
  )
  await query(
    `insert into saved_payment_method (id, player, provider, method, token, title, fingerprint, saved_at)
     select $1 || n, $1, 'sandbox', 'card', 'token' || n, 'Visa', 'print' || n, $2 from generate_series(1, 4) as n`,
    [playerId, now],
  )
}

async function night(): Promise<void> {
  site.advance(DAY_MS)
  await site.runJobs()
  await site.deliverEvents()
}
const mailsTo = async (email: string) =>
  (
    await readCaptured(site.database.reader, () => ({ brandName: 'Velmora', siteUrl: 'https://play.example' }), {
      recipient: email,
    })
  ).map(({ subject }) => subject)
const inboxOf = async (player: TestPlayer) =>
  (await player.call(getInbox)).body.data.messages.filter(({ kind }) => kind === 'care').map(({ title }) => title)

const WHY = 'a limit was agreed'
const note = (by: TestClient, id: string, answered: boolean) =>
  by.call(noteContact, {
    params: { id },
    body: { key: randomUUID(), channel: 'phone', why: 'stopped', what: 'Named limits', reaction: 'Friendly', answered },
  })
const mayPromote = async ({ playerId }: TestPlayer) => {
  const today = calendarDayOf(site.clock.now(), site.theme.timeZone)
  return site.slices.find(({ id }) => id === 'care')!.mayPromote!({ ...site.context, today } as never, playerId, 'email')
}

test('SAFE-2 levels 1 and 2 are each told once, in the inbox and by mail, without naming a marker', async () => {
  const player = await someone()
  await hitLimits(player)
  await night()
  expect([await inboxOf(player), await mailsTo(player.email)]).toEqual([['A quick check-in'], ['A quick check-in']])
  await player.call(getProfile)
  await night()
  expect(await mailsTo(player.email)).toHaveLength(1)
  await takeBreaks(player)
  await player.call(getProfile)
  await night()
  expect(await inboxOf(player)).toEqual(['Would a limit help?', 'A quick check-in'])
  expect((await mailsTo(player.email)).toSorted()).toEqual(['A quick check-in', 'Would a limit help?'])
  const [{ content }] = await query(
    "select content from mail_message where recipient = $1 and content ->> 'subject' like 'Would%'",
    [player.email],
  )
  expect(content.action.path).toBe('/profile/limits')
  expect(JSON.stringify(content)).not.toMatch(/marker|level|breaks in|reached|years/)
  await played(await backAgain(site, player))
})

test('the player’s switch turns off the mail and leaves the inbox; a Spanish page has Spanish words', async () => {
  const player = await someone({ locale: 'es' })
  await player.call(choose, { body: { kind: 'care', isOn: false } })
  await hitLimits(player)
  await night()
  expect(await mailsTo(player.email)).toEqual([])
  expect(await inboxOf(player)).toHaveLength(1)
  const other = await someone({ locale: 'es' })
  await hitLimits(other)
  await night()
  expect(await mailsTo(other.email)).toEqual(['¿Cómo va todo?'])
})

test('SAFE-2 level 4 stops play until an operator lets it resume, and tells the player whatever their switch says', async () => {
  const [player, other] = [await someone(), await someone()]
  await player.call(choose, { body: { kind: 'care', isOn: false } })
  for (const step of [hitLimits, takeBreaks, showMore]) await step(player)
  await played(player)
  await night()
  await played(await backAgain(site, other))
  const back = await backAgain(site, player)
  expect(await spin(back)).toMatchObject({ status: 403, body: { code: 'play-paused' } })
  expect((await back.call(getProfile)).status).toBe(200)
  expect(await mailsTo(player.email)).toEqual(['We paused play for now'])
  const ann = await signedInOperator(site, 'care-stop', 'compliance')
  const { id } = (await ann.call(listCare)).body.data.cases.find((each) => each.player.id === player.playerId)!
  const file = async () => (await ann.call(readCare, { params: { id } })).body.data
  expect(await file()).toMatchObject({ level: 4, isStopped: true, messages: [{ level: 4 }] })
  const tomorrow = addDays(calendarDayOf(site.clock.now(), site.theme.timeZone), 1)
  const putOff = () => ann.call(snoozeCare, { params: { id }, body: { until: tomorrow, why: 'out of office' } })
  expect((await putOff()).body).toEqual({ success: false, reasonType: 'stopped' })
  const resumeBy = (by: TestClient) => by.call(resumePlay, { params: { id }, body: { why: WHY } })
  const resume = async () => (await resumeBy(ann)).body
  const close = async () => (await ann.call(closeCare, { params: { id }, body: { outcome: 'limit-agreed', why: WHY } })).body
  expect(await resume()).toEqual({ success: false, reasonType: 'no-answer' })
  await note(ann, id, false)
  expect(await spin(back)).toMatchObject({ status: 403, body: { code: 'play-paused' } })
  expect(await file()).toMatchObject({ isStopped: true, may: { resume: false, putOff: true, close: false } })
  expect((await putOff()).body).toEqual({ success: true })
  expect(await resume()).toEqual({ success: false, reasonType: 'no-answer' })
  await note(ann, id, true)
  expect(await close()).toEqual({ success: false, reasonType: 'stopped' })
  expect(await spin(back)).toMatchObject({ status: 403, body: { code: 'play-paused' } })
  expect((await resumeBy(back)).status).toBe(401)
  expect((await resumeBy(await signedInOperator(site, 'care-audit', 'auditor'))).status).toBe(403)
  const lock = { sql: 'select from care_case where id = $1 for update', values: [id] }
  expect(await atOnce(site, lock, [resume, resume])).toContainEqual({ success: false, reasonType: 'not-stopped' })
  expect(await file()).toMatchObject({ isStopped: false, resumed: { why: WHY }, may: { resume: false, close: true } })
  expect(await query("select why from audit_event where subject = $1 and what = 'care-play-resumed'", [player.playerId])).toEqual(
    [{ why: WHY }],
  )
  await played(back)
  expect(await close()).toEqual({ success: true })
  expect(await resume()).toEqual({ success: false, reasonType: 'closed' })
  await played(back)
})

test('SAFE-2 a stop holds for every account of one proven person, also after the stopped account is closed', async () => {
  const [login, password] = ['one-of-two', 'plum tram forty gull']
  const stopped = await someone({ email: 'two.accounts@gmail.com', login, password })
  const other = await someone({ email: 'twoaccounts+b@gmail.com' })
  const stranger = await someone({ email: 'twoaccounts+c@gmail.com', isEmailConfirmed: false })
  await site.deliverEvents()
  await played(other)
  for (const step of [hitLimits, takeBreaks, showMore]) await step(stopped)
  await night()
  for (const each of [stopped, other]) {
    expect(await spin(await backAgain(site, each))).toMatchObject({ status: 403, body: { code: 'play-paused' } })
    expect(await mayPromote(each)).toBe(false)
  }
  await played(await backAgain(site, stranger))
  const client = site.visitor()
  await client.call(signIn, { body: { identifier: login, password } })
  expect((await client.call(closeAccount, { body: { kind: 'close' } })).body.success).toBe(true)
  site.advance(MINUTE_MS)
  const back = await backAgain(site, other)
  expect(await spin(back)).toMatchObject({ status: 403, body: { code: 'play-paused' } })
  const ann = await signedInOperator(site, 'care-person', 'compliance')
  const { id } = (await ann.call(listCare)).body.data.cases.find(({ player }) => player.id === stopped.playerId)!
  await note(ann, id, true)
  expect((await ann.call(resumePlay, { params: { id }, body: { why: WHY } })).body).toEqual({ success: true })
  await played(back)
})

test('a case of a closed account closes without an answer, which ends its stop', async () => {
  const [login, password] = ['gone-silent', 'plum tram forty gull']
  const player = await someone({ login, password })
  for (const step of [hitLimits, takeBreaks, showMore]) await step(player)
  await night()
  const client = site.visitor()
  await client.call(signIn, { body: { identifier: login, password } })
  await client.call(closeAccount, { body: { kind: 'close' } })
  const ann = await signedInOperator(site, 'care-gone', 'compliance')
  const { id } = (await ann.call(listCare)).body.data.cases.find((each) => each.player.id === player.playerId)!
  const close = async () => (await ann.call(closeCare, { params: { id }, body: { outcome: 'support-named', why: WHY } })).body
  expect(await close()).toEqual({ success: false, reasonType: 'no-contact' })
  await note(ann, id, false)
  expect(await close()).toEqual({ success: true })
})

/** Two accounts of one person, of which the first is stopped, and how to sign in to each. */
async function stoppedPerson(name: string) {
  const password = 'plum tram forty gull'
  const [stopped, other] = [
    await someone({ email: `${name}@gmail.com`, login: `${name}-one`, password }),
    await someone({ email: `${name}+b@gmail.com`, login: `${name}-two`, password }),
  ]
  await site.deliverEvents()
  for (const step of [hitLimits, takeBreaks, showMore]) await step(stopped)
  await night()
  const signInTo = async (nth: 'one' | 'two') => {
    const client = site.visitor()
    await client.call(signIn, { body: { identifier: `${name}-${nth}`, password } })
    return client
  }
  const ann = await signedInOperator(site, `care-${name}`, 'compliance')
  const caseOf = async ({ playerId }: TestPlayer) =>
    (await ann.call(listCare)).body.data.cases.find(({ player }) => player.id === playerId)?.id
  return { stopped, other, signInTo, ann, caseOf }
}

test('a stop ends with the case of a closed account only if the person has no other, and goes on if they come back', async () => {
  const { stopped, other, signInTo, ann, caseOf } = await stoppedPerson('gone')
  const id = (await caseOf(stopped))!
  await (await signInTo('one')).call(closeAccount, { body: { kind: 'close' } })
  await note(ann, id, false)
  const close = async () => (await ann.call(closeCare, { params: { id }, body: { outcome: 'support-named', why: WHY } })).body
  expect(await close()).toEqual({ success: false, reasonType: 'stopped' })
  expect((await ann.call(readCare, { params: { id } })).body.data.may.close).toBe(false)
  await (await signInTo('two')).call(closeAccount, { body: { kind: 'close' } })
  expect(await close()).toEqual({ success: true })
  const again = { ...other, ...(await signInTo('two')) }
  expect((await again.call(reopenAccount)).body).toEqual({ success: true })
  expect(await spin(again)).toMatchObject({ status: 403, body: { code: 'play-paused' } })
  expect(await caseOf(stopped)).toBe(id)
})

test('an erased account leaves its stop to the other accounts of the person, until an operator lets play resume', async () => {
  const { stopped, other, ann, caseOf } = await stoppedPerson('erased')
  const { personalTables, erase } = site.slices.find(({ id }) => id === 'care')!
  const eraseAll = () =>
    site.context.transaction(async (tx) => {
      const player = await readPlayer(tx, stopped.playerId)
      await eraseRows(tx, personalTables!, player.id)
      await erase!({ ...site.context, reader: tx } as never, tx, player)
      await eraseGround(tx, player)
    })
  await eraseAll()
  await eraseAll()
  const back = await backAgain(site, other)
  expect(await spin(back)).toMatchObject({ status: 403, body: { code: 'play-paused' } })
  expect(await caseOf(stopped)).toBeUndefined()
  const id = (await caseOf(other))!
  expect(await query("select after from audit_event where subject = $1 and what = 'care-level-set'", [other.playerId])).toEqual([
    { after: { level: 4, from: 'account-erased' } },
  ])
  await note(ann, id, true)
  expect((await ann.call(resumePlay, { params: { id }, body: { why: WHY } })).body).toEqual({ success: true })
  await played(back)
})

test('a stop that closing its case had ended before does not begin again with the account', async () => {
  const { stopped, ann, caseOf, signInTo } = await stoppedPerson('former')
  const id = (await caseOf(stopped))!
  await query(
    "update care_case set closed_at = now(), closed_by = 'opr_x', outcome = 'no-concern', closed_why = $2 where id = $1",
    [id, WHY],
  )
  await query(await readFile(new URL('migrations/20261130T0230__care_ended_stops.sql', import.meta.url), 'utf8'))
  await (await signInTo('one')).call(closeAccount, { body: { kind: 'close' } })
  const again = { ...stopped, ...(await signInTo('one')) }
  expect((await again.call(reopenAccount)).body).toEqual({ success: true })
  await played(again)
  expect((await ann.call(readCare, { params: { id } })).body.data).toMatchObject({ isStopped: false, resumed: { why: WHY } })
})

test('a stop that a contact had ended before stays ended', async () => {
  const player = await someone()
  for (const step of [hitLimits, takeBreaks, showMore]) await step(player)
  await night()
  const ann = await signedInOperator(site, 'care-before', 'compliance')
  const { id } = (await ann.call(listCare)).body.data.cases.find((each) => each.player.id === player.playerId)!
  await note(ann, id, false)
  const text = await readFile(new URL('migrations/20261130T0201__care_resumed.sql', import.meta.url), 'utf8')
  await query(text.slice(text.indexOf('update care_case')))
  expect((await ann.call(readCare, { params: { id } })).body.data).toMatchObject({
    isStopped: false,
    resumed: { by: 'care-before' },
  })
  await played(await backAgain(site, player))
})

test('closing and reopening an account ends no stop', async () => {
  const [login, password] = ['stopped', 'plum tram forty gull']
  const player = await someone({ login, password })
  for (const step of [hitLimits, takeBreaks, showMore]) await step(player)
  await night()
  const back = await backAgain(site, player)
  expect(await spin(back)).toMatchObject({ status: 403, body: { code: 'play-paused' } })
  const [before] = await query('select * from care_case where player = $1', [player.playerId])
  const client = site.visitor()
  await client.call(signIn, { body: { identifier: login, password } })
  expect((await client.call(closeAccount, { body: { kind: 'close' } })).body.success).toBe(true)
  expect(await query('select outcome from care_case where player = $1', [player.playerId])).toEqual([{ outcome: null }])
  const again = { ...player, ...site.visitor() }
  await again.call(signIn, { body: { identifier: login, password } })
  expect((await again.call(reopenAccount)).body).toEqual({ success: true })
  expect(await query('select * from care_case where player = $1', [player.playerId])).toEqual([before])
  expect(await spin(again)).toMatchObject({ status: 403, body: { code: 'play-paused' } })
})

test('an address that nobody has confirmed gets no mail about it, and the inbox does', async () => {
  const player = await someone({ isEmailConfirmed: false })
  for (const step of [hitLimits, takeBreaks, showMore]) await step(player)
  await night()
  expect(await inboxOf(await backAgain(site, player))).toEqual(['We paused play for now'])
  expect(await mailsTo(player.email)).toEqual([])
})

test('a case that reached level 4 before stops existed stops nobody without a message', async () => {
  const [untold, told] = [await someone(), await someone()]
  for (const player of [untold, told]) for (const step of [hitLimits, takeBreaks, showMore]) await step(player)
  await night()
  await query('delete from care_message where player = $1', [untold.playerId])
  await query(await readFile(new URL('migrations/20261129T2340__care_untold_stops.sql', import.meta.url), 'utf8'))
  const [free, stopped] = [await backAgain(site, untold), await backAgain(site, told)]
  await played(free)
  expect(await spin(stopped)).toMatchObject({ status: 403, body: { code: 'play-paused' } })
  await night()
  await played(await backAgain(site, untold))
})

test('LIM-7 staff set a limit with a reason: it counts beside the player’s own, who sees it, until they remove it', async () => {
  const player = await someone()
  await hitLimits(player)
  await night()
  const [ann, auditor] = [
    await signedInOperator(site, 'care-limit', 'compliance'),
    await signedInOperator(site, 'care-look', 'auditor'),
  ]
  const { id } = (await ann.call(listCare)).body.data.cases.find((each) => each.player.id === player.playerId)!
  const limit = { scope: 'TournamentPoints', kind: 'gross', period: 'day' } as const
  const set = (amount: number | null, by = ann, of = id) =>
    by.call(limitPlayer, { params: { id: of }, body: { limit, amount, why: 'agreed on the phone' } })
  expect((await set(0, auditor)).status).toBe(403)
  expect((await set(0, player)).status).toBe(401)
  expect((await set(0, ann, '999999')).status).toBe(404)
  const wrong = { ...limit, period: 'once' } as const
  expect((await ann.call(limitPlayer, { params: { id }, body: { limit: wrong, amount: 0, why: 'agreed' } })).status).toBe(422)
  expect([(await set(0)).body, (await set(0)).body]).toEqual([{ success: true }, { success: true }])
  const back = await backAgain(site, player)
  expect(await spin(back)).toMatchObject({ status: 403, body: { code: 'limit-reached' } })
  const shown = (await back.call(getLimits)).body.data.limits.find(
    ({ scope, kind, period }) => `${scope} ${kind} ${period}` === 'TournamentPoints gross day',
  )
  expect(shown).toMatchObject({ amount: null, houseAmount: 0 })
  expect((await set(null)).body).toEqual({ success: true })
  await played(back)
  expect(
    await query(
      "select why, after ->> 'amount' as amount from audit_event where subject = $1 and what = 'care-limit-set' order by id",
      [player.playerId],
    ),
  ).toEqual([
    { why: 'agreed on the phone', amount: '0' },
    { why: 'agreed on the phone', amount: null },
  ])
  await ann.call(closeCare, { params: { id }, body: { outcome: 'limit-agreed', why: 'a limit was agreed' } })
  expect((await set(0)).body).toEqual({ success: false, reasonType: 'closed' })
})
