import { setTimeout as pause } from 'node:timers/promises'
import fastify from 'fastify'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#kernel/time.ts'
import type { Context } from '../context.ts'
import { serveDevPages } from '../http/dev-pages.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { readCaptured } from './captured.ts'
import { type Delivery, openDelivery } from './delivery.ts'
import { ATTEMPTS_MAX, forgetOldMail, queueMail } from './queue.ts'
import { openTestSmtp, type TestSmtp } from './test-smtp.ts'

const START = Date.UTC(2026, 10, 21, 12)
const clock = { at: START, now: () => clock.at }
const ctx = { clock, theme: { id: 'velmora' } } as unknown as Pick<Context, 'clock' | 'theme'>
const log = pino({ level: 'silent' })
const senderOf = () => ({ brandName: 'Velmora', siteUrl: 'https://play.example' })
const content = {
  subject: 'Confirm',
  greeting: 'Hello,',
  paragraphs: ['one'],
  action: { label: 'Confirm', path: '/?token=t' },
  closing: 'Bye,',
}

let db: TestDatabase
beforeAll(async () => void (db = await openTestDatabase()))
afterAll(() => db.close())

const queue = (to: string) => db.transaction((tx) => queueMail(tx, ctx, { to, locale: 'en', content }))

test('a rollback sends nothing', async () => {
  const failing = db.transaction(async (tx) => {
    await queueMail(tx, ctx, { to: 'rolled-back@mail.example', locale: 'en', content })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await readCaptured(db.reader, senderOf, { recipient: 'rolled-back@mail.example' })).toEqual([])
})

test('without a mail server mails stay readable, with their link', async () => {
  await queue('captured@mail.example')
  const mails = await readCaptured(db.reader, senderOf, { recipient: 'Captured@mail.example' })
  expect(mails).toMatchObject([{ subject: 'Confirm', link: 'https://play.example/?token=t' }])
  await db.pool.query('delete from mail_message')
})

const open = (smtpUrl: string) =>
  openDelivery({ database: db, clock, log, smtpUrl, from: 'hello@play.example', senderOf, pollEveryMs: 10 })

describe('with a mail server', () => {
  let smtp: TestSmtp
  let delivery: Delivery
  beforeEach(async () => {
    smtp = await openTestSmtp()
    delivery = open(smtp.url)
  })
  afterEach(async () => {
    await delivery.close()
    await smtp.close()
  })

  test("a mail is sent under its brand's name, and its content is then deleted", async () => {
    await queue('anna@mail.example')
    await expect.poll(() => stateOf('anna@mail.example')).toMatchObject({ sent_at: clock.at, content: null })
    expect(smtp.accepted).toHaveLength(1)
    expect(smtp.accepted[0]).toContain('From: Velmora <hello@play.example>')
    expect(smtp.accepted[0]).toContain('To: anna@mail.example')
    expect(smtp.accepted[0]).toContain('https://play.example/?token=')
    expect(await readCaptured(db.reader, senderOf, { recipient: 'anna@mail.example' })).toEqual([])
  })

  test('a deferred mail is sent when it is due', async () => {
    smtp.refuse('451 later')
    await queue('bert@mail.example')
    await expect.poll(() => stateOf('bert@mail.example')).toMatchObject({ attempts: 1, sent_at: null, failure: null })
    smtp.refuse()
    await queue('carl@mail.example')
    await expect.poll(() => stateOf('carl@mail.example')).toMatchObject({ sent_at: clock.at })
    expect(await stateOf('bert@mail.example')).toMatchObject({ attempts: 1, sent_at: null })
    clock.at += MINUTE_MS
    await expect.poll(() => stateOf('bert@mail.example')).toMatchObject({ sent_at: clock.at })
  })

  test('a permanently rejected address is tried once', async () => {
    smtp.refuse('550 no such mailbox')
    await queue('nobody@mail.example')
    await expect
      .poll(() => stateOf('nobody@mail.example'))
      .toMatchObject({ attempts: 1, failure: expect.stringContaining('550') })
    clock.at += DAY_MS
    await pause(50)
    expect(await stateOf('nobody@mail.example')).toMatchObject({ attempts: 1 })
  })

  test('an unreachable server is tried eight times', async () => {
    await smtp.close()
    await queue('dora@mail.example')
    for (let made = 1; made < ATTEMPTS_MAX; made++) {
      await expect.poll(() => stateOf('dora@mail.example')).toMatchObject({ attempts: made, failure: null })
      clock.at += MINUTE_MS * 2 ** (made - 1)
    }
    await expect
      .poll(() => stateOf('dora@mail.example'))
      .toMatchObject({ attempts: ATTEMPTS_MAX, failure: expect.stringContaining('ECONNREFUSED') })
  })

  test('one of two processes sends it', async () => {
    const second = open(smtp.url)
    const people = Array.from({ length: 10 }, (_, index) => `guest-${index}@mail.example`)
    await Promise.all(people.map(queue))
    for (const person of people) await expect.poll(() => stateOf(person)).toMatchObject({ sent_at: clock.at })
    await second.close()
    expect(smtp.accepted).toHaveLength(people.length)
  })
})

test('mail that waited for days without a server is not sent once there is one', async () => {
  await queue('old@mail.example')
  clock.at += 3 * DAY_MS
  await queue('new@mail.example')
  const smtp = await openTestSmtp()
  const delivery = open(smtp.url)
  await expect.poll(() => stateOf('new@mail.example')).toMatchObject({ sent_at: clock.at })
  await delivery.close()
  await smtp.close()
  expect(await stateOf('old@mail.example')).toMatchObject({ sent_at: null, attempts: 0 })
})

test('recipients are deleted after a month', async () => {
  await db.pool.query('delete from mail_message')
  await queue('before@mail.example')
  clock.at += 30 * DAY_MS + 1
  await queue('after@mail.example')
  await db.transaction((tx) => forgetOldMail(tx, clock.now()))
  expect((await readCaptured(db.reader, senderOf)).map(({ to }) => to)).toEqual(['after@mail.example'])
})

test('the development page shows captured mail as text, never as markup', async () => {
  await db.pool.query('delete from mail_message')
  await queue('eve<script>@mail.example')
  const app = fastify()
  serveDevPages(app, db, senderOf)
  const page = await app.inject('/dev/mail')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain('eve&lt;script&gt;@mail.example')
  expect(page.body).toContain('href="https://play.example/?token=t"')
  const listed = await app.inject('/dev/mail.json?to=EVE%3Cscript%3E@mail.example')
  expect(listed.json()).toMatchObject([{ subject: 'Confirm', to: 'eve<script>@mail.example' }])
  await app.close()
})

async function stateOf(recipient: string) {
  const { rows } = await db.pool.query('select attempts, sent_at, content, failure from mail_message where recipient = $1', [
    recipient,
  ])
  return rows[0]
}
