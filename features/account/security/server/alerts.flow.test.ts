import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { changePassword, resetPassword, signIn } from '#features/account/sign-in/contract.ts'
import { listSessions } from '#features/account/account/contract.ts'
import { setEmail } from '#features/account/email-confirmation/contract.ts'
import { HOUR_MS } from '#kernel/time.ts'
import { readCaptured } from '#platform/mail/captured.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { getSecurity } from '#features/account/security/contract.ts'
import * as contract from '../contract.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const PASSWORD = 'plum tram forty gull'
let count = 0
const someone = (options: object = {}) => {
  const name = `sec${count++}`
  return site.player({ login: name, email: `${name}@mail.example`, password: PASSWORD, ...options })
}

const signInAs = (client: TestClient, { login }: { login: string }, password = PASSWORD) =>
  client.call(signIn, { body: { identifier: login, password } })
const stateOf = async (player: TestClient) => (await player.call(getSecurity)).body.data

async function mailsTo(login: string) {
  const sender = () => ({ brandName: 'Test', siteUrl: 'https://play.example' })
  return readCaptured(site.database.reader, sender, { recipient: `${login}@mail.example` })
}
const tokenOf = async (login: string, subject: string): Promise<string> => {
  const link = (await mailsTo(login)).find((mail) => mail.subject.includes(subject))?.link
  const { searchParams } = new URL(link ?? 'https://no.mail/')
  return searchParams.get('token') ?? searchParams.get('unlock') ?? ''
}

describe('ACC-8 a sign-in alert', () => {
  const subject = 'New sign-in'
  const told = async (login: string) => {
    await site.deliverEvents()
    return (await mailsTo(login)).filter((mail) => mail.subject.includes(subject)).length
  }

  test('is mailed for a new browser, but not for the first or a known one', async () => {
    const player = await someone()
    const [first, second] = [site.visitor(), site.visitor()]
    await signInAs(first, player)
    expect(await told(player.login)).toBe(0)
    await signInAs(second, player)
    expect(await told(player.login)).toBe(1)
    await signInAs(second, player)
    await signInAs(first, player)
    expect(await told(player.login)).toBe(1)
  })

  test('greets the player by the name of the profile, or else by the login', async () => {
    const player = await someone()
    const greeting = async () => {
      await signInAs(site.visitor(), player)
      await site.deliverEvents()
      return (await mailsTo(player.login))[0]?.text.split('\n')[0]
    }
    await signInAs(site.visitor(), player)
    expect(await greeting()).toBe(`Hi ${player.login},`)
    await site.database.pool.query("update player set name = 'Ann' where id = $1", [player.playerId])
    expect(await greeting()).toBe('Hi Ann,')
  })

  test('is not mailed to players who opted out', async () => {
    const player = await someone()
    await signInAs(site.visitor(), player)
    const choose = (byMail: boolean) => player.call(contract.chooseAlerts, { body: { byMail } })
    expect((await choose(false)).body).toEqual({ success: true })
    expect((await stateOf(player)).hasAlertsByMail).toBe(false)
    await signInAs(site.visitor(), player)
    expect(await told(player.login)).toBe(0)
    await choose(true)
    await signInAs(site.visitor(), player)
    expect(await told(player.login)).toBe(1)
  })

  test('has a link that ends the reported session, once, and leads to a new password', async () => {
    const player = await someone()
    const stranger = site.visitor()
    await signInAs(site.visitor(), player)
    await signInAs(stranger, player)
    await site.deliverEvents()
    const token = await tokenOf(player.login, subject)
    const disown = () => site.visitor().call(contract.notMe, { body: { token } })
    const { body } = await disown()
    if (!body.success) throw new Error(body.reasonType)
    expect((await stranger.call(listSessions)).status).toBe(401)
    expect((await player.call(listSessions)).status).toBe(200)
    expect((await disown()).body).toEqual({ success: false, reasonType: 'link-expired' })
    const reset = { token: body.data.resetToken, password: 'copper lantern 42 walks' }
    expect((await site.visitor().call(resetPassword, { body: reset })).body).toEqual({ success: true })
    expect((await signInAs(site.visitor(), player)).body.success).toBe(false)
  })

  test('has a link that is invalid once the address or the password changes', async () => {
    const alert = async (player: Awaited<ReturnType<typeof someone>>) => {
      await signInAs(site.visitor(), player)
      await signInAs(site.visitor(), player)
      await site.deliverEvents()
      return tokenOf(player.login, subject)
    }
    const disown = async (token: string) => (await site.visitor().call(contract.notMe, { body: { token } })).body
    const expired = { success: false, reasonType: 'link-expired' }

    const moved = await someone()
    const former = await alert(moved)
    const given = await moved.call(setEmail, { body: { email: `new-${moved.login}@mail.example` } })
    expect(given.body).toEqual({ success: true })
    expect(await disown(former)).toEqual(expired)

    const renewed = await someone()
    const stale = await alert(renewed)
    const body = { password: PASSWORD, newPassword: 'copper lantern 42 walks' }
    expect((await renewed.call(changePassword, { body })).body).toEqual({ success: true })
    expect(await disown(stale)).toEqual(expired)
  })

  test('has a link that is refused if the account’s address differs from the one alerted', async () => {
    const player = await someone()
    await signInAs(site.visitor(), player)
    await signInAs(site.visitor(), player)
    await site.deliverEvents()
    const token = await tokenOf(player.login, subject)
    const moved = ['update player set email = $1 where id = $2', ['else@mail.example', player.playerId]] as const
    await site.database.pool.query(moved[0], [...moved[1]])
    const { body } = await site.visitor().call(contract.notMe, { body: { token } })
    expect(body).toEqual({ success: false, reasonType: 'link-expired' })
  })

  test('has a link that lasts a week', async () => {
    const player = await someone()
    await signInAs(site.visitor(), player)
    await signInAs(site.visitor(), player)
    await site.deliverEvents()
    site.advance(7 * 24 * HOUR_MS)
    const token = await tokenOf(player.login, subject)
    expect((await site.visitor().call(contract.notMe, { body: { token } })).body.success).toBe(false)
  })
})
