import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { resetPassword, signIn } from '#features/sign-in/contract.ts'
import { listSessions } from '#features/account/contract.ts'
import { HOUR_MS } from '#kernel/time.ts'
import { readCaptured } from '#platform/mail/captured.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { getSecurity } from '#features/security/contract.ts'
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

describe('ACC-8 a sign-in', () => {
  const subject = 'New sign-in'
  const told = async (login: string) => {
    await site.deliverEvents()
    return (await mailsTo(login)).filter((mail) => mail.subject.includes(subject)).length
  }

  test('is mailed from a new browser, not from the first one or a known one', async () => {
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

  test('is not mailed to those who said no', async () => {
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

  test('that was somebody else’s is ended by the mailed link, once, and a new password is chosen', async () => {
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

  test('its link lasts a week', async () => {
    const player = await someone()
    await signInAs(site.visitor(), player)
    await signInAs(site.visitor(), player)
    await site.deliverEvents()
    site.advance(7 * 24 * HOUR_MS)
    const token = await tokenOf(player.login, subject)
    expect((await site.visitor().call(contract.notMe, { body: { token } })).body.success).toBe(false)
  })
})
