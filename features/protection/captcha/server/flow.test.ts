import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { requestReset, signIn } from '#features/account/sign-in/contract.ts'
import { signUp } from '#features/account/registration/contract.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import type { TestClient } from '#platform/testing/client.ts'
import * as contract from '../contract.ts'
import { type SandboxVendor, startSandboxVendor } from './sandbox-vendor.ts'

const NEEDED = { status: 403, body: { success: false, code: 'captcha-needed' } }
let count = 0
const openAccount = (client: TestClient) => {
  const login = `person${count++}`
  const body = {
    typeRegistration: 'login',
    login,
    password: 'plum tram forty gull',
    birthDate: '1990-05-01',
    state: 'TX',
  } as const
  return client.call(signUp, { body })
}
const askForReset = (client: TestClient) => client.call(requestReset, { body: { identifier: 'nobody' } })
const tryToSignIn = (client: TestClient) => client.call(signIn, { body: { identifier: 'nobody', password: 'not it' } })
const send = async (client: TestClient, answer: string) => (await client.call(contract.answerCaptcha, { body: { answer } })).body

describe('proof of work', () => {
  let site: TestSite
  beforeAll(async () => void (site = await openTestSite({ captcha: { kind: 'proof-of-work', cost: 10 } })))
  afterAll(() => site.close())

  const ask = async (client: TestClient) => (await client.call(contract.getChallenge)).body.data.challenge!
  async function solve(client: TestClient, changes: object = {}): Promise<string> {
    const asked = (await ask(client)) as never
    const solution = await solveChallenge({ challenge: asked, deriveKey })
    return JSON.stringify({ challenge: asked, solution, ...changes })
  }

  test('is required for sign-up and password reset; the page is told where to fetch it', async () => {
    expect(await openAccount(site.visitor())).toMatchObject(NEEDED)
    expect(await askForReset(site.visitor())).toMatchObject(NEEDED)
    const facts = { isEnabled: true, key: '', url: '/rest/captcha/challenge/' }
    expect((await site.visitor().call(initApp)).body.data.captcha).toEqual(facts)
    expect((await (await site.player()).call(getProfile)).body.data.captcha).toEqual(facts)
  })

  test('opens one call when solved', async () => {
    const client = site.visitor()
    expect(await send(client, await solve(client))).toEqual({ success: true })
    expect((await openAccount(client)).body.success).toBe(true)
    expect(await openAccount(client)).toMatchObject(NEEDED)
  })

  test('A11Y-5 requires nothing of people: the whole challenge is a number to find', async () => {
    const { parameters } = await ask(site.visitor())
    expect(parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 10 })
    expect(Object.keys(parameters)).not.toContain('codeChallenge')
  })

  test('is required for sign-in after a failure from the same address', async () => {
    const [client, other] = [site.visitor(), site.visitor()]
    expect((await tryToSignIn(client)).status).toBe(200)
    expect(await tryToSignIn(client)).toMatchObject(NEEDED)
    expect((await tryToSignIn(other)).status).toBe(200)
    await send(client, await solve(client))
    expect((await tryToSignIn(client)).status).toBe(200)
    site.advance(31 * MINUTE_MS)
    expect((await tryToSignIn(client)).status).toBe(200)
  })

  test('counts once, even when sent twice concurrently', async () => {
    const clients = [site.visitor(), site.visitor()]
    const answer = await solve(clients[0]!)
    const lock = { sql: 'lock table one_time_state in exclusive mode', values: [] }
    const replies = await atOnce(
      site,
      lock,
      clients.map((client) => () => send(client, answer)),
    )
    expect(replies.filter((body) => body.success)).toHaveLength(1)
    expect(replies).toContainEqual({ success: false, reasonType: 'used-before' })
  })

  test('lets a pass open one of two concurrent calls', async () => {
    const client = site.visitor()
    await send(client, await solve(client))
    const lock = { sql: "select from one_time_state where purpose = 'captcha-pass' for update", values: [] }
    const replies = await atOnce(site, lock, [() => askForReset(client), () => askForReset(client)])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
  })

  test('has challenges that last ten minutes and passes that last five', async () => {
    const client = site.visitor()
    const answer = await solve(client)
    site.advance(10 * MINUTE_MS)
    expect(await send(client, answer)).toEqual({ success: false, reasonType: 'not-right' })
    await send(client, await solve(client))
    site.advance(5 * MINUTE_MS)
    expect(await askForReset(client)).toMatchObject(NEEDED)
  })

  test.each([
    ['no sum at all', () => Promise.resolve('x')],
    ['another solution', (client: TestClient) => solve(client, { solution: { counter: 1, derivedKey: '00' } })],
    [
      'an easier sum of one’s own',
      async (client: TestClient) => {
        const asked = await ask(client)
        const easy = { ...asked, parameters: { ...asked.parameters, keyPrefix: '00' } } as never
        return JSON.stringify({ challenge: easy, solution: await solveChallenge({ challenge: easy, deriveKey }) })
      },
    ],
  ])('refuses %s', async (_, make) => {
    const client = site.visitor()
    expect(await send(client, await make(client))).toEqual({ success: false, reasonType: 'not-right' })
    expect(await askForReset(client)).toMatchObject(NEEDED)
  })
})

describe('a vendor', () => {
  let sandbox: SandboxVendor
  let site: TestSite
  beforeAll(async () => {
    sandbox = await startSandboxVendor()
    site = await openTestSite({ captcha: { kind: 'vendor', vendor: sandbox.vendor } })
  })
  afterAll(async () => {
    await site.close()
    await sandbox.close()
  })

  test('is queried by our server, and its answer counts once', async () => {
    const client = site.visitor()
    const facts = { isEnabled: true, key: 'sandbox', url: sandbox.vendor.widgetUrl }
    expect((await client.call(initApp)).body.data.captcha).toEqual(facts)
    expect((await client.call(contract.getChallenge)).body.data.challenge).toBeNull()
    expect(await send(client, 'made up')).toEqual({ success: false, reasonType: 'not-right' })
    const { answer } = (await (await fetch(new URL('/tick', sandbox.vendor.widgetUrl))).json()) as { answer: string }
    expect(await send(client, answer)).toEqual({ success: true })
    expect((await askForReset(client)).status).toBe(200)
    expect((await send(client, answer)).success).toBe(false)
  })

  test('that does not answer blocks the call, and the outage is reported', async () => {
    const vendor = { ...sandbox.vendor, verifyUrl: 'http://127.0.0.1:9/verify' }
    await using alone = await openTestSite({ captcha: { kind: 'vendor', vendor } })
    expect(await send(alone.visitor(), 'x')).toEqual({ success: false, reasonType: 'vendor-down' })
  })
})

test('nothing is required while it is off', async () => {
  await using site = await openTestSite()
  const client = site.visitor()
  expect((await client.call(initApp)).body.data.captcha).toEqual({ isEnabled: false, key: '', url: '' })
  expect(await send(client, 'x')).toEqual({ success: true })
  expect((await openAccount(client)).body.success).toBe(true)
})
