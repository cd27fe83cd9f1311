import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { atOnce, expectEvents } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { listCaptured } from '#platform/mail/queue.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import type { InputOf } from '#kernel/contract.ts'
import * as contract from '../contract.ts'

const TEAM = 'team@mail.example'
const question = { topic: 'games', text: 'The reels stood still for a minute.' } as const

let site: TestSite
beforeAll(async () => void (site = await openTestSite({ options: { support: { hasChat: true, mailTo: TEAM } } })))
afterAll(() => site.close())

const mailsTo = async (recipient: string) =>
  (await listCaptured(site.database.reader, { recipient })).map(({ content }) => content)
const ticketsOf = async (player: TestPlayer) => (await player.call(contract.getSupport)).body.data.tickets
const ask = async (player: TestPlayer, key = 'ask-1') =>
  (await player.call(contract.sendTicket, { body: question, headers: { 'idempotency-key': key } })).body

let desks = 0
const operator = () => signedInOperator(site, `anna${(desks += 1)}`, 'support')

let people = 0
const newPlayer = async () => {
  const email = `asks${(people += 1)}@mail.example`
  return { email, player: await site.player({ email }) }
}

describe('a question', () => {
  test('of a player is stored once, confirmed by mail, reported to the team, and can be continued', async () => {
    const { email, player } = await newPlayer()
    const first = await ask(player)
    expect(await ask(player)).toEqual(first)
    expect(await ticketsOf(player)).toMatchObject([
      { topic: 'games', state: 'open', messages: [{ from: 'player', text: question.text }] },
    ])
    expect(await mailsTo(email)).toMatchObject([{ subject: 'We got your message' }])
    expect((await mailsTo(TEAM)).filter(({ subject }) => subject.includes(player.login))).toHaveLength(1)
    const id = first.success ? first.data.id : ''
    await player.call(contract.addMessage, { body: { id, text: 'It was Lucky Cast.' } })
    expect((await ticketsOf(player))[0]?.messages.map(({ text }) => text)).toEqual([question.text, 'It was Lucky Cast.'])
  })

  test.each([
    ['to the player’s own confirmed address', { isEmailConfirmed: true }, 'own', true],
    ['not to an own address that is not confirmed', {}, 'own', false],
    ['not to an address of somebody else', { isEmailConfirmed: true }, 'stranger', false],
  ] as const)('is quoted %s', async (_, options, to, isQuoted) => {
    people += 1
    const email = `quotes${people}@mail.example`
    const player = await site.player({ email, ...options })
    const recipient = to === 'own' ? email.toUpperCase() : `stranger${people}@mail.example`
    await player.call(contract.sendTicket, { body: { ...question, email: recipient } })
    const [mail] = await mailsTo(recipient)
    expect(mail?.subject).toBe('We got your message')
    expect(JSON.stringify(mail).includes(question.text)).toBe(isQuoted)
  })

  test('sent several times concurrently by one request is stored once', async () => {
    const { player } = await newPlayer()
    const lock = { sql: 'lock table support_ticket in share row exclusive mode', values: [] }
    const answers = await atOnce(site, lock, [() => ask(player), () => ask(player), () => ask(player)])
    expect(new Set(answers.map((reply) => reply.success && reply.data.id)).size).toBe(1)
    expect(await ticketsOf(player)).toHaveLength(1)
  })

  test('of a guest needs an address, and the answer goes there', async () => {
    const email = 'guest@mail.example'
    expect((await site.visitor().call(contract.sendTicket, { body: question })).body).toEqual({
      success: false,
      reasonType: 'email-missing',
    })
    await site.visitor().call(contract.sendTicket, { body: { ...question, email } })
    const anna = await operator()
    const { tickets } = (await anna.call(contract.listTickets)).body.data
    const { id } = tickets.find(({ who }) => who === email)!
    await anna.call(contract.answerTicket, { body: { id, text: 'It stands still no more.', isClosed: true } })
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('We replied to your message')
    expect((await anna.call(contract.listTickets)).body.data.tickets.map(({ who }) => who)).not.toContain(email)
  })

  test('can be neither read nor continued by another player', async () => {
    const [{ player }, { player: other }] = [await newPlayer(), await newPlayer()]
    const asked = await ask(player)
    const body = { id: asked.success ? asked.data.id : '', text: 'Let me in.' }
    expect(await ticketsOf(other)).toEqual([])
    expect((await other.call(contract.addMessage, { body })).body).toEqual({ success: false, reasonType: 'unknown-ticket' })
    expect((await site.visitor().call(contract.addMessage, { body })).status).toBe(401)
    expect((await player.call(contract.listTickets)).status).toBe(401)
    expect((await player.call(contract.answerTicket, { body: { ...body, isClosed: true } })).status).toBe(401)
  })

  test('is refused while five are waiting', async () => {
    const { player } = await newPlayer()
    for (let nth = 1; nth <= 5; nth++) await ask(player, `ask-${nth}`)
    site.advance(61_000)
    expect((await player.call(contract.sendTicket, { body: question })).status).toBe(429)
    expect(await ticketsOf(player)).toHaveLength(5)
  })
})

