import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { changePassword, signIn, unlock } from '#features/account/sign-in/contract.ts'
import { confirmPassword, getProfile } from '#features/account/account/contract.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { codeAt, secretOfText } from '#platform/auth/second-factor/totp.ts'
import { readCaptured } from '#platform/mail/captured.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { beginPasskey } from '#features/account/passkeys/contract.ts'
import * as contract from '../contract.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const PASSWORD = 'plum tram forty gull'
const STEP_MS = 30_000
let count = 0
const someone = (options: object = {}) => {
  const name = `sec${count++}`
  return site.player({ login: name, email: `${name}@mail.example`, password: PASSWORD, ...options })
}

interface Guarded extends TestPlayer {
  readonly codes: readonly string[]
  /** The current code. */
  code(): string
}

/** A player with the second factor on. */
async function guarded(): Promise<Guarded> {
  const player = await someone()
  const begun = (await player.call(contract.beginSecondFactor)).body
  if (!begun.success) throw new Error(begun.reasonType)
  const secret = secretOfText(begun.data.text)
  const code = () => codeAt(secret, site.clock.now())
  const { body } = await player.call(contract.enableSecondFactor, { body: { setup: begun.data.setup, code: code() } })
  if (!body.success) throw new Error(body.reasonType)
  site.advance(STEP_MS)
  return { ...player, codes: body.data.recoveryCodes, code }
}

const signInAs = (client: TestClient, { login }: { login: string }, password = PASSWORD) =>
  client.call(signIn, { body: { identifier: login, password } })
const give = (client: TestClient, code: string) => client.call(contract.giveCode, { body: { code } })
const stateOf = async (player: TestClient) => (await player.call(contract.getSecurity)).body.data

async function mailsTo(login: string) {
  const sender = () => ({ brandName: 'Test', siteUrl: 'https://play.example' })
  return readCaptured(site.database.reader, sender, { recipient: `${login}@mail.example` })
}
const tokenOf = async (login: string, subject: string): Promise<string> => {
  const link = (await mailsTo(login)).find((mail) => mail.subject.includes(subject))?.link
  const { searchParams } = new URL(link ?? 'https://no.mail/')
  return searchParams.get('token') ?? searchParams.get('unlock') ?? ''
}

