import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#kernel/time.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { SESSION_COOKIE } from '#platform/auth/sessions.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { listSessions } from '#features/account/account/contract.ts'
import { signIn as signInRoute, unlock as unlockRoute } from '../contract.ts'
import { auditOf, linkTokenOf, newcomer, PASSWORD } from '#apps/site/testing/people.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const signIn = (identifier: string, password = PASSWORD, client = site.visitor()) =>
  client.call(signInRoute, { body: { identifier, password } })

/** A browser with a forged session cookie. */
function holderOf(token: string): TestClient {
  const client = site.visitor()
  client.cookies.set(SESSION_COOKIE, token)
  return client
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!

describe('sign-in', () => {
  test('works by e-mail or login, ignoring case, and reports the previous sign-in (ACC-7)', async () => {
    const { form, playerId } = await newcomer(site)
    site.advance(MINUTE_MS)
    const reply = await signIn(form.email!.toUpperCase())
    expect(reply.body).toMatchObject({ success: true, data: { playerId, previousSignIn: { at: expect.any(String) } } })
    expect((await signIn(form.login!)).body.success).toBe(true)
    expect(await auditOf(site, playerId)).toEqual(['signed-up', 'signed-in', 'signed-in'])
  })

  test('SESS-3 issues a new token, and this client’s previous one stops working', async () => {
    const { form, client } = await newcomer(site)
    const before = client.cookies.get(SESSION_COOKIE)
    await signIn(form.email!, PASSWORD, client)
    expect(client.cookies.get(SESSION_COOKIE)).not.toBe(before)
    const old = holderOf(before!)
    expect((await old.call(listSessions)).status).toBe(401)
  })

  test('ACC-5 answers a wrong name and a wrong password alike, before and during the lock', async () => {
    const { form } = await newcomer(site)
    const answers = async (identifier: string) => {
      const replies = []
      for (let i = 0; i < 4; i++) replies.push(await signIn(identifier, 'not the password'))
      return replies.map(({ status, body }) => ({ status, body }))
    }
    const known = await answers(form.email!)
    const reasons = ['wrong-credentials', 'wrong-credentials', 'locked-out', 'locked-out']
    expect(known).toEqual(reasons.map((reasonType) => ({ status: 200, body: { success: false, reasonType } })))
    expect(await answers('nobody-at-all@mail.example')).toEqual(known)
  })

  test('ACC-5 takes as long for a wrong name as for a wrong password', async () => {
    const known: number[] = []
    const unknown: number[] = []
    /** Processor time rather than wall time: excludes other load on the machine. */
    const timed = async (identifier: string) => {
      const before = process.cpuUsage()
      await signIn(identifier, 'not the password')
      return process.cpuUsage(before).user
    }
    for (let round = 0; round < 7; round++) {
      const { form } = await newcomer(site)
      known.push(await timed(form.email!))
      unknown.push(await timed(`nobody-${round}@mail.example`))
    }
    const ratio = median(unknown) / median(known)
    expect(ratio).toBeGreaterThan(0.45)
    expect(ratio).toBeLessThan(3)
  })

  test('ACC-6 is locked by three failures for 30 minutes, even for the right password', async () => {
    const { form, playerId } = await newcomer(site)
    for (let i = 0; i < 3; i++) await signIn(form.email!, 'not the password')
    expect((await signIn(form.login!)).body).toEqual({ success: false, reasonType: 'locked-out' })
    expect((await auditOf(site, playerId)).slice(1)).toEqual(['sign-in-failed', 'sign-in-failed', 'sign-in-locked'])
    site.advance(30 * MINUTE_MS)
    expect((await signIn(form.login!)).body.success).toBe(true)
  })

  test('ACC-6 concurrent guesses do not exceed the limit', async () => {
    const { form, playerId } = await newcomer(site)
    await Promise.all(Array.from({ length: 12 }, () => signIn(form.email!, 'not the password')))
    expect((await auditOf(site, playerId)).filter((what) => what.startsWith('sign-in'))).toHaveLength(3)
  })

  test('ACC-6 is unlocked by the mailed link, once', async () => {
    const { form, playerId } = await newcomer(site)
    for (let i = 0; i < 3; i++) await signIn(form.email!, 'not the password')
    await site.deliverEvents()
    const token = await linkTokenOf(site, form.email, 'locked')
    const unlock = () => site.visitor().call(unlockRoute, { body: { token } })
    expect((await unlock()).body).toEqual({ success: true })
    expect((await unlock()).body).toEqual({ success: false, reasonType: 'link-expired' })
    expect((await signIn(form.email!)).body.success).toBe(true)
    expect(await auditOf(site, playerId)).toContain('account-unlocked')
  })
})
