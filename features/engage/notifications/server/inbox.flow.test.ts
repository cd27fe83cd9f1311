import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectEvents, expectPush } from '#apps/site/testing/expectations.ts'
import { openPushSite, protection } from '#apps/site/testing/push-bench.ts'
import type { TestPlayer, TestSite } from '#apps/site/testing/site.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { DAY_MS, HOUR_MS } from '#kernel/time.ts'
import { limitReached, notificationWanted, notificationWithdrawn, playerSignedUp, roundSettled } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { getInbox, readMessage } from '../contract.ts'

let site: TestSite
beforeAll(async () => void (site = await openPushSite()))
afterAll(() => site.close())

type Wish = Parameters<typeof emit<'notification.wanted'>>[2]['payload']

const WISH: Wish = {
  key: 'news:1',
  kind: 'redemption',
  title: { en: 'Your prize is on its way', es: 'Tu premio está en camino' },
  body: { en: 'It arrives in two days.', es: 'Llega en dos días.' },
  url: '/redeem',
  ttlSeconds: 3_600,
  urgency: 'normal',
  isPromotional: false,
}

/** A player whose welcome is gone. */
async function newPlayer(): Promise<TestPlayer> {
  const player = await site.player()
  await site.deliverEvents()
  await site.deliverEvents()
  await site.database.pool.query('delete from inbox_message where player = $1', [player.playerId])
  return player
}

async function tell({ playerId }: TestPlayer, wish: Partial<Wish> = {}): Promise<void> {
  await site.context.transaction((tx) => emit(tx, notificationWanted, { playerId, payload: { ...WISH, ...wish } }))
  await site.deliverEvents()
}

const inboxOf = async (player: TestPlayer, locale = 'en') =>
  (await player.call(getInbox, { headers: { 'x-locale': locale } })).body.data
const titlesOf = async (player: TestPlayer) => (await inboxOf(player)).messages.map(({ title }) => title)
const unreadOf = async (player: TestPlayer) => (await player.call(getProfile)).body.data['inbox']

test('a notification is listed once, in the language of the page, and counted for every page', async () => {
  const [player, other] = [await newPlayer(), await newPlayer()]
  await tell(player)
  await tell(player)
  await expectPush(site, player, 'inbox', { action: 'changed' })
  expect(await inboxOf(player)).toMatchObject({
    messages: [{ kind: 'redemption', title: 'Your prize is on its way', link: '/redeem', isRead: false }],
    unread: 1,
  })
  expect((await inboxOf(player, 'es')).messages).toMatchObject([
    { title: 'Tu premio está en camino', text: 'Llega en dos días.' },
  ])
  expect([await unreadOf(player), await unreadOf(other)]).toEqual([{ unread: 1 }, { unread: 0 }])
})

test('a message is read once, two at once and again change nothing, and only by its player', async () => {
  const [player, other] = [await newPlayer(), await newPlayer()]
  for (const key of ['a', 'b', 'c']) await tell(player, { key })
  const { messages } = await inboxOf(player)
  const id = messages[0]!.id
  const read = (by: TestPlayer) => by.call(readMessage, { body: { id } })
  expect((await read(other)).body).toEqual({ success: true })
  expect((await inboxOf(player)).unread).toBe(3)
  await Promise.all([read(player), read(player)])
  const before = await readAt(id)
  site.advance(1_000)
  await read(player)
  expect(await readAt(id)).toEqual(before)
  expect((await inboxOf(player)).messages.map(({ isRead }) => isRead)).toEqual([true, false, false])
  await player.call(readMessage, { body: { id: null } })
  expect((await inboxOf(player)).unread).toBe(0)
  await expectPush(site, player, 'inbox', { action: 'changed' })
})

const readAt = async (id: string): Promise<unknown> =>
  (await site.database.pool.query('select read_at from inbox_message where id = $1', [id])).rows[0]

test('a later message waits until it is due, a withdrawn one goes, and an old one is forgotten', async () => {
  const player = await newPlayer()
  const dueAt = site.clock.now() + HOUR_MS
  await tell(player, { key: 'daily', kind: 'daily-prize', dueAt })
  await tell(player, { key: 'news' })
  expect(await titlesOf(player)).toHaveLength(1)
  site.advance(HOUR_MS)
  expect(await titlesOf(player)).toHaveLength(2)
  const { playerId } = player
  await site.context.transaction((tx) => emit(tx, notificationWithdrawn, { playerId, payload: { key: 'daily' } }))
  await site.deliverEvents()
  expect(await titlesOf(player)).toHaveLength(1)
  site.advance(61 * DAY_MS)
  await site.runJobs()
  const { rowCount } = await site.database.pool.query('select from inbox_message where player = $1', [playerId])
  expect(rowCount).toBe(0)
})

test('invitations to play are hidden during a break', async () => {
  const player = await newPlayer()
  await tell(player, { key: 'invites', isPromotional: true })
  protection.mayPromote = false
  expect(await inboxOf(player)).toEqual({ messages: [], unread: 0 })
  expect(await unreadOf(player)).toEqual({ unread: 0 })
  protection.mayPromote = true
  expect((await inboxOf(player)).unread).toBe(1)
})

test('signing up, a limit and a big win each leave a message, a small win none', async () => {
  const player = await newPlayer()
  const { playerId } = player
  const [big, small] = [site.context.newId('rnd'), site.context.newId('rnd')]
  await site.context.transaction(async (tx) => {
    await emit(tx, playerSignedUp, { playerId, payload: { isReferred: false, referrer: null } })
    await emit(tx, limitReached, { playerId, payload: { scope: 'Time', kind: 'gross', period: 'day', amount: 0 } })
    await emit(tx, roundSettled, { playerId, payload: settledRound(big, { stake: 10_000, win: 850_000 }), at: site.clock.now() })
    await emit(tx, roundSettled, { playerId, payload: settledRound(small, { stake: 10_000, win: 90_000 }), at: site.clock.now() })
  })
  await site.deliverEvents()
  await site.deliverEvents()
  const { messages } = await inboxOf(player)
  expect(messages.map(({ kind, link }) => ({ kind, link })).toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    { kind: 'limit', link: '/profile/limits' },
    { kind: 'welcome', link: '/how-it-works' },
    { kind: 'win', link: `/rounds/${big}` },
  ])
  expect(messages.find(({ kind }) => kind === 'win')).toMatchObject({ title: 'Big win: 85×' })
  await expectEvents(site, player, 'notification.queued', [])
})

test('a guest is refused, and a brand without notifications has no inbox', async () => {
  expect((await site.visitor().call(getInbox)).status).toBe(401)
  expect((await site.visitor().call(readMessage, { body: { id: null } })).status).toBe(401)
  const player = await newPlayer()
  await site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: 'notifications', isOn: false }))
  await site.liveSettings.refresh()
  expect((await player.call(getInbox)).status).toBe(404)
  expect((await player.call(readMessage, { body: { id: null } })).status).toBe(404)
})
