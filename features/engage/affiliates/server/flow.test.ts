import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { handleRequest } from '#features/account/account/contract.ts'
import { signUp } from '#features/account/registration/contract.ts'
import { getInfo as getReferral } from '#features/engage/referral/contract.ts'
import { DAY_MS } from '#kernel/time.ts'
import { readCaptured } from '#platform/mail/captured.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { apply, getInfo } from '../contract.ts'

const MAIL_TO = 'partners@mail.example'

let site: TestSite
beforeAll(async () => void (site = await openTestSite({ options: { affiliates: { mailTo: MAIL_TO } } })))
afterAll(() => site.close())

const form = (over: object = {}) => ({
  body: { name: 'Marta Vale', email: 'marta@mail.example', website: 'https://vale.example', message: 'Reviews.', ...over },
})
const rows = async (email: string) =>
  (await site.database.pool.query('select player, message from affiliate_application where lower(email) = $1', [email])).rows
const mails = async () => {
  const sender = () => ({ brandName: 'Test', siteUrl: 'https://play.example' })
  return (await readCaptured(site.database.reader, sender, { recipient: MAIL_TO })).map(({ text }) => text)
}

test('an application is stored and mailed once, however often it is sent', async () => {
  const visitor = site.visitor()
  expect((await visitor.call(apply, form())).body).toEqual({ success: true })
  const [again, twice] = await Promise.all([
    visitor.call(apply, form({ email: 'Marta@mail.example', message: 'Again.' })),
    site.visitor().call(apply, form({ message: 'Twice.' })),
  ])
  expect([again.body, twice.body]).toEqual([{ success: true }, { success: true }])
  expect(await rows('marta@mail.example')).toEqual([{ player: null, message: 'Reviews.' }])
  const told = (await mails()).filter((text) => text.includes('marta@mail.example'))
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('https://vale.example')
})

test('an application at a brand without a partner address reaches the back office once and can be answered there', async () => {
  await using other = await openTestSite()
  const visitor = other.visitor()
  await visitor.call(apply, form({ email: 'inbox@mail.example' }))
  await visitor.call(apply, form({ email: 'inbox@mail.example', message: 'Again.' }))
  const { rows: tickets } = await other.database.pool.query(
    'select t.topic, t.email, t.state, m.text from support_ticket t join support_message m on m.ticket = t.id',
  )
  const text = 'Marta Vale\nhttps://vale.example\nReviews.'
  expect(tickets).toEqual([{ topic: 'partnership', email: 'inbox@mail.example', state: 'open', text }])
  const queue = other.slices.find(({ id }) => id === 'support')?.queue
  expect(await queue?.countWaiting({ ...other.context } as never)).toBe(1)
})

test('a player’s own application appears on the partner page; applying does not make a partner', async () => {
  const player = await site.player()
  expect((await player.call(getInfo)).body.data).toEqual({ isAffiliate: false, appliedOn: null, account: null })
  await player.call(apply, form({ email: 'own@mail.example' }))
  expect((await player.call(getInfo)).body.data).toEqual({ isAffiliate: false, appliedOn: '2026-11-21', account: null })
  expect((await site.visitor().call(getInfo)).body.data.appliedOn).toBeNull()
})

test.each([
  ['a name of one letter', { name: 'M' }],
  ['no address', { email: 'marta' }],
  ['a site that is none', { website: 'javascript:alert(1)' }],
  ['a book', { message: 'x'.repeat(1_001) }],
])('%s is refused', async (_, over) => {
  expect((await site.visitor().call(apply, form({ email: 'refused@mail.example', ...over }))).status).toBe(422)
  expect(await rows('refused@mail.example')).toEqual([])
})

describe('the partner id of an affiliate link', () => {
  const PASSWORD = 'crimson otter lantern'
  const newForm = (login: string) =>
    ({ typeRegistration: 'login', login, password: PASSWORD, birthDate: '1990-05-01', state: 'TX' }) as const
  const marks = async (login: string) =>
    (
      await site.database.pool.query(
        'select tracking_id from affiliate_sign_up s join player p on p.id = s.player where p.login = $1',
        [login],
      )
    ).rows.map(({ tracking_id }) => tracking_id)
  const come = async (tracking_id: string) => {
    const visitor = site.visitor()
    const { headers } = await visitor.call(handleRequest, { query: { path: '/', tracking_id } })
    return { visitor, cookie: [headers['set-cookie'] ?? []].flat().join() }
  }

  test('is kept for a year and stored with an account opened meanwhile', async () => {
    const { visitor, cookie } = await come('spring:banner-2')
    expect(cookie).toMatch(/^tracking_id=spring:banner-2; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/)
    site.advance(5 * DAY_MS)
    expect((await visitor.call(signUp, { body: newForm('came-by-link') })).body.success).toBe(true)
    expect(await marks('came-by-link')).toEqual(['spring:banner-2'])
  })

  test.each(['', 'x'.repeat(101), 'two words', '<b>'])('is ignored when it is %j', async (mark) => {
    expect((await come(mark)).cookie).toBe('')
  })

  test('gives way to a friend’s code: a player is referred once', async () => {
    const { code } = (await (await site.player()).call(getReferral)).body.data.own!
    const { visitor } = await come('spring:banner-3')
    expect((await visitor.call(signUp, { body: { ...newForm('came-by-friend'), invited_by: code } })).body.success).toBe(true)
    expect(await marks('came-by-friend')).toEqual([])
  })

  test('is absent for a visitor who came without one', async () => {
    expect((await site.visitor().call(signUp, { body: newForm('came-alone') })).body.success).toBe(true)
    expect(await marks('came-alone')).toEqual([])
  })
})

test('switched off, the endpoint does not exist', async () => {
  const turn = (isOn: boolean) =>
    site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: 'affiliates', isOn }))
  await turn(false)
  await site.liveSettings.refresh()
  expect((await site.visitor().call(apply, form({ email: 'off@mail.example' }))).status).toBe(404)
  await turn(true)
  await site.liveSettings.refresh()
})
