import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce, expectPostings } from '#apps/site/testing/expectations.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { signIn } from '#features/account/sign-in/contract.ts'
import { signUp } from '#features/account/registration/contract.ts'
import { apply } from '#features/engage/affiliates/contract.ts'
import { askForCopy } from '#features/account/data-export/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { spin } from '#features/play/game-session/contract.ts'
import { updateProfile } from '#features/account/personal-info/contract.ts'
import { beginSecondFactor, enableSecondFactor, giveCode } from '#features/account/security/contract.ts'
import { sendTicket } from '#features/engage/support/contract.ts'
import { choose } from '#features/engage/subscription/contract.ts'
import { DAY_MS, MINUTE_MS } from '#kernel/time.ts'
import type { PlayerAsset } from '#kernel/money.ts'
import { checkInvariants, readBalances } from '#ledger/index.ts'
import { codeAt, secretOfText } from '#platform/auth/second-factor/totp.ts'
import { readCaptured } from '#platform/mail/captured.ts'
import type { TestClient } from '#platform/testing/client.ts'
import * as contract from '../contract.ts'
import { allTables } from './tables.ts'
import { faults, frail, giveTo } from './test-bench.ts'
import { tablesThatSay } from './test-marker.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite({ besides: [frail] })))
afterAll(() => site.close())

const PASSWORD = 'plum tram forty gull'
let people = 0
const someone = async () => {
  const name = `leaver${(people += 1)}`
  return {
    ...(await site.player({ login: name, email: `${name}@mail.example`, password: PASSWORD, isEmailConfirmed: true })),
    name,
  }
}
type Leaver = Awaited<ReturnType<typeof someone>>

const give = (player: TestPlayer, wallet: Partial<Record<PlayerAsset, bigint>>) => giveTo(site, player, wallet)
const close = (client: TestClient, kind: contract.ClosureKind = 'close', reason?: contract.ClosureReason) =>
  client.call(contract.closeAccount, { body: { kind, ...(reason && { reason }) } })
const signInAs = (client: TestClient, { login }: { login: string }) =>
  client.call(signIn, { body: { identifier: login, password: PASSWORD } })
async function closedClient(player: Leaver): Promise<TestClient> {
  const client = site.visitor()
  expect((await signInAs(client, player)).body).toEqual({ success: false, reasonType: 'account-closed' })
  return client
}
const closedOf = async (client: TestClient) => (await client.call(contract.getClosed)).body.data.closed
async function runJobs(): Promise<void> {
  site.advance(15 * MINUTE_MS)
  await site.runJobs()
}
/** Past the reopening period, and until each of its mails is sent or has expired. */
async function outlast(): Promise<void> {
  site.advance(contract.GRACE_DAYS * DAY_MS)
  await runJobs()
  await site.database.pool.query('update mail_message set sent_at = now(), content = null where sent_at is null')
  await runJobs()
}
const mailsTo = ({ name }: Leaver) =>
  readCaptured(site.database.reader, () => ({ brandName: 'Velmora', siteUrl: 'https://play.example' }), {
    recipient: `${name}@mail.example`,
  })
const rowOf = async ({ playerId }: TestPlayer) =>
  (await site.database.pool.query('select * from account_closing where player = $1 order by id desc limit 1', [playerId])).rows[0]
const balancesOf = ({ playerId }: TestPlayer) => readBalances(site.context.reader, playerId)

