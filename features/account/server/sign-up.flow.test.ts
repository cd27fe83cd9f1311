import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#kernel/time.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import * as contract from '../contract.ts'
import { account } from '../feature.ts'
import { auditOf, balancesOf, linkTokenOf, newForm, wire } from './test-people.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const { signUpReward, referredSignUpReward } = account.defaults

const signUp = (form = newForm(), client = site.visitor()) => client.call(contract.signUp, { body: form })

describe('sign-up', () => {
  test('opens the account with wallet, reward, mail, event, trail and session', async () => {
    const client = site.visitor()
    const form = newForm()
    const reply = await signUp(form, client)
    expect(reply).toMatchObject({ status: 200, body: { success: true, data: { login: form.login } } })
    const profile = await client.call(contract.getProfile)
    expect(profile.body.data).toMatchObject({
      login: form.login,
      email: form.email,
      birthDay: form.birthDate,
      gameMode: 'TournamentPoints',
      emailConfirmed: false,
      isGuest: false,
      previousSignIn: null,
      Registration: { complete: true },
      rankLeague: { enabled: false },
      season: { isEnabled: false },
    })
    const playerId = profile.body.data.id
    expect(await balancesOf(client)).toMatchObject({ ...wire(signUpReward), tourPoints: 0, winnings: 0 })
    expect(await linkTokenOf(site, form.email)).toHaveLength(43)
    expect(await auditOf(site, playerId)).toEqual(['signed-up'])
    const { rows } = await site.database.pool.query('select type, payload from outbox.event where player = $1', [playerId])
    expect(rows).toEqual([{ type: 'player.signed-up', payload: { isReferred: false } }])
  })

  test('makes a login up for somebody who gave only an address, with nothing of the address in it', async () => {
    const { login: _, ...form } = newForm({ typeRegistration: 'email' })
    const login = expect.stringMatching(/^player-[0-9a-z]{8}$/)
    expect((await signUp(form)).body).toMatchObject({ success: true, data: { login } })
  })

  test('works by login alone, and then there is no mail', async () => {
    const { email: _, ...form } = newForm({ typeRegistration: 'login' })
    const client = site.visitor()
    expect((await signUp(form, client)).body.success).toBe(true)
    expect((await client.call(contract.getProfile)).body.data).toMatchObject({ email: null, primaryContact: 'login' })
    expect((await client.call(contract.getRewards)).body.data.email).toMatchObject({ available: false, completed: false })
  })

  test.each([
    ['email-missing', { email: undefined }],
    ['login-missing', { typeRegistration: 'login', login: undefined }],
    ['birth-date-wrong', { birthDate: '2031-01-01' }],
    ['under-age', { birthDate: '2012-01-01' }],
    ['password-short', { password: 'k7#Q9!m' }],
    ['password-common', { password: '1234567890' }],
    ['password-personal', { login: 'lucky-fox', password: 'the lucky-fox runs by' }],
    ['password-guessable', { password: 'aaaaaaaaaaaaaaaa' }],
  ] as const)('is refused: %s, and leaves nothing', async (reasonType, changes) => {
    const form = newForm(changes)
    const client = site.visitor()
    expect(await signUp(form, client)).toMatchObject({ status: 200, body: { success: false, reasonType } })
    expect((await client.call(contract.initApp)).body.data.isGuest).toBe(true)
    const { rows } = await site.database.pool.query('select id from player where email = $1', [form.email ?? ''])
    expect(rows).toEqual([])
  })

  test('ACC-1 the age that the state asks for is told', async () => {
    const reply = await signUp(newForm({ state: 'MS', birthDate: '2006-11-22' }))
    expect(reply.body).toMatchObject({ reasonType: 'under-age', ageNeeded: 21 })
  })

  test('a form with a field that is none is a fault of the request', async () => {
    expect((await signUp(newForm({ state: 'XX' as never }))).status).toBe(422)
    expect((await signUp(newForm({ birthDate: '1990-02-30' }))).status).toBe(422)
  })

  test('ACC-3 repeated with the same names it opens nothing', async () => {
    const form = newForm()
    await signUp(form)
    expect((await signUp(form)).body).toMatchObject({ reasonType: 'email-taken' })
    const sameLogin = newForm({ login: form.login!.toUpperCase() })
    expect((await signUp(sameLogin)).body).toMatchObject({ reasonType: 'login-taken' })
  })

  test('ACC-3 of two at once with one address, one account opens and one reward is paid', async () => {
    const form = newForm()
    const { login: _, ...byEmail } = form
    const replies = await Promise.all([signUp(byEmail), signUp({ ...byEmail, email: form.email!.toUpperCase() })])
    expect(replies.filter(({ body }) => body.success)).toHaveLength(1)
    expect(replies.find(({ body }) => !body.success)?.body).toMatchObject({ reasonType: 'email-taken' })
    const { rows } = await site.database.pool.query('select id from player where lower(email) = lower($1)', [form.email])
    expect(rows).toHaveLength(1)
  })

  test('an invitation pays more, when its code is somebody’s', async () => {
    const inviter = newForm()
    await signUp(inviter)
    const [invited, guessed] = [site.visitor(), site.visitor()]
    await signUp(newForm({ invited_by: inviter.login }), invited)
    await signUp(newForm({ refcode: 'nobody-at-all' }), guessed)
    expect(await balancesOf(invited)).toMatchObject(wire(referredSignUpReward))
    expect(await balancesOf(guessed)).toMatchObject(wire(signUpReward))
    const asked = async (invited_by: string) => (await site.visitor().call(contract.checkRewards, { query: { invited_by } })).body
    expect(await asked(inviter.login!)).toMatchObject({
      reasonType: null,
      registrationReferralReward: wire(referredSignUpReward),
    })
    expect(await asked('nobody-at-all')).toMatchObject({ reasonType: 'code_not_found' })
  })

  test('an invitation in a page’s address is kept for a year', async () => {
    const inviter = newForm()
    await signUp(inviter)
    const client = site.visitor()
    await client.call(contract.handleRequest, { query: { path: '/promotions', invited_by: inviter.login! } })
    site.advance(5 * MINUTE_MS)
    await signUp(newForm(), client)
    expect(await balancesOf(client)).toMatchObject(wire(referredSignUpReward))
  })
})

describe('request handling', () => {
  const handle = (query: Record<string, string>) => site.visitor().call(contract.handleRequest, { query })

  test('an address with aa is sent on without it, the home page and foreign addresses never', async () => {
    expect((await handle({ path: '/library', aa: '1', category: 'new' })).body).toEqual({
      authorized: false,
      redirectUrl: '/library?category=new',
    })
    for (const path of [
      '/',
      '//elsewhere.example',
      '/\\elsewhere.example',
      '/\t/elsewhere.example',
      'https://elsewhere.example',
    ]) {
      expect((await handle({ path, aa: '1' })).body.redirectUrl).toBeNull()
    }
    expect((await handle({ path: '/library' })).body.redirectUrl).toBeNull()
  })
})
