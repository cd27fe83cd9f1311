import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE_MS } from '#kernel/time.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { createLog } from '#platform/log/log.ts'
import { type Delivery, openDelivery } from '#platform/mail/delivery.ts'
import { openTestSmtp, type TestSmtp } from '#platform/mail/test-smtp.ts'
import { confirmEmail } from '../contract.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { newcomer } from '#apps/site/testing/people.ts'

let site: TestSite
let smtp: TestSmtp
let delivery: Delivery
beforeAll(async () => {
  site = await openTestSite()
  smtp = await openTestSmtp()
  const { database, clock, theme } = site
  const senderOf = () => ({ brandName: theme.name, siteUrl: 'https://play.example' })
  const log = createLog({ level: 'silent' })
  delivery = openDelivery({ database, clock, log, smtpUrl: smtp.url, from: 'hello@play.example', senderOf, pollEveryMs: 20 })
})
afterAll(async () => {
  await delivery.close()
  await smtp.close()
  await site.close()
})

test('the link in the delivered confirmation mail confirms the address', async () => {
  const { form, client } = await newcomer(site)
  const link = await linkSentTo(form.email!)
  expect(`${link.origin}${link.pathname}`).toBe('https://play.example/')
  expect(link.searchParams.get('openNotify')).toBe('EMAIL_VERIFIED')
  const reply = await site.visitor().call(confirmEmail, { body: { token: link.searchParams.get('token')! } })
  expect(reply.body.success).toBe(true)
  expect((await client.call(getProfile)).body.data.emailConfirmed).toBe(true)
})

test('a temporary mail server outage loses no mail', async () => {
  smtp.refuse('421 come back later')
  const { form } = await newcomer(site)
  await expect.poll(() => attemptsFor(form.email!)).toBe(1)
  expect(sentTo(form.email!)).toEqual([])
  smtp.refuse()
  site.advance(MINUTE_MS)
  expect((await linkSentTo(form.email!)).searchParams.get('token')).toHaveLength(43)
})

test('mail is in the player’s sign-up language, and so is its page', async () => {
  const spanish = { headers: { 'accept-language': 'es' } }
  const { form } = await newcomer(site, {}, spanish)
  const link = await linkSentTo(form.email!)
  expect(link.pathname).toBe('/es/')
  expect(sentTo(form.email!)[0]).toContain('Confirma')
})

const attemptsFor = async (email: string): Promise<number> =>
  (await site.database.pool.query('select attempts from mail_message where recipient = $1', [email])).rows[0]?.attempts

const sentTo = (email: string): string[] => smtp.accepted.filter((mail) => mail.includes(`To: ${email}`)).map(decode)

async function linkSentTo(email: string): Promise<URL> {
  await expect.poll(() => sentTo(email)).toHaveLength(1)
  return new URL(/https:\S+/.exec(sentTo(email)[0]!)![0])
}

/** Decodes quoted-printable. */
const decode = (mail: string): string =>
  mail.replaceAll('=\r\n', '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