describe('closing an account', () => {
  test('ACC-10 states what ends and what is owed, signs out everywhere, and is confirmed by mail with a reference', async () => {
    const player = await someone()
    await give(player, { coins: 5_00n, entries: 7_00n, winnings: 12_34n })
    const { body } = await player.call(contract.getClosure)
    expect(body.data.balances).toEqual({ coins: 5_00, tourPoints: 0, entries: 7_00, winnings: 12_34 })
    const reasons = body.data.kept.map(({ why }) => why)
    expect(reasons).toEqual([
      'books',
      'rounds',
      'consents',
      'places',
      'identity',
      'complaints',
      'exclusion',
      'care',
      'gifts',
      'winners',
      'trail',
    ])
    const other = site.visitor()
    expect((await signInAs(other, player)).body.success).toBe(true)
    const reply = (await close(player, 'close', 'time')).body
    expect(reply.data).toMatchObject({
      until: new Date(site.clock.now() + 14 * DAY_MS).toISOString(),
      reference: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/),
      isMailed: true,
    })
    for (const each of [player, other]) expect((await each.call(getProfile)).status).toBe(401)
    const [mail] = await mailsTo(player)
    expect(mail?.text).toContain('12.34')
    expect(mail?.text).toContain(reply.data.reference)
    expect(await rowOf(player)).toMatchObject({ reason: 'time', erasure_asked_at: null })
    expect(Object.values(await rowOf(player)).join()).not.toContain(reply.data.reference)
  })

  test('requires no accepted terms, but a recent proof of identity', async () => {
    expect((await close(site.visitor())).status).toBe(401)
    const player = await site.player({ hasConfirmedTerms: false })
    site.advance(11 * MINUTE_MS)
    expect(await close(player)).toMatchObject({ status: 403, body: { code: 'proof-needed' } })
    const fresh = await site.player({ hasConfirmedTerms: false })
    expect((await close(fresh)).body).toMatchObject({ success: true, data: { reference: null, isMailed: false } })
  })

  test('twice concurrently closes once', async () => {
    const player = await someone()
    const lock = { sql: 'select from player where id = $1 for update', values: [player.playerId] }
    const answers = await atOnce(site, lock, [() => close(player), () => close(player, 'erase')])
    expect(answers.map(({ body }) => body.success)).toEqual([true, true])
    expect(new Set(answers.map(({ body }) => body.data.until)).size).toBe(1)
    const { rowCount } = await site.database.pool.query('select from account_closing where player = $1', [player.playerId])
    expect(rowCount).toBe(1)
    expect(await mailsTo(player)).toHaveLength(1)
  })

  test('while rounds are in flight keeps the books balanced, and no round starts afterwards', async () => {
    const player = await someone()
    await give(player, { coins: 1_000_00n })
    const play = () => player.call(spin, { params: { slug: 'cherry-royale' }, body: { stake: 2_000 } })
    const answers = await Promise.all([play(), play(), close(player), play(), play()])
    expect(answers[2].body).toMatchObject({ success: true })
    expect((await play()).status).toBe(401)
    await outlast()
    const { coins, tourPoints, winnings } = await balancesOf(player)
    expect({ coins, tourPoints }).toEqual({ coins: 0n, tourPoints: 0n })
    expect(await rowOf(player)).toMatchObject({ owed_winnings: winnings })
    expect(await checkInvariants(site.context.reader)).toEqual([])
  })

  test('settles open rounds by the house rule', async () => {
    const player = await someone()
    await give(player, { coins: 1_000_00n })
    const input = { params: { slug: 'gem-sweeper' }, body: { stake: 100_00, params: { mines: 3 } } }
    const { body } = (await player.call(spin, input)) as { body: { success: boolean } }
    expect(body.success).toBe(true)
    const open = () =>
      site.database.pool.query('select from game_round where player = $1 and open_in is not null', [player.playerId])
    expect((await open()).rowCount).toBe(1)
    await close(player)
    expect((await open()).rowCount).toBe(0)
  })

  test('PRV-3 appears in the operators’ log with the legal deadlines, marked late if nothing was done in time', async () => {
    const player = await someone()
    await close(player, 'erase', 'privacy')
    const at = site.clock.now()
    const entry = async () => {
      const support = await signedInOperator(site, 'sam', 'support')
      const { requests } = (await support.call(contract.listClosures)).body.data
      const { rows } = await site.database.pool.query(
        "select after->'seen' as seen from audit_event where what = 'closings-seen' order by id desc limit 1",
      )
      expect(rows[0]?.seen).toContain(player.playerId)
      return requests.find((request) => request.player === player.playerId)
    }
    const day = (days: number): string => new Date(at + days * DAY_MS).toISOString()
    const told = { acknowledgedAt: day(0), acknowledgeBy: day(10), answerBy: day(30), lastDay: day(45), endsAt: day(14) }
    expect(await entry()).toMatchObject({
      kind: 'erase',
      reason: 'privacy',
      state: 'grace',
      isLate: false,
      doneAt: null,
      ...told,
    })
    site.advance(31 * DAY_MS)
    expect(await entry()).toMatchObject({ state: 'grace', isLate: true })
    await outlast()
    expect(await entry()).toMatchObject({ state: 'erased', isLate: false })
  })

  test('ends offers and notifications', async () => {
    const player = await someone()
    await player.call(choose, { body: { channel: 'email', isOn: true } })
    await close(player)
    const ctx = { ...site.context, today: '2026-11-21' } as const
    for (const channel of ['email', 'push', 'text'] as const) {
      const answers = await Promise.all(site.slices.map((slice) => slice.mayPromote?.(ctx, player.playerId, channel)))
      expect(answers).toContain(false)
    }
    const { rows } = await site.database.pool.query(
      "select is_on from subscription_choice where player = $1 and channel = 'email'",
      [player.playerId],
    )
    expect(rows).toEqual([{ is_on: false }])
  })
})

