import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import { confirmTerms, openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { closeAccount, reopenAccount } from '#features/account/account-closure/contract.ts'
import { changePassword, requestReset, resetPassword, signIn as signInRoute } from '../contract.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { auditOf, linkTokenOf, newcomer, PASSWORD } from '#apps/site/testing/people.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const NEW_PASSWORD = 'seven quiet lanterns drift'

const askReset = (identifier: string) => site.visitor().call(requestReset, { body: { identifier } })
const reset = (token: string, password = NEW_PASSWORD) => site.visitor().call(resetPassword, { body: { token, password } })
const signIn = (identifier: string, password: string) => site.visitor().call(signInRoute, { body: { identifier, password } })

describe('password reset', () => {
  test('sets the password, ends every session, notifies by mail and is audited', async () => {
    const { form, client, playerId } = await newcomer(site)
    await askReset(form.email!)
    expect((await reset(await linkTokenOf(site, form.email, 'Reset your'))).body).toEqual({ success: true })
    expect((await client.call(getProfile)).status).toBe(401)
    expect((await signIn(form.email!, PASSWORD)).body.success).toBe(false)
    expect((await signIn(form.email!, NEW_PASSWORD)).body.success).toBe(true)
    expect(await auditOf(site, playerId)).toEqual(expect.arrayContaining(['password-reset-requested', 'password-changed']))
    const { rows } = await site.database.pool.query('select content from mail_message where recipient = $1', [form.email])
    expect(rows.some(({ content }) => content.subject.includes('was changed'))).toBe(true)
  })

  test('accepts a token once, even twice concurrently, and for one hour', async () => {
    const { form } = await newcomer(site)
    await askReset(form.email!)
    const token = await linkTokenOf(site, form.email, 'Reset your')
    const replies = await Promise.all([reset(token), reset(token, 'another good lantern walks')])
    expect(replies.filter(({ body }) => body.success)).toHaveLength(1)
    expect((await reset(token)).body).toEqual({ success: false, reasonType: 'link-expired' })
    site.advance(2 * MINUTE_MS)
    await askReset(form.email!)
    const late = await linkTokenOf(site, form.email, 'Reset your')
    site.advance(HOUR_MS)
    expect((await reset(late)).body).toEqual({ success: false, reasonType: 'link-expired' })
  })

  test('keeps the token valid when the password is refused', async () => {
    const { form } = await newcomer(site)
    await askReset(form.email!)
    const token = await linkTokenOf(site, form.email, 'Reset your')
    expect((await reset(token, '1234567890')).body).toEqual({ success: false, reasonType: 'password-common' })
    expect((await reset(token, `${form.login}-9x-lantern`)).body).toMatchObject({ reasonType: 'password-personal' })
    expect((await reset(token)).body).toEqual({ success: true })
  })

  test('ACC-5 answers requests for unknown names alike, and in similar time', async () => {
    const { form } = await newcomer(site)
    const timed = async (identifier: string) => {
      const started = performance.now()
      const { status, body } = await askReset(identifier)
      return { status, body, ms: performance.now() - started }
    }
    const [known, unknown] = [await timed(form.email!), await timed('nobody-at-all@mail.example')]
    expect({ ...unknown, ms: 0 }).toEqual({ ...known, ms: 0 })
    expect(unknown.ms).toBeGreaterThan(140)
  })

  test('mails once for two requests within a minute', async () => {
    const { form } = await newcomer(site)
    await askReset(form.email!)
    await askReset(form.email!)
    const { rows } = await site.database.pool.query('select content from mail_message where recipient = $1', [form.email])
    expect(rows.filter(({ content }) => content.subject.includes('Reset your'))).toHaveLength(1)
  })

  test('lifts a lock', async () => {
    const { form } = await newcomer(site)
    for (let i = 0; i < 3; i++) await signIn(form.email!, 'not the password')
    await askReset(form.email!)
    await reset(await linkTokenOf(site, form.email, 'Reset your'))
    expect((await signIn(form.email!, NEW_PASSWORD)).body.success).toBe(true)
  })
})

describe('password change', () => {
  test('requires the current password, keeps this session and ends the others', async () => {
    const { form, client } = await newcomer(site)
    await confirmTerms(client)
    const other = site.visitor()
    await other.call(signInRoute, { body: { identifier: form.email!, password: PASSWORD } })
    const change = (password: string, newPassword: string) => client.call(changePassword, { body: { password, newPassword } })
    expect((await change('not the password', NEW_PASSWORD)).body).toMatchObject({ reasonType: 'wrong-credentials' })
    expect((await change(PASSWORD, 'aaaaaaaaaaaaaaaa')).body).toMatchObject({ reasonType: 'password-guessable' })
    expect((await change(PASSWORD, NEW_PASSWORD)).body).toEqual({ success: true })
    expect((await client.call(getProfile)).status).toBe(200)
    expect((await other.call(getProfile)).status).toBe(401)
    expect((await change(PASSWORD, NEW_PASSWORD)).body).toMatchObject({ reasonType: 'wrong-credentials' })
  })

  test('repeated under its key answers the same and does not lock the account', async () => {
    const { form, client } = await newcomer(site)
    await confirmTerms(client)
    const headers = { 'idempotency-key': 'change-whose-answer-was-lost' }
    const change = (newPassword = NEW_PASSWORD) =>
      client.call(changePassword, { body: { password: PASSWORD, newPassword }, headers })
    for (let turn = 0; turn < 6; turn++) expect((await change()).body).toEqual({ success: true })
    expect(await change('another good lantern walks')).toMatchObject({ status: 422, body: { code: 'key-reused' } })
    expect((await signIn(form.email!, NEW_PASSWORD)).body.success).toBe(true)
  })

  test('requires a player', async () => {
    const body = { password: PASSWORD, newPassword: NEW_PASSWORD }
    expect((await site.visitor().call(changePassword, { body })).status).toBe(401)
  })
})

test('a sign-in to a closed account that predates the new password opens nothing', async () => {
  const { form, client } = await newcomer(site)
  await client.call(closeAccount, { body: { kind: 'close' } })
  const [thief, owner] = [site.visitor(), site.visitor()]
  for (const each of [thief, owner]) {
    const { body } = await each.call(signInRoute, { body: { identifier: form.email!, password: PASSWORD } })
    expect(body).toMatchObject({ reasonType: 'account-closed' })
  }
  expect((await owner.call(reopenAccount)).body.success).toBe(true)
  await askReset(form.email!)
  expect((await reset(await linkTokenOf(site, form.email, 'Reset your'))).body).toEqual({ success: true })
  expect((await thief.call(reopenAccount)).body).toEqual({ success: false, reasonType: 'sign-in-again' })
})
