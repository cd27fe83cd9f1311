import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '#apps/site/testing/expectations.ts'
import { OPERATOR_PASSWORD as PASSWORD, signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { listClosings } from '#features/closing/contract.ts'
import { HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import { TRIES_EVERYWHERE_MAX } from '#platform/auth/operator-sign-in.ts'
import { putOperator } from '#platform/auth/operators.ts'
import { codeAt, secretOfText } from '#platform/auth/totp.ts'
import type { TestClient } from '#platform/testing/client.ts'
import * as contract from '../contract.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const STEP_MS = 30_000
const make = (name: string) => site.context.transaction((tx) => putOperator(tx, site.context, { name, password: PASSWORD }))
const begin = (client: TestClient, name: string, password = PASSWORD) =>
  client.call(contract.signInOperator, { body: { name, password } })
const give = async (client: TestClient, code: string) => (await client.call(contract.giveOperatorCode, { body: { code } })).body
const me = async (client: TestClient) => (await client.call(contract.getOperator)).body.data
const auditOf = async (what: string) =>
  (await site.database.pool.query('select subject from audit_event where what = $1', [what])).rowCount ?? 0

/** With an app, signed out. */
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

test('nobody is in by a password alone; the first code sets up the app, and is asked for from then on (STAFF-1)', async () => {
  await make('anna')
  const client = site.visitor()
  const first = (await begin(client, 'anna')).body
  expect(first).toMatchObject({ success: true, data: { setup: { uri: expect.stringContaining('otpauth://totp/') } } })
  expect(await me(client)).toBeNull()
  expect((await client.call(listClosings)).status).toBe(401)
  expect(await give(client, '000000')).toEqual({ success: false, reasonType: 'wrong-code' })
  const secret = first.success && first.data.setup ? secretOfText(first.data.setup.text) : new Uint8Array()
  expect(await give(client, codeAt(secret, site.clock.now()))).toEqual({ success: true, data: { name: 'anna', role: 'owner' } })
  expect(await me(client)).toEqual({ name: 'anna', role: 'owner', brand: 'velmora' })
  const again = site.visitor()
  expect((await begin(again, 'anna')).body).toEqual({ success: true, data: { setup: null } })
  // The code that was used, and the one after it.
  expect(await give(again, codeAt(secret, site.clock.now()))).toMatchObject({ reasonType: 'wrong-code' })
  site.advance(STEP_MS)
  expect(await give(again, codeAt(secret, site.clock.now()))).toMatchObject({ success: true })
  expect(await auditOf('operator-factor-set')).toBe(1)
  expect(await auditOf('operator-signed-in')).toBe(2)
  const { rows } = await site.database.pool.query('select secret from operator_factor')
  expect(rows[0].secret.includes(Buffer.from(secret))).toBe(false)
})

test('a code without the password before it is worth nothing, nor one that comes too late', async () => {
  const { code } = await withApp('bea')
  expect(await give(site.visitor(), code())).toEqual({ success: false, reasonType: 'sign-in-again' })
  const late = site.visitor()
  await begin(late, 'bea')
  site.advance(11 * MINUTE_MS)
  expect(await give(late, code())).toEqual({ success: false, reasonType: 'sign-in-again' })
})

test('one code lets one in, of two at once', async () => {
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

test('three wrong tries lock the name there, passwords and codes together, whether somebody has it or not', async () => {
  const { code } = await withApp('carl')
  for (const name of ['carl', 'nobody']) {
    const reasons: unknown[] = []
    const here = site.visitor()
    for (const password of ['one', 'two', 'three', PASSWORD]) reasons.push(await reasonOf(here, name, password))
    expect(reasons).toEqual(['wrong', 'wrong', 'locked', 'locked'])
  }
  // Nobody is kept out by what somebody else tries elsewhere.
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

test('wrong tries from many places lock the name at last, but not where its operator came in lately', async () => {
  const dina = await signedInOperator(site, 'dina')
  const reasons: unknown[] = []
  for (let tries = 0; tries < TRIES_EVERYWHERE_MAX; tries++) reasons.push(await reasonOf(site.visitor(), 'dina', 'guess'))
  expect(reasons.slice(-2)).toEqual(['wrong', 'locked'])
  expect(await reasonOf(site.visitor(), 'dina')).toBe('locked')
  expect(await reasonOf(dina, 'dina')).toBeUndefined()
})

test('who signs in anew is gone where they were before', async () => {
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

test('who signs out, or was idle, is gone; a new password asks for a new app, and keeps the role', async () => {
  const dora = await signedInOperator(site, 'dora', 'support')
  expect((await dora.call(listClosings)).status).toBe(200)
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
  const anew = (await begin(site.visitor(), 'frida')).body
  expect(anew).toMatchObject({ data: { setup: { text: expect.any(String) } } })
  const { rows } = await site.database.pool.query("select role from operator where name = 'frida'")
  expect(rows).toEqual([{ role: 'auditor' }])
})

test('who began to sign in with the old password sets up no app once there is a new one', async () => {
  await make('hugo')
  const thief = site.visitor()
  const { body } = await begin(thief, 'hugo')
  const secret = secretOfText((body.success && body.data.setup?.text) || '')
  await make('hugo')
  expect(await give(thief, codeAt(secret, site.clock.now()))).toEqual({ success: false, reasonType: 'sign-in-again' })
})

test('the log of closed accounts is for those who may see players', async () => {
  const editor = await signedInOperator(site, 'gus', 'editor')
  expect(await editor.call(listClosings)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
})
