import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { signIn } from '#features/account/sign-in/contract.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { readCaptured } from '#platform/mail/captured.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { getSecurity } from '#features/account/security/contract.ts'
import * as contract from '../contract.ts'
import { createAuthenticator } from './test-authenticator.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const ORIGIN = 'http://play.example'
const PASSWORD = 'plum tram forty gull'
type Authenticator = ReturnType<typeof createAuthenticator>
let count = 0
const someone = () => site.player({ login: `key${count}`, email: `key${count++}@mail.example`, password: PASSWORD })

async function begin(player: TestClient) {
  const { body } = await player.call(contract.beginPasskey)
  if (!body.success) throw new Error(body.reasonType)
  return body.data
}

async function add(player: TestClient, key: Authenticator, name = 'My phone') {
  const { setup, options } = await begin(player)
  return (await player.call(contract.addPasskey, { body: { setup, name, answer: key.register(options) } })).body
}

async function owner(): Promise<{ player: TestPlayer; key: Authenticator }> {
  const [player, key] = [await someone(), createAuthenticator(ORIGIN)]
  expect(await add(player, key)).toEqual({ success: true })
  return { player, key }
}

const ask = async (client: TestClient) => (await client.call(contract.askPasskey)).body.data
const listed = async (player: TestClient) => (await player.call(getSecurity)).body.data.passkeys

async function enter(key: Authenticator, how: Parameters<Authenticator['sign']>[1] = {}) {
  const client = site.visitor()
  const { challenge, options } = await ask(client)
  const { body } = await client.call(contract.signInByPasskey, { body: { challenge, answer: key.sign(options, how) } })
  return { client, body }
}

const UNKNOWN = { success: false, reasonType: 'unknown-passkey' }