describe('reopening', () => {
  test('is offered by every sign-in method, and restores everything', async () => {
    const player = await someone()
    await give(player, { coins: 5_00n })
    await close(player)
    const client = await closedClient(player)
    expect((await client.call(getProfile)).status).toBe(401)
    expect(await closedOf(site.visitor())).toBeNull()
    expect(await closedOf(client)).toMatchObject({ kind: 'close', isFinal: false, mayReopen: true, winnings: 0 })
    expect((await site.visitor().call(contract.reopenAccount)).body).toEqual({ success: false, reasonType: 'sign-in-again' })
    expect((await client.call(contract.reopenAccount)).body).toEqual({ success: true })
    expect((await client.call(getProfile)).status).toBe(200)
    expect((await balancesOf(player)).coins).toBe(5_00n)
    expect((await signInAs(site.visitor(), player)).body.success).toBe(true)
    await outlast()
    expect((await balancesOf(player)).coins).toBe(5_00n)
    // The account may be closed again.
    const again = site.visitor()
    await signInAs(again, player)
    expect((await close(again, 'erase')).body.success).toBe(true)
  })

  test('asks for the second factor before it reveals anything', async () => {
    const player = await someone()
    const begun = (await player.call(beginSecondFactor)).body
    if (!begun.success) throw new Error(begun.reasonType)
    const code = () => codeAt(secretOfText(begun.data.text), site.clock.now())
    await player.call(enableSecondFactor, { body: { setup: begun.data.setup, code: code() } })
    await close(player)
    site.advance(30_000)
    const client = site.visitor()
    expect((await signInAs(client, player)).body).toMatchObject({ reasonType: 'second-factor-needed' })
    expect(await closedOf(client)).toBeNull()
    expect((await client.call(giveCode, { body: { code: code() } })).body).toEqual({
      success: false,
      reasonType: 'account-closed',
    })
    expect((await client.call(contract.reopenAccount)).body.success).toBe(true)
  })

  test('ends with the period: coins and entries are forfeited, winnings stay owed', async () => {
    const player = await someone()
    await give(player, { coins: 5_00n, entries: 7_00n, winnings: 12_34n })
    await close(player)
    site.advance(contract.GRACE_DAYS * DAY_MS - MINUTE_MS)
    await site.runJobs()
    expect((await balancesOf(player)).coins).toBe(5_00n)
    const client = await closedClient(player)
    site.advance(MINUTE_MS)
    expect((await client.call(contract.reopenAccount)).body).toEqual({ success: false, reasonType: 'too-late' })
    await runJobs()
    await runJobs()
    expect(await balancesOf(player)).toMatchObject({ coins: 0n, tourPoints: 0n, entries: 0n, winnings: 12_34n })
    await expectPostings(site, player, 'account-closed', [{ coins: -5_00, entries: -7_00 }])
    expect(await closedOf(await closedClient(player))).toMatchObject({ isFinal: true, mayReopen: false, winnings: 12_34 })
    expect((await mailsTo(player))[0]?.subject).toContain('permanently closed')
  })

  test('does not bypass a self-exclusion, nor does a new account', async () => {
    const player = await someone()
    await player.call(beginAbsence, { body: { length: 'indefinite' } })
    const back = site.visitor()
    await signInAs(back, player)
    expect((await close(back, 'erase')).body.success).toBe(true)
    const client = await closedClient(player)
    expect(await closedOf(client)).toMatchObject({ mayReopen: false })
    expect((await client.call(contract.reopenAccount)).body).toEqual({ success: false, reasonType: 'excluded' })
    await outlast()
    expect(await rowOf(player)).toMatchObject({ erased_at: expect.anything() })
    const form = { typeRegistration: 'email', password: PASSWORD, birthDate: '1990-05-01', state: 'TX', termsIds: [] }
    const reply = await site.visitor().call(signUp, { body: { ...form, email: `${player.name}@mail.example` } as never })
    expect(reply.body).toMatchObject({ success: false, reasonType: 'email-taken' })
  })
})