test('an answer is audited without its text, which can be erased, and another message reopens the question', async () => {
  const { player } = await newPlayer()
  const asked = await ask(player)
  const id = asked.success ? asked.data.id : ''
  const anna = await operator()
  const answer = { body: { id, text: 'We looked at it.', isClosed: false }, headers: { 'idempotency-key': 'answer-1' } }
  await anna.call(contract.answerTicket, answer)
  await anna.call(contract.answerTicket, answer)
  expect(await ticketsOf(player)).toMatchObject([
    { state: 'answered', messages: [{}, { from: 'team', text: 'We looked at it.' }] },
  ])
  const { rows } = await site.database.pool.query('select what, after from audit_event where subject = $1', [`support ${id}`])
  expect(rows).toEqual([{ what: 'ticket-answered', after: { state: 'answered' } }])
  await expectEvents(site, player, 'notification.wanted', [expect.objectContaining({ kind: 'support', url: '/support' })])
  await player.call(contract.addMessage, { body: { id, text: 'Thank you.' } })
  expect((await ticketsOf(player))[0]?.state).toBe('open')
  const auditor = await signedInOperator(site, 'bert', 'auditor')
  expect((await auditor.call(contract.listTickets)).status).toBe(200)
  expect((await auditor.call(contract.answerTicket, answer)).status).toBe(403)
})

test('the list of questions is audited, once while a polling page shows the same', async () => {
  const { player } = await newPlayer()
  await ask(player)
  const anna = await operator()
  for (let look = 0; look < 3; look++) await anna.call(contract.listTickets)
  const seen = async () =>
    (
      await site.database.pool.query(
        `select after->'seen' as seen from audit_event
         where what = 'support-tickets-seen' and actor = (select actor from audit_event where what = 'support-tickets-seen' order by id desc limit 1)`,
      )
    ).rows
  expect(await seen()).toHaveLength(1)
  const later = await ask(player, 'ask-2')
  await anna.call(contract.listTickets)
  expect(await seen()).toHaveLength(2)
  expect((await seen())[1]).toMatchObject({ seen: expect.arrayContaining([later.success && later.data.id]) })
})