describe('a passkey', () => {
  test('is stored under its name, announced by mail, and signs in without a login', async () => {
    const { player, key } = await owner()
    expect(await listed(player)).toMatchObject([{ id: key.id, name: 'My phone', lastUsedAt: null, isSynced: false }])
    const { client, body } = await enter(key)
    expect(body).toEqual({ success: true, data: { playerId: player.playerId } })
    expect((await client.call(getProfile)).body.data.login).toBe(player.login)
    expect((await listed(player))[0]!.lastUsedAt).not.toBeNull()
    const sender = () => ({ brandName: 'Test', siteUrl: 'https://play.example' })
    const mails = await readCaptured(site.database.reader, sender, { recipient: `${player.login}@mail.example` })
    expect(mails.map(({ subject }) => subject)).toContain('A passkey was added to your Velmora account')
  })

  test('is requested with options that name no account and require user verification', async () => {
    const { options } = await ask(site.visitor())
    expect(options).toMatchObject({ rpId: 'play.example', userVerification: 'required' })
    expect(options).not.toHaveProperty('allowCredentials')
    const { options: made } = await begin(await someone())
    expect(made).toMatchObject({
      rp: { id: 'play.example', name: 'Velmora' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  test('cannot be registered by a second account', async () => {
    const { key } = await owner()
    expect(await add(await someone(), key)).toEqual({ success: false, reasonType: 'already-kept' })
  })

  test.each([
    ['another page', { from: 'http://evil.example' }],
    ['a finger that was not shown', { isVerified: false }],
  ])('is refused with %s', async (_, how) => {
    const { key } = await owner()
    expect((await enter(key, how)).body).toEqual(UNKNOWN)
  })

  test('whose counter does not increase is treated as a copy', async () => {
    const { key } = await owner()
    expect((await enter(key)).body.success).toBe(true)
    expect((await enter(key, { isCopied: true })).body).toEqual(UNKNOWN)
  })

  test('without user verification is refused, and its challenge is consumed', async () => {
    const [player, key] = [await someone(), createAuthenticator(ORIGIN)]
    const { setup, options } = await begin(player)
    const send = (isVerified: boolean) =>
      player.call(contract.addPasskey, { body: { setup, name: 'x', answer: key.register(options, { isVerified }) } })
    expect((await send(false)).body).toEqual({ success: false, reasonType: 'not-verified' })
    expect((await send(true)).body).toEqual({ success: false, reasonType: 'setup-expired' })
  })

  test('that is unknown is refused with the same answer', async () => {
    expect((await enter(createAuthenticator(ORIGIN))).body).toEqual(UNKNOWN)
  })
})

describe('a challenge', () => {
  test('is answered once, even when the answer arrives twice concurrently', async () => {
    const { key } = await owner()
    const { challenge, options } = await ask(site.visitor())
    const body = { challenge, answer: key.sign(options) }
    const lock = { sql: "select from one_time_state where purpose = 'passkey-sign-in' for update", values: [] }
    const send = () => site.visitor().call(contract.signInByPasskey, { body })
    const replies = await atOnce(site, lock, [send, send])
    expect(replies.filter((reply) => reply.body.success)).toHaveLength(1)
  })

  test('belongs to one session, and lasts half an hour', async () => {
    const { key } = await owner()
    const [first, second] = [await ask(site.visitor()), await ask(site.visitor())]
    const send = (challenge: string, answer: ReturnType<Authenticator['sign']>) =>
      site.visitor().call(contract.signInByPasskey, { body: { challenge, answer } })
    expect((await send(first.challenge, key.sign(second.options))).body).toEqual(UNKNOWN)
    site.advance(30 * MINUTE_MS)
    expect((await send(second.challenge, key.sign(second.options))).body).toEqual(UNKNOWN)
  })
})

test('ACC-6 a passkey opens a locked account and lifts the lock', async () => {
  const { player, key } = await owner()
  const tryPassword = async (password: string) =>
    (await site.visitor().call(signIn, { body: { identifier: player.login, password } })).body.success
  for (let i = 0; i < 3; i++) await tryPassword('not it')
  expect(await tryPassword(PASSWORD)).toBe(false)
  expect((await enter(key)).body.success).toBe(true)
  expect(await tryPassword(PASSWORD)).toBe(true)
})

test('ACC-4 the player’s own passkey is a proof, another player’s is not', async () => {
  const [{ player, key }, other] = [await owner(), await owner()]
  site.advance(31 * MINUTE_MS)
  const prove = async (by: Authenticator) => {
    const { challenge, options } = await ask(player)
    return (await player.call(contract.proveByPasskey, { body: { challenge, answer: by.sign(options) } })).body
  }
  const status = async () => (await player.call(contract.removePasskey, { body: { id: 'none' } })).status
  expect(await status()).toBe(401)
  expect(await prove(other.key)).toEqual(UNKNOWN)
  expect(await status()).toBe(401)
  expect(await prove(key)).toEqual({ success: true })
  expect(await status()).toBe(200)
  const { challenge, options } = await ask(site.visitor())
  expect((await site.visitor().call(contract.proveByPasskey, { body: { challenge, answer: key.sign(options) } })).status).toBe(
    401,
  )
})

describe('removing', () => {
  const remove = async (player: TestClient, id: string) => (await player.call(contract.removePasskey, { body: { id } })).body

  test('ends the passkey for its owner only, and a repeat changes nothing', async () => {
    const [{ player, key }, other] = [await owner(), await owner()]
    await remove(other.player, key.id)
    expect(await listed(player)).toHaveLength(1)
    expect(await remove(player, key.id)).toEqual({ success: true })
    expect(await remove(player, key.id)).toEqual({ success: true })
    expect((await enter(key)).body).toEqual(UNKNOWN)
  })

  test('the last sign-in method is refused, even to two concurrent removals', async () => {
    const { player, key } = await owner()
    const second = createAuthenticator(ORIGIN)
    expect(await add(player, second, 'Second')).toEqual({ success: true })
    await site.database.pool.query('update player set password_hash = null where id = $1', [player.playerId])
    const lock = { sql: 'select from player where id = $1 for update', values: [player.playerId] }
    const replies = await atOnce(site, lock, [() => remove(player, key.id), () => remove(player, second.id)])
    expect(replies.map((body) => (body.success ? 'gone' : body.reasonType)).sort()).toEqual(['gone', 'last-way-in'])
    expect(await listed(player)).toHaveLength(1)
  })
})

test('an account has at most ten passkeys', async () => {
  const player = await someone()
  for (let i = 0; i < contract.PASSKEYS_MAX; i++) await add(player, createAuthenticator(ORIGIN), `key ${i}`)
  expect((await player.call(contract.beginPasskey)).body).toEqual({ success: false, reasonType: 'too-many' })
})