const tablesWith = (marker: string): Promise<string[]> => tablesThatSay(site.database.pool, marker)

describe('erasing', () => {
  const MARKER = 'Quillfeather'
  async function marked(): Promise<Leaver> {
    people += 1
    const name = `${MARKER}${people}`
    const email = `${name}@mail.example`
    const player = { ...(await site.player({ login: name, email, password: PASSWORD, isEmailConfirmed: true })), name }
    const who = { name: MARKER, surname: MARKER, address: `1 ${MARKER} St`, address2: '', city: 'Austin', zip: '78701' }
    expect((await player.call(updateProfile, { body: who as never })).status).toBe(200)
    const website = `https://${MARKER}.example`
    await site.visitor().call(apply, { body: { name: MARKER, email, website, message: `I am ${MARKER}, and I write.` } as never })
    const question = { topic: 'account', text: `I am ${MARKER}, and I ask.`, email }
    for (const client of [player, site.visitor()])
      expect((await client.call(sendTicket, { body: question as never })).status).toBe(200)
    await player.call(askForCopy)
    await site.deliverEvents()
    site.advance(MINUTE_MS)
    await site.runJobs()
    return player
  }

  test('leaves no name or address in any table; ledger, rounds and audit trail keep the account number (PRV-2, PRV-3)', async () => {
    const player = await marked()
    await give(player, { coins: 1_000_00n, winnings: 3_00n })
    await player.call(spin, { params: { slug: 'cherry-royale' }, body: { stake: 2_000 } })
    expect((await tablesWith(MARKER)).length).toBeGreaterThan(3)
    await close(player, 'erase', 'privacy')
    site.advance(contract.GRACE_DAYS * DAY_MS)
    await runJobs()
    const [report] = await mailsTo(player)
    expect(report?.text).toMatch(/Deleted:[^]*Kept[^]*accounting[^]*6 years[^]*data protection authority/)
    expect(await rowOf(player)).toMatchObject({ ended_at: expect.anything(), erased_at: null })
    await site.database.pool.query('update mail_message set sent_at = now(), content = null')
    await runJobs()
    expect(await rowOf(player)).toMatchObject({ erased_at: expect.anything(), owed_winnings: 3_00n })
    expect(await tablesWith(MARKER)).toEqual([])
    const kept = async (sql: string) => (await site.database.pool.query(sql, [player.playerId])).rowCount
    expect(await kept('select from ledger.transfer where player = $1')).toBeGreaterThan(1)
    expect(await kept('select from game_round where player = $1')).toBe(1)
    expect(await kept("select from audit_event where subject = $1 and what in ('profile-changed', 'account-closed')")).toBe(2)
    expect(await kept('select from audit_event where subject = $1 and address is not null')).toBe(0)
    expect((await signInAs(site.visitor(), player)).body).toMatchObject({ reasonType: 'wrong-credentials' })
  })

  test('waits until its report has been sent; a report that cannot be sent expires', async () => {
    const player = await marked()
    await close(player, 'erase')
    site.advance(contract.GRACE_DAYS * DAY_MS)
    await runJobs()
    await runJobs()
    expect(await rowOf(player)).toMatchObject({ erased_at: null })
    site.advance(3 * DAY_MS)
    await runJobs()
    expect(await rowOf(player)).toMatchObject({ erased_at: expect.anything() })
    expect(await tablesWith(MARKER)).toEqual([])
  })

  test('resumes where a crash stopped it', async () => {
    const player = await marked()
    await close(player, 'erase')
    faults.left = 1
    await outlast()
    const cut = await rowOf(player)
    expect(cut).toMatchObject({ erased_at: null })
    expect(cut.erased_parts).toContain('lobby')
    expect(cut.erased_parts).not.toContain('frail')
    await runJobs()
    const whole = await rowOf(player)
    expect(whole).toMatchObject({ erased_at: expect.anything() })
    expect(whole.erased_parts.slice(0, cut.erased_parts.length)).toEqual(cut.erased_parts)
    expect(faults.erased.filter((id) => id === player.playerId)).toHaveLength(1)
    expect(await tablesWith(MARKER)).toEqual([])
  })

  test('can be requested later, even after the account is finally closed', async () => {
    const player = await marked()
    await close(player)
    await outlast()
    expect(await rowOf(player)).toMatchObject({ ended_at: expect.anything(), erased_at: null })
    const client = await closedClient(player)
    expect((await site.visitor().call(contract.eraseClosed)).body).toEqual({ success: false, reasonType: 'sign-in-again' })
    for (let time = 0; time < 2; time += 1) expect((await client.call(contract.eraseClosed)).body).toEqual({ success: true })
    site.advance(MINUTE_MS)
    await outlast()
    await outlast()
    expect(await rowOf(player)).toMatchObject({ erased_at: expect.anything() })
    expect(await tablesWith(MARKER)).toEqual([])
  })

  test.each(['erase', 'close'] as const)('deletes retained records once their period is over: %s', async (kind) => {
    const player = await marked()
    await close(player, kind)
    await outlast()
    const consents = async () =>
      (await site.database.pool.query('select from terms_log where player = $1', [player.playerId])).rowCount
    expect(await consents()).toBeGreaterThan(0)
    site.advance(5.5 * 365 * DAY_MS)
    await site.runJobs()
    expect(await consents()).toBeGreaterThan(0)
    site.advance(365 * DAY_MS)
    await site.runJobs()
    expect(await consents()).toBe(0)
  })

  test('knows every table that refers to players: a new one declares its treatment in its slice’s personalTables', async () => {
    const { rows } = await site.database.pool.query<{ named: string }>(
      `select replace(c.table_schema || '.' || c.table_name, 'public.', '') || ' ' || c.column_name as named
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where c.table_schema not in ('pg_catalog', 'information_schema', 'pg_temp') and t.table_type = 'BASE TABLE'
         and not exists (select from pg_inherits where inhrelid = format('%I.%I', t.table_schema, t.table_name)::regclass)
         and c.column_name in ('player', 'player_id', 'owner', 'invitee', 'inviter', 'invited_by')
       union
       select replace(n.nspname || '.' || r.relname, 'public.', '') || ' ' || a.attname
       from pg_constraint f join pg_class r on r.oid = f.conrelid join pg_namespace n on n.oid = r.relnamespace
       join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any (f.conkey)
       where f.contype = 'f' and f.confrelid = 'player'::regclass`,
    )
    const listed = allTables(site.slices).map(({ table, by }) => `${table} ${by}`)
    expect(rows.map(({ named }) => named).filter((named) => !listed.includes(named))).toEqual([])
    expect(new Set(listed).size).toBe(listed.length)
  })
})
