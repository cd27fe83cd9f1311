import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Id } from '#kernel/id.ts'
import { wireReward } from '#kernel/reward.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { readPlayer } from '#platform/auth/players.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { getRewards, updateProfile } from '#features/personal-info/contract.ts'
import { completeRegistration } from '#features/registration/contract.ts'
import { checkRewards, signUp as signUpRoute } from '../contract.ts'
import { getProfile, handleRequest, initApp } from '#features/account/contract.ts'
import { confirmEmail } from '#features/email-confirmation/contract.ts'
import { emailConfirmation } from '#features/email-confirmation/feature.ts'
import { registration } from '../feature.ts'
import { auditOf, balancesOf, linkTokenOf, newcomer, newForm } from '#apps/site/testing/people.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const { signUpReward, referredSignUpReward } = registration.defaults

const signUp = (form = newForm(), client = site.visitor()) => client.call(signUpRoute, { body: form })

describe('sign-up', () => {
  test('opens the account with wallet, reward, mail, event, trail and session', async () => {
    const client = site.visitor()
    const form = newForm()
    const reply = await signUp(form, client)
    expect(reply).toMatchObject({ status: 200, body: { success: true, data: { login: form.login } } })
    // As long as the choice of cookies says.
    expect(String(reply.headers['set-cookie'])).toMatch(/device=[\w-]{43}; Max-Age=31536000;/)
    const profile = await client.call(getProfile)
    expect(profile.body.data).toMatchObject({
      login: form.login,
      email: form.email,
      birthDay: form.birthDate,
      gameMode: 'TournamentPoints',
      emailConfirmed: false,
      isGuest: false,
      previousSignIn: null,
      Registration: { complete: false },
      rankLeague: { enabled: false },
      season: { isEnabled: false },
    })
    // Greeted, and once more: nothing is open any more.
    for (let turn = 0; turn < 2; turn++) expect((await client.call(completeRegistration, { body: {} })).status).toBe(200)
    expect((await client.call(getProfile)).body.data.Registration).toEqual({ complete: true })
    expect((await site.visitor().call(completeRegistration, { body: {} })).status).toBe(401)
    const playerId = profile.body.data.id
    expect(await balancesOf(client)).toMatchObject({ ...wireReward(signUpReward), tourPoints: 0, winnings: 0 })
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
    expect((await client.call(getProfile)).body.data).toMatchObject({ email: null, primaryContact: 'login' })
    // One may be given later.
    expect((await client.call(getRewards)).body.data.email).toMatchObject({ available: true, completed: false })
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
    expect((await client.call(initApp)).body.data.isGuest).toBe(true)
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
    expect(await balancesOf(invited)).toMatchObject(wireReward(referredSignUpReward))
    expect(await balancesOf(guessed)).toMatchObject(wireReward(signUpReward))
    const asked = async (invited_by: string) => (await site.visitor().call(checkRewards, { query: { invited_by } })).body
    expect(await asked(inviter.login!)).toMatchObject({
      reasonType: null,
      registrationReferralReward: wireReward(referredSignUpReward),
    })
    expect(await asked('nobody-at-all')).toMatchObject({ reasonType: 'code_not_found' })
  })

  test('an invitation in a page’s address is kept for a year', async () => {
    const inviter = newForm()
    await signUp(inviter)
    const client = site.visitor()
    await client.call(handleRequest, { query: { path: '/promotions', invited_by: inviter.login! } })
    site.advance(5 * MINUTE_MS)
    await signUp(newForm(), client)
    expect(await balancesOf(client)).toMatchObject(wireReward(referredSignUpReward))
  })
})

test('what signing up gives is told to guests, in the brand’s amounts', async () => {
  const { body } = await site.visitor().call(checkRewards)
  expect(body).toEqual({
    success: true,
    registrationReferralReward: wireReward(registration.defaults.referredSignUpReward),
    registrationRewardWithoutCode: wireReward(registration.defaults.signUpReward),
    reasonType: null,
    '0': {
      registration: wireReward(registration.defaults.signUpReward),
      emailConfirmation: wireReward(emailConfirmation.defaults.reward),
      phoneConfirmation: { coins: 500_000, entries: 0 },
      profileComplete: { coins: 500_000, entries: 20_000 },
    },
  })
})

test('a mailbox is welcomed once, also after an erasure and under another spelling; nothing is promised that is not given', async () => {
  const first = await newcomer(site)
  const [name] = first.form.email!.split('@')
  const slice = site.slices.find(({ id }) => id === 'account')
  const before = await readPlayer(site.context.reader, first.playerId as Id<'plr'>)
  await site.context.transaction((tx) => slice!.erase!({ ...site.context, today: '2026-11-21' }, tx, before))
  const { client, form } = await newcomer(site, { email: `${name}+again@mail.example` })
  const nothing = { coins: 0, entries: 0 }
  expect(await balancesOf(client)).toMatchObject(nothing)
  expect((await client.call(checkRewards)).body['0']).toMatchObject({ emailConfirmation: nothing })
  expect((await client.call(getRewards)).body.data).toMatchObject({ email: nothing, profile: nothing, phone: { coins: 500_000 } })
  const confirmed = await client.call(confirmEmail, { body: { token: await linkTokenOf(site, form.email) } })
  expect(confirmed.body).toEqual({ success: true, data: { reward: nothing } })
  await client.call(updateProfile, { body: { name: 'Anna', surname: 'Bell', zip: '10001' } })
  expect(await balancesOf(client)).toMatchObject(nothing)
  const { rows } = await site.database.pool.query('select * from welcomed_mailbox')
  expect(JSON.stringify(rows)).not.toContain(name)
})
