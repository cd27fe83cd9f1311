import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#kernel/time.ts'
import { confirmTerms, openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { SESSION_COOKIE } from '#platform/auth/sessions.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { confirmPassword, getProfile, initApp, listSessions, revokeSessions, signOut, switchToSweepStakes } from '../contract.ts'
import { signIn as signInRoute } from '#features/account/sign-in/contract.ts'
import { newcomer, PASSWORD } from '#apps/site/testing/people.ts'

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

describe('a session', () => {
  test('ends on sign-out by GET or POST, and a repeat changes nothing', async () => {
    const { client } = await newcomer(site)
    const token = client.cookies.get(SESSION_COOKIE)!
    expect((await client.call(signOut)).body).toEqual({ success: true })
    expect(client.cookies.get(SESSION_COOKIE)).toBeUndefined()
    const thief = holderOf(token)
    expect((await thief.call(getProfile)).status).toBe(401)
    expect((await client.call(signOut)).body).toEqual({ success: true })
  })

  test('SESS-1 after 30 idle minutes can read, but write nothing until the password is given', async () => {
    const player = await site.player()
    site.advance(31 * MINUTE_MS)
    expect((await player.call(getProfile)).status).toBe(200)
    const refused = await player.call(switchToSweepStakes)
    expect(refused).toMatchObject({ status: 401, body: { success: false, code: 'password-needed' } })
  })

  test('SESS-1 is woken by the right password; wrong ones lock it', async () => {
    const { client, form } = await newcomer(site)
    site.advance(31 * MINUTE_MS)
    const give = (password: string) => client.call(confirmPassword, { body: { password } })
    expect((await give('not the password')).body).toEqual({ success: false, reasonType: 'wrong-credentials' })
    expect((await give(form.password)).body).toEqual({ success: true })
    await confirmTerms(client)
    expect((await client.call(revokeSessions, { body: { all: 'others' } })).status).toBe(200)
    expect((await site.visitor().call(confirmPassword, { body: { password: 'x' } })).status).toBe(401)
  })

  test('SESS-2 expires after 30 days and requires a new sign-in', async () => {
    const { client } = await newcomer(site)
    site.advance(30 * DAY_MS)
    expect((await client.call(getProfile)).status).toBe(401)
    expect((await client.call(initApp)).body.data.isGuest).toBe(true)
  })

  test('is listed with its device, and only its owner can revoke it', async () => {
    const player = await site.player()
    const { form, client } = await newcomer(site)
    const other = site.visitor()
    await signIn(form.email!, PASSWORD, other)
    const { sessions } = (await other.call(listSessions)).body.data
    expect(sessions).toHaveLength(2)
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    const first = sessions.find(({ isCurrent }) => !isCurrent)
    const revoke = (who: TestClient, id: string) => who.call(revokeSessions, { body: { id } })
    expect((await revoke(player, first!.id)).body).toEqual({ success: true, data: { revoked: 0 } })
    expect((await client.call(listSessions)).status).toBe(200)
    await confirmTerms(other)
    expect((await revoke(other, first!.id)).body).toEqual({ success: true, data: { revoked: 1 } })
    expect((await client.call(listSessions)).status).toBe(401)
  })

  test('of a guest cannot be listed or revoked', async () => {
    expect((await site.visitor().call(listSessions)).status).toBe(401)
    expect((await site.visitor().call(revokeSessions, { body: { all: 'others' } })).status).toBe(401)
  })
})
