import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce, expectPostings } from '#apps/site/testing/expectations.ts'
import { confirmTerms, openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { requestReset, resetPassword, signIn } from '#features/account/sign-in/contract.ts'
import { emailConfirmation } from '#features/account/email-confirmation/feature.ts'
import { newcomer as newAccount } from '#apps/site/testing/people.ts'
import { registration } from '#features/account/registration/feature.ts'
import { wireReward } from '#kernel/reward.ts'
import { signUp } from '#features/account/registration/contract.ts'
import { beginSecondFactor, enableSecondFactor, giveCode } from '#features/account/security/contract.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { codeAt, secretOfText } from '#platform/auth/second-factor/totp.ts'
import { readCaptured } from '#platform/mail/captured.ts'
import type { TestClient } from '#platform/testing/client.ts'
import * as contract from '../contract.ts'
import { type LocalProvider, startLocalProvider } from './local-provider.ts'

let local: LocalProvider
let site: TestSite
beforeAll(async () => {
  local = await startLocalProvider()
  const gone = { ...local.provider, id: 'gone', title: 'Gone', issuer: 'http://127.0.0.1:9' }
  site = await openTestSite({ socialLogin: { providers: [local.provider, gone], mayBeInsecure: true } })
})
afterAll(async () => {
  await site.close()
  await local.close()
})

const PASSWORD = 'plum tram forty gull'
let count = 0
const newEmail = () => `soc${count++}@mail.example`

interface Visit {
  readonly email?: string
  readonly isVerified?: boolean
  readonly misdeed?: string
  readonly answer?: 'allow' | 'refuse'
}

/** Walks through the provider's page; returns what the browser brings back. */
async function visitProvider(url: string, { email = newEmail(), isVerified = true, misdeed = 'none', answer = 'allow' }: Visit) {
  const asked = new URL(url)
  expect((await fetch(asked)).status).toBe(200)
  const form = new URLSearchParams(asked.searchParams)
  for (const [name, value] of Object.entries({ email, name: 'Casey Rowan', misdeed, answer })) form.set(name, value)
  if (isVerified) form.set('verified', 'on')
  const reply = await fetch(new URL('/authorize', asked), { method: 'POST', body: form, redirect: 'manual' })
  return new URL(reply.headers.get('location') ?? '').search
}

async function begin(client: TestClient, { isLinking = false } = {}): Promise<string> {
  const body = { provider: 'local', returnTo: '/library' }
  const reply = await client.call(isLinking ? contract.linkSocial : contract.startSocial, { body })
  if (!reply.body.success) throw new Error(JSON.stringify(reply.body))
  return reply.body.data.url
}

const finish = async (client: TestClient, search: string) => (await client.call(contract.finishSocial, { body: { search } })).body

async function come(visit: Visit = {}, client = site.visitor()) {
  const body = await finish(client, await visitProvider(await begin(client), visit))
  return { client, body }
}

async function link(client: TestClient, visit: Visit = {}) {
  return finish(client, await visitProvider(await begin(client, { isLinking: true }), visit))
}

const rest = { typeRegistration: 'social', birthDate: '1990-05-01', state: 'TX' } as const
const open = async (client: TestClient, changes: object = {}) =>
  (await client.call(signUp, { body: { ...rest, ...changes } })).body
const someone = () => {
  const email = newEmail()
  return site.player({ login: email.split('@')[0]!, email, password: PASSWORD })
}

async function newcomer(visit: Visit = {}) {
  const email = visit.email ?? newEmail()
  const { client, body } = await come({ ...visit, email })
  expect(body).toMatchObject({ success: true, data: { outcome: 'sign-up' } })
  const opened = await open(client)
  if (!opened.success) throw new Error(opened.reasonType)
  await confirmTerms(client)
  return { client, email, playerId: opened.data.playerId }
}

describe('signing up', () => {
  test('with a verified address gets every welcome gift, regardless of earlier unconfirmed accounts with the mailbox', async () => {
    const email = newEmail()
    await newAccount(site, { email: email.replace('@', '+x@') })
    const { client } = await come({ email })
    const opened = await open(client)
    if (!opened.success) throw new Error(opened.reasonType)
    expect((await client.call(getProfile)).body.data).toMatchObject({ email, emailConfirmed: true })
    await expectPostings(site, opened.data, 'sign-up-reward', [{ ...wireReward(registration.defaults.signUpReward) }])
    await expectPostings(site, opened.data, 'email-reward', [{ ...wireReward(emailConfirmation.defaults.reward) }])
  })

  test('still asks for age and state, treats a verified address as confirmed, and rewards it once', async () => {
    const email = newEmail()
    const { client } = await come({ email })
    expect((await client.call(contract.getPending)).body.data.pending).toEqual({ title: 'Local account', email })
    expect(await open(client, { birthDate: '2015-05-01' })).toMatchObject({ reasonType: 'under-age' })
    const opened = await open(client)
    if (!opened.success) throw new Error(opened.reasonType)
    const { data } = (await client.call(getProfile)).body
    expect(data).toMatchObject({ email, emailConfirmed: true, activeSocialAccounts: ['local'] })
    await expectPostings(site, opened.data, 'email-reward', [{ ...wireReward(emailConfirmation.defaults.reward) }])
    expect((await client.call(contract.getPending)).body.data.pending).toBeNull()
    expect(await open(client)).toMatchObject({ reasonType: 'social-expired' })
  })

  test('with an unverified address mails the link, as any other sign-up does', async () => {
    const { client, email } = await newcomer({ isVerified: false })
    expect((await client.call(getProfile)).body.data.emailConfirmed).toBe(false)
    const sender = () => ({ brandName: 'Test', siteUrl: 'https://play.example' })
    const mails = await readCaptured(site.database.reader, sender, { recipient: email })
    expect(mails.map(({ subject }) => subject)).toEqual(['Confirm your email to get your reward'])
  })

  test('without an address opens an account without one', async () => {
    const { client } = await newcomer({ misdeed: 'no-email' })
    expect((await client.call(getProfile)).body.data.email).toBeNull()
  })

  test('without a provider’s identity or a password opens nothing', async () => {
    expect(await open(site.visitor())).toEqual({ success: false, reasonType: 'social-expired' })
    const form = { typeRegistration: 'email', email: newEmail() }
    expect(await open(site.visitor(), form)).toMatchObject({ reasonType: 'password-missing' })
  })

  test('twice concurrently opens one account', async () => {
    const { client } = await come()
    const lock = { sql: "select from one_time_state where purpose = 'social-sign-up' for update", values: [] }
    const replies = await atOnce(site, lock, [() => open(client), () => open(client)])
    expect(replies.filter((body) => body.success)).toHaveLength(1)
  })
})

describe('signing in', () => {
  test('opens the linked account, even after its address has changed', async () => {
    const { email, playerId } = await newcomer()
    await site.database.pool.query("update player set email = 'other' || id || '@mail.example' where id = $1", [playerId])
    const { client, body } = await come({ email })
    expect(body).toEqual({ success: true, data: { outcome: 'signed-in', returnTo: '/library' } })
    expect((await client.call(getProfile)).body.data.id).toBe(playerId)
  })

  test.each([true, false])('never opens an account by its address alone (verified: %s)', async (isVerified) => {
    const player = await someone()
    const { client, body } = await come({ email: `${player.login}@mail.example`, isVerified })
    expect(body).toEqual({ success: false, reasonType: 'sign-in-first', returnTo: '/library' })
    expect((await client.call(getProfile)).status).toBe(401)
    expect((await client.call(contract.getPending)).body.data.pending).toBeNull()
  })

  test('asks for the second factor if it is on', async () => {
    const { client, email } = await newcomer()
    const begun = (await client.call(beginSecondFactor)).body
    if (!begun.success) throw new Error(begun.reasonType)
    const code = () => codeAt(secretOfText(begun.data.text), site.clock.now())
    await client.call(enableSecondFactor, { body: { setup: begun.data.setup, code: code() } })
    site.advance(30_000)
    const back = await come({ email })
    expect(back.body).toMatchObject({ success: false, reasonType: 'second-factor-needed' })
    expect((await back.client.call(getProfile)).status).toBe(401)
    expect((await back.client.call(giveCode, { body: { code: code() } })).body.success).toBe(true)
  })

  test('has no password to guess', async () => {
    const { email } = await newcomer()
    const reply = await site.visitor().call(signIn, { body: { identifier: email, password: PASSWORD } })
    expect(reply.body).toEqual({ success: false, reasonType: 'wrong-credentials' })
  })
})

describe('a provider’s reply', () => {
  test.each([
    ['a refusal', { answer: 'refuse' }, 'refused'],
    ['another nonce', { misdeed: 'wrong-nonce' }, 'failed'],
    ['another signature', { misdeed: 'wrong-key' }, 'failed'],
  ] as const)('with %s is refused', async (_, visit, reasonType) => {
    const { client, body } = await come(visit)
    expect(body).toEqual({ success: false, reasonType, returnTo: '/library' })
    expect((await client.call(contract.getPending)).body.data.pending).toBeNull()
  })

  test('is refused when the provider took too long', async () => {
    const { body } = await come({ misdeed: 'slow' })
    expect(body).toMatchObject({ reasonType: 'failed' })
  })

  test('is accepted once, in the browser that started the flow, with its own state, for 15 minutes', async () => {
    const client = site.visitor()
    const search = await visitProvider(await begin(client), {})
    const other = site.visitor()
    await begin(other)
    expect(await finish(site.visitor(), search)).toMatchObject({ reasonType: 'expired' })
    expect(await finish(other, search)).toMatchObject({ reasonType: 'failed' })
    expect(await finish(client, search)).toMatchObject({ success: true })
    expect(await finish(client, search)).toMatchObject({ reasonType: 'expired' })
    const late = site.visitor()
    const lateSearch = await visitProvider(await begin(late), {})
    site.advance(15 * MINUTE_MS)
    expect(await finish(late, lateSearch)).toMatchObject({ reasonType: 'expired' })
  })
})

test('an unknown or unresponsive provider is reported', async () => {
  const start = async (provider: string) =>
    (await site.visitor().call(contract.startSocial, { body: { provider, returnTo: '/' } })).body
  expect(await start('nobody')).toEqual({ success: false, reasonType: 'unknown-provider' })
  expect(await start('gone')).toEqual({ success: false, reasonType: 'provider-down' })
  for (const returnTo of ['//evil.example', '/\t/evil.example']) {
    const away = await site.visitor().call(contract.startSocial, { body: { provider: 'local', returnTo } })
    expect(away.status).toBe(422)
  }
})

const NEW_PASSWORD = 'seven quiet lanterns walk'

async function resetByMail({ login }: { login: string }): Promise<void> {
  await site.visitor().call(requestReset, { body: { identifier: login } })
  const sender = () => ({ brandName: 'Velmora', siteUrl: 'https://play.example' })
  const mails = await readCaptured(site.database.reader, sender, { recipient: `${login}@mail.example` })
  const address = mails.find(({ link: to }) => to?.includes('/reset?token='))?.link
  const token = new URL(address ?? '').searchParams.get('token') ?? ''
  expect((await site.visitor().call(resetPassword, { body: { token, password: NEW_PASSWORD } })).body).toEqual({ success: true })
}

/** The authenticator of the account's opener: the mailbox's owner must not be asked for its code. */
async function withApp(client: TestClient): Promise<void> {
  const begun = (await client.call(beginSecondFactor)).body
  if (!begun.success) throw new Error(begun.reasonType)
  const { setup, text } = begun.data
  const code = codeAt(secretOfText(text), site.clock.now())
  expect((await client.call(enableSecondFactor, { body: { setup, code } })).body.success).toBe(true)
}

describe('linking', () => {
  const listed = async (client: TestClient) => (await client.call(contract.listSocials)).body.data.providers
  const unlink = async (client: TestClient) => (await client.call(contract.unlinkSocial, { body: { provider: 'local' } })).body

  test('adds a sign-in method to the signed-in account, and unlinking removes it', async () => {
    const [player, email] = [await someone(), newEmail()]
    expect(await link(player, { email })).toMatchObject({ success: true, data: { outcome: 'linked' } })
    expect(await link(player, { email })).toMatchObject({ success: true })
    expect(await listed(player)).toMatchObject([
      { id: 'local', linked: { email } },
      { id: 'gone', linked: null },
    ])
    expect((await come({ email })).body).toMatchObject({ data: { outcome: 'signed-in' } })
    expect(await unlink(player)).toEqual({ success: true })
    expect(await unlink(player)).toEqual({ success: true })
    expect((await come({ email })).body).toMatchObject({ data: { outcome: 'sign-up' } })
  })

  test('is announced by mail, once', async () => {
    const player = await someone()
    const visit = { email: newEmail() }
    await link(player, visit)
    await link(player, visit)
    const sender = () => ({ brandName: 'Velmora', siteUrl: 'https://play.example' })
    const mails = await readCaptured(site.database.reader, sender, { recipient: `${player.login}@mail.example` })
    const told = mails.filter(({ subject }) => subject.includes('is now linked'))
    expect(told.map(({ link: address }) => address)).toEqual(['https://play.example/profile/socials'])
  })

  test('is undone by a mailed password reset if it predates the address confirmation, and kept otherwise', async () => {
    const [early, late] = [{ email: newEmail() }, { email: newEmail() }]
    const player = await someone()
    await withApp(player)
    await link(player, early)
    await resetByMail(player)
    expect((await come(early)).body).toMatchObject({ data: { outcome: 'sign-up' } })
    const back = site.visitor()
    expect((await back.call(signIn, { body: { identifier: player.login, password: NEW_PASSWORD } })).body.success).toBe(true)
    await confirmTerms(back)
    site.advance(1_000)
    await link(back, late)
    site.advance(2 * MINUTE_MS)
    await resetByMail(player)
    expect((await come(late)).body).toMatchObject({ data: { outcome: 'signed-in' } })
  })

  test('refuses another player’s identity, and a second one of the same provider', async () => {
    const [player, { email }] = [await someone(), await newcomer()]
    expect(await link(player, { email })).toMatchObject({ reasonType: 'linked-elsewhere' })
    await link(player)
    expect(await link(player)).toMatchObject({ reasonType: 'already-linked' })
  })

  test('is refused when another account has signed in by the time of the return', async () => {
    const [player, other] = [await someone(), await someone()]
    const search = await visitProvider(await begin(player, { isLinking: true }), {})
    other.cookies.set('social-flow', player.cookies.get('social-flow')!)
    expect(await finish(other, search)).toMatchObject({ reasonType: 'expired' })
  })

  test('ACC-4 requires a proof, as does unlinking', async () => {
    const player = await someone()
    await link(player)
    site.advance(11 * MINUTE_MS)
    for (const call of [contract.linkSocial, contract.unlinkSocial] as const) {
      const reply = await player.call(call, { body: { provider: 'local', returnTo: '/' } })
      expect(reply).toMatchObject({ status: 403, body: { code: 'proof-needed' } })
    }
  })

  test('the last sign-in method cannot be unlinked', async () => {
    const { client } = await newcomer()
    expect(await unlink(client)).toEqual({ success: false, reasonType: 'last-way-in' })
    expect(await listed(client)).toMatchObject([{ linked: {} }, {}])
  })
})
