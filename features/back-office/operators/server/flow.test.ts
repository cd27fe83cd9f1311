import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '#apps/site/testing/expectations.ts'
import { OPERATOR_PASSWORD as PASSWORD, signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { listClosures } from '#features/account/account-closure/contract.ts'
import { HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import { TRIES_EVERYWHERE_MAX } from '#platform/auth/operators/operator-sign-in.ts'
import { putOperator } from '#platform/auth/operators/operators.ts'
import { codeAt, secretOfText } from '#platform/auth/second-factor/totp.ts'
import type { Context } from '#platform/context.ts'
import type { TestClient } from '#platform/testing/client.ts'
import * as contract from '../contract.ts'
import * as operators from '../shared/operator-contract.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const STEP_MS = 30_000

test('brands that are seeded at once make one first operator, with the password that is logged', async () => {
  const fresh = await openTestSite()
  const logged: string[] = []
  const log = { info: (line: string) => void logged.push(line) } as unknown as Context['log']
  const seed = fresh.slices.find(({ id }) => id === 'operators')!.seed!
  await Promise.all(Array.from({ length: 6 }, () => seed({ ...fresh.context, log })))
  expect(logged).toHaveLength(1)
  const body = { name: 'operator', password: logged[0]!.split(' ').at(-1)! }
  expect((await fresh.visitor().call(contract.signInOperator, { body })).body).toMatchObject({ success: true })
  await seed({ ...fresh.context, log })
  expect(logged).toHaveLength(1)
  await fresh.close()
})
type Wish = 'owner' | 'editor' | 'support' | 'auditor' | 'off' | 'renew'
const make = (name: string) => site.context.transaction((tx) => putOperator(tx, site.context, { name, password: PASSWORD }))
const begin = (client: TestClient, name: string, password = PASSWORD) =>
  client.call(contract.signInOperator, { body: { name, password } })
const give = async (client: TestClient, code: string) => (await client.call(contract.giveOperatorCode, { body: { code } })).body
const me = async (client: TestClient) => (await client.call(contract.getOperator)).body.data
const auditOf = async (what: string) =>
  (await site.database.pool.query('select subject from audit_event where what = $1', [what])).rowCount ?? 0

/** An operator with an app, signed out. */
async function withApp(name: string) {
  await make(name)
  const client = site.visitor()
  const { body } = await begin(client, name)
  if (!body.success || !body.data.setup) throw new Error('no app was asked for')
  const secret = secretOfText(body.data.setup.text)
  const code = () => codeAt(secret, site.clock.now())
  expect((await give(client, code())).success).toBe(true)
  await client.call(contract.signOutOperator)
  site.advance(STEP_MS)
  return { code }
}

test('me names the approvals that no other operator can give who can sign in', async () => {
  await using fresh = await openTestSite()
  const first = await signedInOperator(fresh, 'first', 'owner')
  const soleRights = async () => (await me(first))?.soleRights
  expect(await soleRights()).toEqual(['promotions-approve', 'payments-approve', 'rounds-void'])
  await signedInOperator(fresh, 'looks', 'auditor')
  await signedInOperator(fresh, 'plans', 'crm')
  expect(await soleRights()).toEqual(['payments-approve', 'rounds-void'])
  await signedInOperator(fresh, 'pays', 'payments')
  expect(await soleRights()).toEqual([])
  await fresh.database.pool.query("update operator set disabled_at = now() where name = 'pays'")
  expect(await soleRights()).toEqual(['payments-approve', 'rounds-void'])
})

test('a password alone admits nobody; the first code sets up the app and is required from then on (STAFF-1)', async () => {
  await make('anna')
  const client = site.visitor()
  const first = (await begin(client, 'anna')).body
  expect(first).toMatchObject({ success: true, data: { setup: { uri: expect.stringContaining('otpauth://totp/') } } })
  expect(await me(client)).toBeNull()
  expect((await client.call(listClosures)).status).toBe(401)
  expect(await give(client, '000000')).toEqual({ success: false, reasonType: 'wrong-code' })
  const secret = first.success && first.data.setup ? secretOfText(first.data.setup.text) : new Uint8Array()
  expect(await give(client, codeAt(secret, site.clock.now()))).toEqual({
    success: true,
    data: { name: 'anna', role: 'owner', recoveryCodes: expect.any(Array) },
  })
  expect(await me(client)).toMatchObject({ name: 'anna', role: 'owner', brand: 'velmora' })
  const again = site.visitor()
  expect((await begin(again, 'anna')).body).toEqual({ success: true, data: { setup: null } })
  // The code used, and the next one.
  expect(await give(again, codeAt(secret, site.clock.now()))).toMatchObject({ reasonType: 'wrong-code' })
  site.advance(STEP_MS)
  expect(await give(again, codeAt(secret, site.clock.now()))).toMatchObject({ success: true })
  expect(await auditOf('operator-factor-set')).toBe(1)
  expect(await auditOf('operator-signed-in')).toBe(2)
  const { rows } = await site.database.pool.query('select secret from operator_factor')
  expect(rows[0].secret.includes(Buffer.from(secret))).toBe(false)
})

test('a code without a preceding password, or one that arrives too late, is worthless', async () => {
  const { code } = await withApp('bea')
  expect(await give(site.visitor(), code())).toEqual({ success: false, reasonType: 'sign-in-again' })
  const late = site.visitor()
  await begin(late, 'bea')
  site.advance(11 * MINUTE_MS)
  expect(await give(late, code())).toEqual({ success: false, reasonType: 'sign-in-again' })
})

test('one code signs in once, also when sent twice concurrently', async () => {
  const { code } = await withApp('cora')
  const [one, two] = [site.visitor(), site.visitor()]
  for (const each of [one, two]) await begin(each, 'cora')
  const now = code()
  const lock = { sql: 'select from operator_factor for update', values: [] }
  const answers = await atOnce(site, lock, [() => give(one, now), () => give(two, now)])
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
})

const reasonOf = async (client: TestClient, name: string, password?: string) =>
  ((await begin(client, name, password)).body as { reasonType?: string }).reasonType

test('three wrong attempts lock the name there, passwords and codes together, whether it exists or not (STAFF-1)', async () => {
  const { code } = await withApp('carl')
  for (const name of ['carl', 'nobody']) {
    const reasons: unknown[] = []
    const here = site.visitor()
    for (const password of ['one', 'two', 'three', PASSWORD]) reasons.push(await reasonOf(here, name, password))
    expect(reasons).toEqual(['wrong', 'wrong', 'locked', 'locked'])
  }
  // Attempts from elsewhere lock nobody else out.
  expect(await reasonOf(site.visitor(), 'carl')).toBeUndefined()
  site.advance(HOUR_MS)
  const client = site.visitor()
  await begin(client, 'carl')
  const tries = [
    await give(client, '111111'),
    await give(client, '222222'),
    await give(client, '333333'),
    await give(client, code()),
  ]
  expect(tries.map((reply) => !reply.success && reply.reasonType)).toEqual(['wrong-code', 'wrong-code', 'locked', 'locked'])
  expect(await reasonOf(client, 'carl')).toBe('locked')
})

test('wrong attempts from many places eventually lock the name, but not where its operator signed in recently', async () => {
  const dina = await signedInOperator(site, 'dina')
  const reasons: unknown[] = []
  for (let tries = 0; tries < TRIES_EVERYWHERE_MAX; tries++) reasons.push(await reasonOf(site.visitor(), 'dina', 'guess'))
  expect(reasons.slice(-2)).toEqual(['wrong', 'locked'])
  expect(await reasonOf(site.visitor(), 'dina')).toBe('locked')
  expect(await reasonOf(dina, 'dina')).toBeUndefined()
})

test('a new sign-in ends the previous session', async () => {
  const { code } = await withApp('elsa')
  const [one, two] = [site.visitor(), site.visitor()]
  for (const client of [one, two]) {
    await begin(client, 'elsa')
    expect(await give(client, code())).toMatchObject({ success: true })
    site.advance(STEP_MS)
  }
  expect(await me(one)).toBeNull()
  expect(await me(two)).toMatchObject({ name: 'elsa' })
})

test('sign-out and idling end the session; a new password requires a new app and keeps the role', async () => {
  const dora = await signedInOperator(site, 'dora', 'support')
  expect((await dora.call(listClosures)).status).toBe(200)
  const token = dora.cookies.get('operator')!
  await dora.call(contract.signOutOperator)
  dora.cookies.set('operator', token)
  expect(await me(dora)).toBeNull()
  const emil = await signedInOperator(site, 'emil')
  site.advance(31 * MINUTE_MS)
  expect(await me(emil)).toBeNull()
  const back = await signedInOperator(site, 'frida', 'auditor')
  await make('frida')
  expect(await me(back)).toBeNull()
  const renewed = (await begin(site.visitor(), 'frida')).body
  expect(renewed).toMatchObject({ data: { setup: { text: expect.any(String) } } })
  const { rows } = await site.database.pool.query("select role from operator where name = 'frida'")
  expect(rows).toEqual([{ role: 'auditor' }])
})

test.each([
  ['support', '/rest/operator/support/'],
  ['documents', '/rest/operator/documents/?show=waiting'],
])('a session ends after 30 idle minutes while the queue of %s polls', async (desk, path) => {
  const polls = await signedInOperator(site, `polls-${desk}`)
  for (let minute = 0; minute < 32; minute += 8) {
    expect((await polls.get(path)).status).toBe(200)
    site.advance(8 * MINUTE_MS)
  }
  expect((await polls.get(path)).status).toBe(401)
  const works = await signedInOperator(site, `works-${desk}`)
  for (let minute = 0; minute < 64; minute += 16) {
    expect(await me(works)).not.toBeNull()
    site.advance(16 * MINUTE_MS)
  }
  expect((await works.get(path)).status).toBe(200)
})

test('a sign-in begun with the old password sets up no app after a password change', async () => {
  await make('hugo')
  const thief = site.visitor()
  const { body } = await begin(thief, 'hugo')
  const secret = secretOfText((body.success && body.data.setup?.text) || '')
  await make('hugo')
  expect(await give(thief, codeAt(secret, site.clock.now()))).toEqual({ success: false, reasonType: 'sign-in-again' })
})

test('the log of closed accounts requires the permission to see players', async () => {
  const editor = await signedInOperator(site, 'gus', 'editor')
  expect(await editor.call(listClosures)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
})

describe('the team', () => {
  const teamOf = async (client: TestClient) => (await client.call(operators.listTeam)).body.data.team
  const find = async (client: TestClient, name: string) => (await teamOf(client)).find((each) => each.name === name)!
  const change = async (client: TestClient, name: string, what: Wish) =>
    (await client.call(operators.changeOperator, { body: { id: (await find(client, name)).id, what } })).body
  const answer = async (client: TestClient, name: string, what: Wish, isAgreed = true) =>
    (await client.call(operators.answerWish, { body: { id: (await find(client, name)).id, what, isAgreed } })).body
  const tokenOf = (path: string) => path.slice(path.indexOf('#') + 1)
  const join = async (path: string, password = PASSWORD) =>
    (await site.visitor().call(operators.joinTeam, { body: { token: tokenOf(path), password } })).body
  const invite = async (by: TestClient, name: string, role: 'editor' | 'support' | 'auditor' = 'editor') => {
    const { body } = await by.call(operators.inviteOperator, { body: { name, role } })
    if (!body.success) throw new Error(body.reasonType)
    return body.data
  }
  const shutOutOwners = (except: string) =>
    site.database.pool.query("update operator set disabled_at = now() where role = 'owner' and name <> $1", [except])

  test('grows by a single-use link to the choice of a password, valid for two days', async () => {
    const owner = await signedInOperator(site, 'ina')
    const { path } = await invite(owner, 'jo')
    expect(path).toMatch(/^\/operator\/join#/)
    expect((await find(owner, 'jo')).state).toBe('invited')
    expect((await begin(site.visitor(), 'jo', '')).status).toBe(422)
    expect(await join(path, 'short')).toEqual({ success: false, reasonType: 'password-short' })
    expect(await join(path)).toEqual({ success: true, data: { name: 'jo' } })
    expect(await join(path)).toEqual({ success: false, reasonType: 'link-over' })
    expect((await begin(site.visitor(), 'jo')).body).toMatchObject({ data: { setup: { text: expect.any(String) } } })
    const late = await invite(owner, 'kit')
    site.advance(49 * HOUR_MS)
    expect(await join(late.path)).toMatchObject({ reasonType: 'link-over' })
    const again = await signedInOperator(site, 'ina')
    const taken = await again.call(operators.inviteOperator, { body: { name: 'JO', role: 'editor' } })
    expect(taken.body).toEqual({ success: false, reasonType: 'name-taken' })
    const seeds = await again.call(operators.inviteOperator, { body: { name: 'croupier', role: 'editor' } })
    expect(seeds.body).toEqual({ success: false, reasonType: 'name-taken' })
  })

  test('is changed by owners only and read by auditors; a disabled or changed operator is signed out immediately', async () => {
    const owner = await signedInOperator(site, 'lea')
    const support = await signedInOperator(site, 'mo', 'support')
    const auditor = await signedInOperator(site, 'nel', 'auditor')
    expect((await support.call(operators.listTeam)).status).toBe(403)
    const { id } = await find(auditor, 'mo')
    for (const client of [support, auditor]) {
      expect((await client.call(operators.inviteOperator, { body: { name: 'x1', role: 'editor' } })).status).toBe(403)
      expect((await client.call(operators.changeOperator, { body: { id, what: 'owner' } })).status).toBe(403)
      expect((await client.call(operators.answerWish, { body: { id, what: 'owner', isAgreed: true } })).status).toBe(403)
    }
    expect(await change(owner, 'mo', 'editor')).toMatchObject({ success: true, data: { isDone: true } })
    expect(await me(support)).toBeNull()
    expect(await change(owner, 'nel', 'off')).toMatchObject({ success: true, data: { isDone: true } })
    expect(await me(auditor)).toBeNull()
    expect((await begin(site.visitor(), 'nel')).body).toMatchObject({ reasonType: 'wrong' })
    expect(await change(owner, 'nel', 'editor')).toMatchObject({ reasonType: 'changed-meanwhile' })
    const back = await change(owner, 'nel', 'renew')
    if (!back.success || !back.data.link) throw new Error('no link')
    expect(await join(back.data.link.path)).toMatchObject({ success: true })
    expect((await find(owner, 'nel')).state).toBe('active')
    expect(await auditOf('operator-shut-out')).toBeGreaterThan(0)
  })

  test('has its own addresses recorded by owners, once each', async () => {
    const owner = await signedInOperator(site, 'lou')
    const { id } = await find(owner, 'lou')
    const give = async (client = owner) =>
      (await client.call(operators.giveOperatorEmail, { body: { id, email: 'lou@mail.example' } })).status
    const before = await auditOf('operator-email-given')
    expect([await give(), await give()]).toEqual([200, 200])
    expect((await find(owner, 'lou')).email).toBe('lou@mail.example')
    expect(await auditOf('operator-email-given')).toBe(before + 1)
    expect(await give(await signedInOperator(site, 'mia', 'support'))).toBe(403)
    expect(await give(await site.player())).toBe(401)
  })

  test('has owners added and removed by two owners, while there are two (STAFF-1)', async () => {
    await shutOutOwners('olga')
    const olga = await signedInOperator(site, 'olga')
    await signedInOperator(site, 'pia', 'editor')
    expect(await change(olga, 'olga', 'editor')).toEqual({ success: false, reasonType: 'last-owner' })
    expect(await change(olga, 'olga', 'off')).toEqual({ success: false, reasonType: 'last-owner' })
    expect(await change(olga, 'pia', 'owner')).toMatchObject({ data: { isDone: true } })
    const pia = await signedInOperator(site, 'pia', 'owner')
    await signedInOperator(site, 'quin', 'support')
    expect(await change(olga, 'quin', 'owner')).toMatchObject({ data: { isDone: false } })
    expect((await find(pia, 'quin')).wish).toEqual({ what: 'owner', by: 'olga', isYours: false })
    expect(await answer(olga, 'quin', 'owner')).toEqual({ success: false, reasonType: 'your-own' })
    expect(await answer(pia, 'quin', 'off')).toEqual({ success: false, reasonType: 'changed-meanwhile' })
    expect((await find(pia, 'quin')).role).toBe('support')
    expect(await answer(pia, 'quin', 'owner')).toMatchObject({ success: true })
    expect((await find(pia, 'quin')).role).toBe('owner')
    expect(await change(olga, 'pia', 'off')).toMatchObject({ data: { isDone: false } })
    expect(await me(pia)).not.toBeNull()
    expect(await answer(pia, 'pia', 'off', false)).toMatchObject({ success: true })
    expect((await find(olga, 'pia')).wish).toBeNull()
  })

  test('keeps one owner, also when two are removed concurrently', async () => {
    await shutOutOwners('rita')
    const rita = await signedInOperator(site, 'rita')
    const sam = await signedInOperator(site, 'sam')
    expect(await change(rita, 'sam', 'editor')).toMatchObject({ data: { isDone: false } })
    expect(await change(sam, 'rita', 'editor')).toMatchObject({ data: { isDone: false } })
    const lock = { sql: 'select from operator for update', values: [] }
    await atOnce(site, lock, [() => answer(sam, 'sam', 'editor'), () => answer(rita, 'rita', 'editor')])
    const { rows } = await site.database.pool.query(
      "select from operator where role = 'owner' and disabled_at is null and password_hash is not null",
    )
    expect(rows.length).toBeGreaterThan(0)
  })
})

describe('an operator’s own credentials', () => {
  const codesOf = async (name: string) => {
    await make(name)
    const client = site.visitor()
    const { body } = await begin(client, name)
    const secret = secretOfText((body.success && body.data.setup?.text) || '')
    const code = () => codeAt(secret, site.clock.now())
    const reply = await give(client, code())
    if (!reply.success) throw new Error(reply.reasonType)
    site.advance(STEP_MS)
    return { client, code, codes: reply.data.recoveryCodes! }
  }
  const enter = async (name: string, code: string) => {
    const client = site.visitor()
    await begin(client, name)
    return give(client, code)
  }
  const changeOwn = async (client: TestClient, body: object) =>
    (await client.call(operators.changeOwnAccess, { body: { password: PASSWORD, ...body } as never })).body

  test('include ten recovery codes with the app; each replaces one code, however it is typed', async () => {
    const { codes } = await codesOf('tess')
    expect(new Set(codes).size).toBe(10)
    expect(await enter('tess', codes[0]!)).toMatchObject({ success: true, data: { recoveryCodes: null } })
    expect(await enter('tess', codes[0]!)).toMatchObject({ reasonType: 'wrong-code' })
    const last = site.visitor()
    await begin(last, 'tess')
    expect(await give(last, codes[1]!.toUpperCase().replaceAll('-', ' '))).toMatchObject({ success: true })
    expect((await last.call(operators.getOwnAccess)).body.data.recoveryCodesLeft).toBe(8)
    const { rows } = await site.database.pool.query('select code_hash from operator_recovery_code')
    expect(rows.some(({ code_hash }) => codes.includes(code_hash.toString()))).toBe(false)
  })

  test('change by password and code together, never by the session alone', async () => {
    const { client, code, codes } = await codesOf('uma')
    expect(await changeOwn(client, { what: 'codes', code: '000000' })).toEqual({ success: false, reasonType: 'wrong' })
    expect(await changeOwn(client, { what: 'codes', code: codes[0], password: 'not it' })).toMatchObject({ reasonType: 'wrong' })
    const fresh = await changeOwn(client, { what: 'codes', code: code() })
    if (!fresh.success) throw new Error(fresh.reasonType)
    expect(fresh.data.recoveryCodes).toHaveLength(10)
    expect(await enter('uma', codes[1]!)).toMatchObject({ reasonType: 'wrong-code' })
    const next = { what: 'password', newPassword: 'quince harbour violet otter' }
    expect(await changeOwn(client, { ...next, newPassword: 'uma', code: fresh.data.recoveryCodes![0] })).toMatchObject({
      reasonType: 'password-short',
    })
    expect(await changeOwn(client, { ...next, code: fresh.data.recoveryCodes![1] })).toMatchObject({ success: true })
    expect(await me(client)).toBeNull()
    expect((await begin(site.visitor(), 'uma', next.newPassword)).body).toEqual({ success: true, data: { setup: null } })
  })

  test('include a replaced phone: the next sign-in sets up an app', async () => {
    const { client, codes } = await codesOf('vera')
    expect(await changeOwn(client, { what: 'app', code: codes[0] })).toMatchObject({ success: true })
    expect(await me(client)).toBeNull()
    expect((await begin(site.visitor(), 'vera')).body).toMatchObject({ data: { setup: { text: expect.any(String) } } })
  })
})