describe('a search of the desk', () => {
  const find = async (desk: Awaited<ReturnType<typeof operator>>, body: Partial<InputOf<typeof contract.findTickets>['body']>) =>
    (await desk.call(contract.findTickets, { body: { search: '', ...body } })).body
  const dataOf = (reply: Awaited<ReturnType<typeof find>>) => {
    if (!reply.success) throw new Error(reply.reasonType)
    return reply.data
  }
  const ids = (reply: Awaited<ReturnType<typeof find>>) => dataOf(reply).tickets.map(({ id }) => id)

  test('finds closed questions by player, ticket and the address of a guest, by state and by day', async () => {
    const { email, player } = await newPlayer()
    const mine = await ask(player)
    const id = mine.success ? mine.data.id : ''
    const guest = `guest-of-${email}`
    await site.visitor().call(contract.sendTicket, { body: { ...question, email: guest } })
    const anna = await operator()
    await anna.call(contract.answerTicket, { body: { id, isClosed: true } })
    for (const search of [player.login.toUpperCase(), email, player.playerId, id])
      expect(ids(await find(anna, { search }))).toEqual([id])
    const found = dataOf(await find(anna, { search: id }))
    expect(found).toMatchObject({ hasMore: false, tickets: [{ who: player.login, player: player.playerId, state: 'closed' }] })
    expect(dataOf(await find(anna, { search: guest.toUpperCase() })).tickets).toMatchObject([
      { who: guest, player: null, state: 'open' },
    ])
    expect(ids(await find(anna, { search: id, state: 'open' }))).toEqual([])
    expect(ids(await find(anna, { search: id, state: 'closed', period: 'day' }))).toEqual([id])
    expect(ids(await find(anna, { search: id, from: '2000-01-01', to: '2000-01-31' }))).toEqual([])
    expect(ids(await find(anna, { search: 'nobody' }))).toEqual([])
  })

  test('lists all questions of the brand, latest first, page by page, each once', async () => {
    const { player } = await newPlayer()
    await site.database.pool.query(
      `insert into support_ticket (id, brand, player, locale, topic, state, request, created_at, changed_at)
       select 'tkt_' || $1 || n, $2, $1, 'en', 'games', 'closed', 'page ' || $1 || n, at, at
       from generate_series(1, 25) as n cross join lateral (select timestamptz '2026-01-01' + ((n + 1) / 2) * interval '1 minute' as at)`,
      [player.playerId, site.theme.id],
    )
    const anna = await operator()
    const first = dataOf(await find(anna, { search: player.login }))
    expect(first).toMatchObject({ hasMore: true })
    expect(first.tickets).toHaveLength(20)
    const second = dataOf(await find(anna, { search: player.login, before: first.tickets.at(-1)!.id }))
    expect(second).toMatchObject({ hasMore: false })
    const all = [...first.tickets, ...second.tickets]
    expect(new Set(all.map(({ id }) => id)).size).toBe(25)
    expect(all.map(({ askedAt }) => askedAt)).toEqual(
      all
        .map(({ askedAt }) => askedAt)
        .toSorted()
        .toReversed(),
    )
  })

  test('by a last name finds the questions of all who have it, however many they are', async () => {
    const { player } = await newPlayer()
    const surname = `Numerous${player.playerId.slice(-6)}`
    await site.database.pool.query("update player set surname = $2, created_at = created_at - interval '9 days' where id = $1", [
      player.playerId,
      surname,
    ])
    const namesakes = await Promise.all(Array.from({ length: 21 }, () => newPlayer()))
    await site.database.pool.query('update player set surname = $2 where id = any ($1)', [
      namesakes.map((each) => each.player.playerId),
      surname,
    ])
    await site.database.pool.query(
      `insert into support_ticket (id, brand, player, locale, topic, state, request, created_at, changed_at)
       values ('tkt_' || $1, $2, $1, 'en', 'games', 'closed', 'namesake ' || $1, now(), now())`,
      [player.playerId, site.theme.id],
    )
    expect(ids(await find(await operator(), { search: surname.toLowerCase() }))).toEqual([`tkt_${player.playerId}`])
  })

  test('with half a period, or one that ends before it begins, is refused', async () => {
    const anna = await operator()
    const missing = { success: false, reasonType: 'period-missing' }
    expect(await find(anna, { from: '2026-01-01' })).toEqual(missing)
    expect(await find(anna, { to: '2026-01-31' })).toEqual(missing)
    expect(await find(anna, { from: '2026-02-01', to: '2026-01-31' })).toEqual({ success: false, reasonType: 'period-wrong' })
  })

  test('is audited with the questions that it showed, and closed to players, other roles and other brands', async () => {
    const { player } = await newPlayer()
    const asked = await ask(player)
    const id = asked.success ? asked.data.id : ''
    const anna = await operator()
    await find(anna, { search: id })
    const { rows } = await site.database.pool.query(
      "select after->'seen' as seen from audit_event where what = 'support-found-seen' order by id desc limit 1",
    )
    expect(rows).toEqual([{ seen: [id] }])
    expect((await player.call(contract.findTickets, { body: { search: '' } })).status).toBe(401)
    const crm = await signedInOperator(site, 'cora', 'crm')
    expect((await crm.call(contract.findTickets, { body: { search: '' } })).status).toBe(403)
    await site.database.pool.query("update support_ticket set brand = 'another' where id = $1", [id])
    for (const search of [id, player.login, player.playerId]) expect(ids(await find(anna, { search }))).toEqual([])
    expect(ids(await find(anna, { before: id }))).toEqual([])
  })
})

describe('the chat’s identity token', () => {
  const card = (player: TestPlayer, body: { login: string; email: string }) =>
    player.call(contract.chatAuth, { body: { ...body, appName: 'web' } })

  test('is signed, identifies the player, and is issued to no one else', async () => {
    const { email, player } = await newPlayer()
    const { token } = (await card(player, { login: player.login, email })).body
    const [head, claims, signature] = token.split('.')
    const key = site.context.vault.keyFor('support-chat')
    expect(signature).toBe(createHmac('sha256', key).update(`${head}.${claims}`).digest('base64url'))
    const now = Math.floor(site.clock.now() / 1_000)
    expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toMatchObject({
      sub: player.playerId,
      email,
      exp: now + 600,
    })
    expect((await card(player, { login: 'somebody-else', email })).status).toBe(403)
  })

  test('is not issued by a brand without a chat', async () => {
    await using other = await openTestSite({ options: { support: {} } })
    const player = await other.player({ email: 'a@mail.example' })
    expect((await card(player, { login: player.login, email: 'a@mail.example' })).status).toBe(404)
    expect((await player.call(contract.getSupport)).body.data.hasChat).toBe(false)
  })
})

test('switched off, no questions can be asked', async () => {
  const { context, theme, liveSettings } = site
  await context.transaction((tx) => setFeatureSwitch(tx, { brand: theme.id, feature: 'support', isOn: false }))
  await liveSettings.refresh()
  expect((await site.visitor().call(contract.getSupport)).status).toBe(404)
})
