import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { readCaptured } from '#platform/mail/captured.ts'
import { listCaptured } from '#platform/mail/queue.ts'
import { renderMail } from '#platform/mail/message.ts'
import type { OfferMail, ServerFeature } from '#platform/feature.ts'
import { offerMailWanted } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import * as contract from '../contract.ts'

const protection = { mayPromote: true }
const protecting: ServerFeature = { id: 'protecting', isInEveryTheme: true, mayPromote: async () => protection.mayPromote }

let site: TestSite
beforeAll(async () => void (site = await openTestSite({ besides: [protecting] })))
afterAll(() => site.close())

let people = 0
const newPlayer = async () => {
  const email = `offers${(people += 1)}@mail.example`
  return { email, player: await site.player({ email, isEmailConfirmed: true }) }
}
const choose = (player: TestPlayer, channel: contract.Channel, isOn: boolean) =>
  player.call(contract.choose, { body: { channel, isOn } })
const stateOf = async (player: TestPlayer) => {
  const { choices } = (await player.call(contract.getSubscription)).body.data
  return Object.fromEntries(choices.map(({ channel, isOn }) => [channel, isOn]))
}
const changesOf = async ({ playerId }: TestPlayer) => {
  const { rows } = await site.database.pool.query(
    'select channel, is_on, version, source from subscription_change where player = $1 order by id',
    [playerId],
  )
  return rows
}

const offer = (key: string): OfferMail => ({
  key,
  subject: { en: 'Triple weekend', es: 'Fin de semana triple' },
  paragraphs: { en: ['Come and see.'], es: ['Ven a verlo.'] },
  action: { label: { en: 'See it', es: 'Verlo' }, path: '/promotions' },
})
async function wish(player: TestPlayer, key = 'weekend'): Promise<void> {
  await site.context.transaction((tx) => emit(tx, offerMailWanted, { playerId: player.playerId, payload: offer(key) }))
  await site.deliverEvents()
}
const sender = () => ({ brandName: 'Velmora', siteUrl: 'https://play.example' })
const mailsTo = (email: string) => readCaptured(site.database.reader, sender, { recipient: email })

describe('the choice', () => {
  test('is off for mail and text until requested, and stored with version, date and source', async () => {
    const { player } = await newPlayer()
    expect(await stateOf(player)).toEqual({ email: false, push: true, text: false })
    const { body } = await choose(player, 'email', true)
    expect(body.data.choices[0]).toMatchObject({
      isOn: true,
      obstacle: null,
      version: contract.CONSENT_VERSION,
      saidAt: new Date(site.clock.now()).toISOString(),
    })
    await choose(player, 'push', false)
    expect(await stateOf(player)).toEqual({ email: true, push: false, text: false })
  })

  test('repeated or sent twice concurrently is one change', async () => {
    const { player } = await newPlayer()
    await Promise.all([choose(player, 'email', true), choose(player, 'email', true)])
    await choose(player, 'email', true)
    await choose(player, 'email', false)
    expect(await changesOf(player)).toMatchObject([
      { channel: 'email', is_on: true, source: 'page' },
      { channel: 'email', is_on: false, source: 'page' },
    ])
  })

  test('is not open to guests, and does not exist where the slice is off', async () => {
    const body = { channel: 'email', isOn: true } as const
    expect((await site.visitor().call(contract.choose, { body })).status).toBe(401)
    const { player } = await newPlayer()
    const turn = async (isOn: boolean) => {
      const { context, theme, liveSettings } = site
      await context.transaction((tx) => setFeatureSwitch(tx, { brand: theme.id, feature: 'subscription', isOn }))
      await liveSettings.refresh()
    }
    await turn(false)
    expect((await choose(player, 'email', true)).status).toBe(404)
    await turn(true)
  })
})

describe('an offer by mail', () => {
  test('reaches only players who opted in, once, with an unsubscribe link in text, page and headers', async () => {
    const { player, email } = await newPlayer()
    await wish(player)
    expect(await mailsTo(email)).toEqual([])
    await choose(player, 'email', true)
    await wish(player)
    await wish(player)
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(1)
    const [queued] = await listCaptured(site.database.reader, { recipient: email })
    const { headers, text } = renderMail(queued!.content, sender())
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(headers['List-Unsubscribe']).toMatch(/^<https:\/\/play\.example\/rest\/subscription\/one-click\/\?token=plr_[^>]+>$/)
    expect(text).toContain('https://play.example/unsubscribe?token=plr_')
  })

  test('does not reach a player whom another slice protects, nor an unconfirmed address', async () => {
    const { player, email } = await newPlayer()
    await choose(player, 'email', true)
    protection.mayPromote = false
    await wish(player)
    protection.mayPromote = true
    const other = await site.player({ email: 'unconfirmed@mail.example' })
    await choose(other, 'email', true)
    await wish(other)
    expect(await mailsTo(email)).toEqual([])
    expect(await mailsTo('unconfirmed@mail.example')).toEqual([])
  })
})

describe('the unsubscribe link', () => {
  const tokenFor = async (player: TestPlayer, email: string) => {
    await choose(player, 'email', true)
    await wish(player)
    const [queued] = await listCaptured(site.database.reader, { recipient: email })
    return new URL(`https://x${queued!.content.unsubscribe!.path}`).searchParams.get('token') ?? ''
  }

  test('works signed out, repeatedly, and ends mails only', async () => {
    const { player, email } = await newPlayer()
    const token = await tokenFor(player, email)
    const guest = site.visitor()
    for (let time = 0; time < 2; time += 1) {
      expect((await guest.call(contract.unsubscribe, { body: { token } })).body).toEqual({ success: true })
    }
    expect(await stateOf(player)).toEqual({ email: false, push: true, text: false })
    expect((await changesOf(player)).map(({ source }) => source)).toEqual(['page', 'link'])
  })

  test('works as mail clients post it (RFC 8058), without one of our pages', async () => {
    const { player, email } = await newPlayer()
    const token = await tokenFor(player, email)
    const reply = await site.app.inject({
      method: 'POST',
      url: `${contract.unsubscribeByMailer.path}?token=${token}`,
      headers: { host: 'play.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true }])
    expect(await stateOf(player)).toMatchObject({ email: false })
  })

  test('is refused when forged, and a form opens no other endpoint', async () => {
    const { player } = await newPlayer()
    const token = `${player.playerId}.${'0'.repeat(64)}`
    const { body } = await site.visitor().call(contract.unsubscribe, { body: { token } })
    expect(body).toEqual({ success: false, reasonType: 'link-wrong' })
    const form = await site.app.inject({
      method: 'POST',
      url: contract.unsubscribe.path,
      headers: { host: 'play.example', 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'token=x',
    })
    expect(form.statusCode).toBe(415)
  })
})
