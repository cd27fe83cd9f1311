import { wireReward } from '#kernel/reward.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import { expectEvents } from '#apps/site/testing/expectations.ts'
import { auditOf, balancesOf, linkTokenOf, newcomer } from '#apps/site/testing/people.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { getRewards } from '#features/account/personal-info/contract.ts'
import { confirmEmail, resendConfirmation } from '../contract.ts'
import { emailConfirmation } from '../feature.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

describe('e-mail confirmation', () => {
  const confirm = (token: string) => site.visitor().call(confirmEmail, { body: { token } })
  const reward = wireReward(emailConfirmation.defaults.reward)
  const paid = { success: true, data: { reward: reward } }

  test('pays once, even when opened repeatedly or twice concurrently', async () => {
    const { form, client, playerId } = await newcomer(site)
    const token = await linkTokenOf(site, form.email, 'Confirm')
    const before = await balancesOf(client)
    const replies = await Promise.all([confirm(token), confirm(token)])
    expect(replies.map(({ body }) => body)).toEqual([paid, paid])
    expect((await confirm(token)).body).toEqual(paid)
    const after = await balancesOf(client)
    expect(after.coins! - before.coins!).toBe(reward.coins)
    expect(after.entries! - before.entries!).toBe(reward.entries)
    expect((await auditOf(site, playerId)).filter((what) => what === 'email-confirmed')).toHaveLength(1)
    await expectEvents(site, { playerId }, 'contact.confirmed', [{ what: 'email' }])
    expect((await client.call(getProfile)).body.data.emailConfirmed).toBe(true)
    expect((await client.call(getRewards)).body.data.email).toMatchObject({ available: false, completed: true })
  })

  test('is refused for an unknown token, and after three days', async () => {
    const { form } = await newcomer(site)
    const token = await linkTokenOf(site, form.email, 'Confirm')
    expect((await confirm('x'.repeat(43))).body).toEqual({ success: false, reasonType: 'link-expired' })
    site.advance(72 * HOUR_MS)
    expect((await confirm(token)).body).toEqual({ success: false, reasonType: 'link-expired' })
  })

  test('is mailed again on request, and the earlier link stops working', async () => {
    const { form, client } = await newcomer(site)
    const resend = () => client.call(resendConfirmation)
    const first = await linkTokenOf(site, form.email, 'Confirm')
    site.advance(2 * MINUTE_MS)
    expect((await resend()).body).toEqual({ success: true })
    const second = await linkTokenOf(site, form.email, 'Confirm')
    expect((await confirm(first)).body).toMatchObject({ reasonType: 'link-expired' })
    expect((await confirm(second)).body).toEqual(paid)
    expect((await resend()).body).toEqual({ success: false, reasonType: 'already-confirmed' })
    expect((await site.visitor().call(resendConfirmation)).status).toBe(401)
  })

  test('sends nothing to a player without an address', async () => {
    const { client } = await newcomer(site, { typeRegistration: 'login', email: undefined })
    expect((await client.call(resendConfirmation)).body).toMatchObject({ reasonType: 'no-email' })
  })
})