describe('the second factor', () => {
  test('is on after its first code, with ten recovery codes, and its secret is stored encrypted', async () => {
    const player = await guarded()
    expect(player.codes).toHaveLength(10)
    expect(new Set(player.codes).size).toBe(10)
    expect((await stateOf(player)).secondFactor).toEqual({ isOn: true, recoveryCodesLeft: 10 })
    const { rows } = await site.database.pool.query('select secret from second_factor where player = $1', [player.playerId])
    expect(rows[0].secret.length).toBeGreaterThan(20)
    expect((await mailsTo(player.login)).map(({ subject }) => subject)).toContain('Two-step verification is on for Velmora')
    expect((await player.call(contract.beginSecondFactor)).body).toEqual({ success: false, reasonType: 'already-on' })
  })

  test('stays off after a wrong code, which can be retried, and with another player’s setup', async () => {
    const [player, other] = [await someone(), await someone()]
    const begun = (await player.call(contract.beginSecondFactor)).body
    if (!begun.success) throw new Error(begun.reasonType)
    const { setup, text } = begun.data
    const code = codeAt(secretOfText(text), site.clock.now())
    const enable = (who: TestClient, given: string) => who.call(contract.enableSecondFactor, { body: { setup, code: given } })
    expect((await enable(player, code === '000000' ? '111111' : '000000')).body).toMatchObject({ reasonType: 'wrong-code' })
    expect((await enable(other, code)).body).toMatchObject({ reasonType: 'setup-expired' })
    expect((await stateOf(player)).secondFactor.isOn).toBe(false)
    expect((await enable(player, code)).body.success).toBe(true)
    expect((await enable(player, code)).body).toMatchObject({ reasonType: 'setup-expired' })
  })

  test('splits the sign-in: no session before the code, and the setup’s code is not accepted again', async () => {
    const player = await guarded()
    const client = site.visitor()
    expect((await give(client, player.code())).body).toEqual({ success: false, reasonType: 'sign-in-again' })
    expect((await signInAs(client, player)).body).toEqual({ success: false, reasonType: 'second-factor-needed' })
    expect((await client.call(getProfile)).status).toBe(401)
    site.advance(-STEP_MS)
    const used = player.code()
    site.advance(STEP_MS)
    expect((await give(client, used)).body).toEqual({ success: false, reasonType: 'wrong-code' })
    expect((await give(client, player.code())).body).toEqual({ success: true, data: { playerId: player.playerId } })
    expect((await client.call(getProfile)).status).toBe(200)
    expect((await give(client, player.code())).body).toEqual({ success: false, reasonType: 'sign-in-again' })
  })

  test('restarts the sign-in when the code takes more than ten minutes', async () => {
    const player = await guarded()
    const client = site.visitor()
    await signInAs(client, player)
    site.advance(11 * MINUTE_MS)
    expect((await give(client, player.code())).body).toMatchObject({ reasonType: 'sign-in-again' })
  })

  test('accepts a code sent twice concurrently once', async () => {
    const player = await guarded()
    const clients = [site.visitor(), site.visitor()]
    for (const client of clients) await signInAs(client, player)
    const code = player.code()
    const lock = { sql: 'select from second_factor where player = $1 for update', values: [player.playerId] }
    const replies = await atOnce(
      site,
      lock,
      clients.map((client) => () => give(client, code)),
    )
    expect(replies.filter(({ body }) => body.success)).toHaveLength(1)
  })

  test('accepts a recovery code in place of the app, once, however it is typed', async () => {
    const player = await guarded()
    const typed = ` ${player.codes[0]!.toUpperCase().replaceAll('-', ' ')} `
    const enter = async (code: string) => {
      const client = site.visitor()
      await signInAs(client, player)
      return (await give(client, code)).body.success
    }
    expect([await enter(typed), await enter(typed), await enter(player.codes[1]!)]).toEqual([true, false, true])
    expect((await stateOf(player)).secondFactor.recoveryCodesLeft).toBe(8)
  })

  test('ACC-6 wrong codes lock as wrong passwords do, and a right password does not reset the count', async () => {
    const player = await guarded()
    const client = site.visitor()
    const reasons = []
    for (let i = 0; i < 3; i++) {
      await signInAs(client, player)
      const { body } = await give(client, 'aaaaaa')
      reasons.push(body.success || body.reasonType)
    }
    expect(reasons).toEqual(['wrong-code', 'wrong-code', 'locked-out'])
    expect((await signInAs(site.visitor(), player)).body).toMatchObject({ reasonType: 'locked-out' })
    expect((await give(client, player.code())).body).toMatchObject({ reasonType: 'locked-out' })
    await site.deliverEvents()
    await client.call(unlock, { body: { token: await tokenOf(player.login, 'locked') } })
    expect((await signInAs(client, player)).body).toMatchObject({ reasonType: 'second-factor-needed' })
    expect((await give(client, player.code())).body.success).toBe(true)
  })

  test('is switched off only by password and code; then a password is enough', async () => {
    const player = await guarded()
    const disable = (password: string, code: string) => player.call(contract.disableSecondFactor, { body: { password, code } })
    expect((await disable('not it', player.code())).body).toMatchObject({ reasonType: 'wrong-credentials' })
    expect((await disable(PASSWORD, 'aaaaaa')).body).toMatchObject({ reasonType: 'wrong-code' })
    expect((await disable(PASSWORD, player.codes[0]!)).body).toEqual({ success: true })
    expect((await disable(PASSWORD, player.code())).body).toMatchObject({ reasonType: 'not-on' })
    expect((await stateOf(player)).secondFactor).toEqual({ isOn: false, recoveryCodesLeft: 0 })
    expect((await signInAs(site.visitor(), player)).body.success).toBe(true)
  })

  test('new recovery codes invalidate the old ones', async () => {
    const player = await guarded()
    const renew = (password: string, code: string) => player.call(contract.renewRecoveryCodes, { body: { password, code } })
    expect((await renew(PASSWORD, 'aaaaaa')).body).toMatchObject({ reasonType: 'wrong-code' })
    const { body } = await renew(PASSWORD, player.code())
    expect(body.success && body.data.recoveryCodes).toHaveLength(10)
    const client = site.visitor()
    await signInAs(client, player)
    expect((await give(client, player.codes[0]!)).body).toMatchObject({ reasonType: 'wrong-code' })
    const plain = await someone()
    expect((await plain.call(contract.renewRecoveryCodes, { body: { password: PASSWORD, code: '1' } })).body).toMatchObject({
      reasonType: 'not-on',
    })
  })
})

describe('ACC-4 a change of credentials', () => {
  const begin = (player: TestClient) => player.call(beginPasskey)

  test('requires a proof from the last ten minutes: the password, if nothing else is set up', async () => {
    const player = await someone()
    expect((await begin(player)).status).toBe(200)
    site.advance(10 * MINUTE_MS)
    expect(await begin(player)).toMatchObject({ status: 403, body: { code: 'proof-needed' } })
    const prove = (password: string) => player.call(contract.prove, { body: { password, code: '' } })
    expect((await prove('not it')).body).toEqual({ success: false, reasonType: 'wrong-credentials' })
    expect((await begin(player)).status).toBe(403)
    expect((await prove(PASSWORD)).body).toEqual({ success: true })
    expect((await begin(player)).status).toBe(200)
    expect((await site.visitor().call(contract.prove, { body: { password: PASSWORD, code: '' } })).status).toBe(401)
  })

  test('also requires the code if the second factor is on; the password that wakes a session is not enough', async () => {
    const player = await guarded()
    const change = () => player.call(changePassword, { body: { password: PASSWORD, newPassword: 'copper lantern 42 walks' } })
    site.advance(31 * MINUTE_MS)
    await player.call(confirmPassword, { body: { password: PASSWORD } })
    expect(await change()).toMatchObject({ status: 403, body: { code: 'proof-needed' } })
    const prove = (code: string) => player.call(contract.prove, { body: { password: PASSWORD, code } })
    expect((await prove('')).body).toMatchObject({ reasonType: 'wrong-code' })
    expect((await prove(player.code())).body).toEqual({ success: true })
    expect((await change()).body).toEqual({ success: true })
  })

  test('is not unlocked by a proof in another session', async () => {
    const player = await someone()
    const other = site.visitor()
    await signInAs(other, player)
    site.advance(11 * MINUTE_MS)
    await player.call(contract.prove, { body: { password: PASSWORD, code: '' } })
    expect([(await begin(player)).status, (await begin(other)).status]).toEqual([200, 403])
  })
})
