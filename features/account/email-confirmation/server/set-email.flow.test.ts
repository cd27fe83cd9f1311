import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce, expectPush } from '#apps/site/testing/expectations.ts'
import { auditOf, linkTokenOf, PASSWORD } from '#apps/site/testing/people.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { requestReset, resetPassword } from '#features/account/sign-in/contract.ts'
import { PROOF_LASTS_MS } from '#platform/auth/proof.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { confirmEmail, resendConfirmation, setEmail } from '../contract.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

describe('the address of an account', () => {
  const freeEmail = () => `given-${crypto.randomUUID().slice(0, 8)}@mail.example`
  const give = async (client: TestClient, email: string) => (await client.call(setEmail, { body: { email } })).body
  const confirm = async (token: string) => (await site.visitor().call(confirmEmail, { body: { token } })).body
  const emailOf = async (client: TestClient) => {
    const { email, emailConfirmed } = (await client.call(getProfile)).body.data
    return { email, emailConfirmed }
  }

  test('can be added by a player who signed up without one, is confirmed by the link, and is fixed from then on', async () => {
    const client = await site.player()
    const email = freeEmail()
    expect(await give(client, email)).toEqual({ success: true })
    await expectPush(site, client, 'profile', { action: 'changed' })
    expect(await emailOf(client)).toEqual({ email, emailConfirmed: false })
    expect(await auditOf(site, client.playerId)).toContain('email-given')
    expect(await confirm(await linkTokenOf(site, email, 'Confirm'))).toMatchObject({ success: true })
    expect(await emailOf(client)).toEqual({ email, emailConfirmed: true })
    expect(await give(client, freeEmail())).toEqual({ success: false, reasonType: 'already-confirmed' })
    expect(await emailOf(client)).toEqual({ email, emailConfirmed: true })
  })

  test('can be corrected while unconfirmed: no link mailed to the old one works', async () => {
    const former = freeEmail()
    const client = await site.player({ email: former })
    await client.call(resendConfirmation)
    const toConfirm = await linkTokenOf(site, former, 'Confirm')
    await site.visitor().call(requestReset, { body: { identifier: former } })
    const toReset = await linkTokenOf(site, former, 'password')
    const email = freeEmail()
    expect(await give(client, email)).toEqual({ success: true })
    expect(await confirm(toConfirm)).toMatchObject({ reasonType: 'link-expired' })
    const reset = await site.visitor().call(resetPassword, { body: { token: toReset, password: `${PASSWORD} too` } })
    expect(reset.body).toMatchObject({ reasonType: 'link-expired' })
    expect(await confirm(await linkTokenOf(site, email, 'Confirm'))).toMatchObject({ success: true })
  })

  test('belongs to one account, ignoring case, even when two claim it concurrently', async () => {
    const [one, other, third] = [await site.player(), await site.player(), await site.player({ email: freeEmail() })]
    const { email: taken } = await emailOf(third)
    expect(await give(one, taken!.toUpperCase())).toEqual({ success: false, reasonType: 'email-taken' })
    const email = freeEmail()
    const lock = { sql: 'select from player where id = any($1) for update', values: [[one.playerId, other.playerId]] }
    const answers = await atOnce(site, lock, [() => give(one, email), () => give(other, email)])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers).toContainEqual({ success: false, reasonType: 'email-taken' })
  })

  test('does not bypass a self-exclusion', async () => {
    const excluded = await site.player({ email: 'ann.lee@gmail.com' })
    expect((await excluded.call(beginAbsence, { body: { length: 'indefinite' } })).body.success).toBe(true)
    const client = await site.player()
    // The same mailbox in another spelling.
    expect(await give(client, 'annlee+again@googlemail.com')).toEqual({ success: false, reasonType: 'email-taken' })
    expect((await emailOf(client)).email).toBeNull()
  })

  test('requires a signed-in player with a recent proof', async () => {
    expect((await site.visitor().call(setEmail, { body: { email: freeEmail() } })).status).toBe(401)
    const client = await site.player()
    site.advance(PROOF_LASTS_MS + 1)
    expect(await client.call(setEmail, { body: { email: freeEmail() } })).toMatchObject({ body: { code: 'proof-needed' } })
    expect((await emailOf(client)).email).toBeNull()
  })
})
