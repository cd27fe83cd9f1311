import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#platform/log/log.ts'
import { openTestSmtp, type TestSmtp } from '#platform/mail/test-smtp.ts'
import { queueMail } from '#platform/mail/queue.ts'
import { openTestSite, type TestSite } from './testing/site.ts'
import { sendMail } from './send-mail.ts'

let site: TestSite
let smtp: TestSmtp
beforeAll(async () => {
  site = await openTestSite({ features: [] })
  smtp = await openTestSmtp()
})
afterAll(async () => {
  await smtp.close()
  await site.close()
})

const PUBLIC_URL = 'https://play.example'

const send = (config: { smtpUrl?: string; mailFrom?: string; publicUrl?: string }) =>
  sendMail({
    config: { smtpUrl: undefined, mailFrom: undefined, publicUrl: undefined, ...config },
    database: site.database,
    clock: site.clock,
    log: createLog({ level: 'silent' }),
    senderOf: () => ({ brandName: 'Velmora', siteUrl: PUBLIC_URL }),
    pollEveryMs: 10,
  })

test('nothing is sent without a configured server', () => {
  expect(send({ mailFrom: 'hello@play.example', publicUrl: PUBLIC_URL })).toBeUndefined()
})

test('an incomplete setting is refused with a sentence', () => {
  const { url: smtpUrl } = smtp
  expect(() => send({ smtpUrl, mailFrom: 'hello@play.example' })).toThrow('PUBLIC_URL is needed with SMTP_URL')
  expect(() => send({ smtpUrl, publicUrl: PUBLIC_URL })).toThrow('MAIL_FROM is needed with SMTP_URL')
  expect(() => send({ smtpUrl, publicUrl: PUBLIC_URL, mailFrom: 'Croupier' })).toThrow("MAIL_FROM cannot be 'Croupier'")
})

test('the configured address is combined with the brand’s name', async () => {
  const delivery = send({ smtpUrl: smtp.url, publicUrl: PUBLIC_URL, mailFrom: 'Somebody <hello@play.example>' })
  const content = { subject: 'Hello', greeting: 'Hello,', paragraphs: ['one'], closing: 'Bye,' }
  await site.database.transaction((tx) => queueMail(tx, site.context, { to: 'anna@mail.example', locale: 'en', content }))
  await expect.poll(() => smtp.accepted).toHaveLength(1)
  await delivery?.close()
  expect(smtp.accepted[0]).toContain('From: Velmora <hello@play.example>')
})
