import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { economy } from '#kernel/economy.ts'
import type { Id } from '#kernel/id.ts'
import { addRewards, wireReward } from '#kernel/reward.ts'
import { HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import { readPlayer } from '#platform/auth/players.ts'
import { confirmTerms, openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { getRewards, updateProfile } from '#features/account/personal-info/contract.ts'
import { completeRegistration } from '#features/account/registration/contract.ts'
import { checkRewards, signUp as signUpRoute } from '../contract.ts'
import { getProfile, handleRequest, initApp } from '#features/account/account/contract.ts'
import { confirmEmail, setEmail } from '#features/account/email-confirmation/contract.ts'
import { emailConfirmation } from '#features/account/email-confirmation/feature.ts'
import { getInfo as getReferral } from '#features/engage/referral/contract.ts'
import { registration } from '../feature.ts'
import { auditOf, balancesOf, linkTokenOf, newcomer, newForm } from '#apps/site/testing/people.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const { signUpReward } = registration.defaults

const codeOf = async (player: TestClient) => (await player.call(getReferral)).body.data.own!.code
const signUp = (form = newForm(), client = site.visitor()) => client.call(signUpRoute, { body: form })

describe('sign-up', () => {
  test('opens the account with wallet, reward, mail, event, audit trail and session', async () => {
    const client = site.visitor()
    const form = newForm()
    const reply = await signUp(form, client)
    expect(reply).toMatchObject({ status: 200, body: { success: true, data: { login: form.login } } })
    // As long as the cookie consent lasts.
    expect(String(reply.headers['set-cookie'])).toMatch(/device=[\w-]{43}; Max-Age=31536000;/)
    const profile = await client.call(getProfile)
    expect(profile.body.data).toMatchObject({
      login: form.login,
      email: form.email,
      birthDay: form.birthDate,
      gameMode: 'TournamentPoints',
      emailConfirmed: false,
      mayPromote: true,
      isGuest: false,
      previousSignIn: null,
      Registration: { complete: false },
      rankLeague: { enabled: false },
      season: { isEnabled: false },
    })
    // Welcomed twice: the second call changes nothing.
    for (let turn = 0; turn < 2; turn++) expect((await client.call(completeRegistration, { body: {} })).status).toBe(200)
    expect((await client.call(getProfile)).body.data.Registration).toEqual({ complete: true })
    expect((await site.visitor().call(completeRegistration, { body: {} })).status).toBe(401)
    const playerId = profile.body.data.id
    expect(await balancesOf(client)).toMatchObject({ ...wireReward(signUpReward), tourPoints: 0, winnings: 0 })
    expect(await linkTokenOf(site, form.email)).toHaveLength(43)
    expect(await auditOf(site, playerId)).toEqual(['signed-up'])
    const { rows } = await site.database.pool.query('select type, payload from outbox.event where player = $1', [playerId])
    expect(rows[0]).toEqual({ type: 'player.signed-up', payload: { isReferred: false, referrer: null } })
  })

  test('generates a login for a player who gave only an address, with nothing of the address in it', async () => {
    const { login: _, ...form } = newForm({ typeRegistration: 'email' })
    const login = expect.stringMatching(/^player-[0-9a-z]{8}$/)
    expect((await signUp(form)).body).toMatchObject({ success: true, data: { login } })
  })

  test('works by login alone, and then sends no mail', async () => {
    const { email: _, ...form } = newForm({ typeRegistration: 'login' })
    const client = site.visitor()
    expect((await signUp(form, client)).body.success).toBe(true)
    expect((await client.call(getProfile)).body.data).toMatchObject({ email: null, primaryContact: 'login' })
    // An address may be added later.
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

  test('ACC-1 returns the state’s minimum age', async () => {
    const reply = await signUp(newForm({ state: 'MS', birthDate: '2006-11-22' }))
    expect(reply.body).toMatchObject({ reasonType: 'under-age', ageNeeded: 21 })
  })

  test('with an unknown field is a bad request', async () => {
    expect((await signUp(newForm({ state: 'XX' as never }))).status).toBe(422)
    expect((await signUp(newForm({ birthDate: '1990-02-30' }))).status).toBe(422)
  })

  test('ACC-3 repeated with the same names opens nothing', async () => {
    const form = newForm()
    await signUp(form)
    expect((await signUp(form)).body).toMatchObject({ reasonType: 'email-taken' })
    const sameLogin = newForm({ login: form.login!.toUpperCase() })
    expect((await signUp(sameLogin)).body).toMatchObject({ reasonType: 'login-taken' })
  })

  test('repeated under its key signs in to the account it opened, and opens nothing more', async () => {
    const form = newForm()
    const headers = { 'idempotency-key': 'sign-up whose answer was lost'.replaceAll(' ', '-') }
    const once = async (client = site.visitor(), body = form) => ({
      client,
      reply: await client.call(signUpRoute, { body, headers }),
    })
    const [first, second] = await Promise.all([once(), once()])
    const third = await once()
    expect(first.reply.body).toMatchObject({ success: true, data: { login: form.login } })
    for (const { client, reply } of [second, third]) {
      expect(reply.body).toEqual(first.reply.body)
      expect((await client.call(initApp)).body.data.isGuest).toBe(false)
      expect(await balancesOf(client)).toMatchObject(wireReward(signUpReward))
    }
    const other = await once(site.visitor(), { ...form, password: 'another good lantern walks' })
    expect(other.reply).toMatchObject({ status: 422, body: { code: 'key-reused' } })
    site.advance(2 * HOUR_MS)
    expect((await once()).reply.body).toMatchObject({ success: false })
  })

  test('ACC-3 twice concurrently with one address opens one account and pays one reward', async () => {
    const form = newForm()
    const { login: _, ...byEmail } = form
    const replies = await Promise.all([signUp(byEmail), signUp({ ...byEmail, email: form.email!.toUpperCase() })])
    expect(replies.filter(({ body }) => body.success)).toHaveLength(1)
    expect(replies.find(({ body }) => !body.success)?.body).toMatchObject({ reasonType: 'email-taken' })
    const { rows } = await site.database.pool.query('select id from player where lower(email) = lower($1)', [form.email])
    expect(rows).toHaveLength(1)
  })

  test('accepts an invitation if its code is a player’s, and pays the ordinary gift', async () => {
    const inviter = newForm()
    const owner = site.visitor()
    await signUp(inviter, owner)
    const code = await codeOf(owner)
    const [invited, guessed] = [site.visitor(), site.visitor()]
    expect((await signUp(newForm({ invited_by: code }), invited)).body).toMatchObject({ data: { referral: 'accepted' } })
    expect((await signUp(newForm({ refcode: 'nobody-at-all' }), guessed)).body).toMatchObject({
      data: { referral: 'code-not-found' },
    })
    expect(await balancesOf(invited)).toMatchObject(wireReward(signUpReward))
    expect(await balancesOf(guessed)).toMatchObject(wireReward(signUpReward))
    const asked = async (invited_by: string) => (await site.visitor().call(checkRewards, { query: { invited_by } })).body
    expect(await asked(code)).toMatchObject({
      reasonType: null,
      // No campaign runs here.
      registrationReferralReward: wireReward(signUpReward),
      referral: null,
    })
    // A login is not a code: the caller learns nothing about who plays here.
    for (const none of ['nobody-at-all', inviter.login!, 'ABCDEFGH']) {
      expect(await asked(none)).toMatchObject({ reasonType: 'code-not-found' })
    }
  })

  test('keeps an invitation in a page’s address for a year', async () => {
    const client = site.visitor()
    await client.call(handleRequest, { query: { path: '/promotions', invited_by: await codeOf(await site.player()) } })
    site.advance(5 * MINUTE_MS)
    expect((await signUp(newForm(), client)).body).toMatchObject({ data: { referral: 'accepted' } })
  })
})

test('rewards are shown to guests in the brand’s amounts', async () => {
  const { body } = await site.visitor().call(checkRewards)
  expect(body).toEqual({
    success: true,
    isCoinsOnly: false,
    referral: null,
    registrationReferralReward: wireReward(registration.defaults.signUpReward),
    registrationRewardWithoutCode: wireReward(registration.defaults.signUpReward),
    reasonType: null,
    '0': {
      registration: wireReward(registration.defaults.signUpReward),
      emailConfirmation: wireReward(emailConfirmation.defaults.reward),
      phoneConfirmation: wireReward(economy.confirmedPhone),
      profileComplete: wireReward(economy.profile),
    },
  })
})

test('sign-up welcomes a mailbox once, even after an erasure or in another spelling, and promises only what it gives', async () => {
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
  await client.call(updateProfile, { body: { name: 'Anna', surname: 'Bell', zip: '78701' } })
  expect(await balancesOf(client)).toMatchObject(nothing)
  const { rows } = await site.database.pool.query('select * from welcomed_mailbox')
  expect(JSON.stringify(rows)).not.toContain(name)
})

describe('welcome gifts', () => {
  const giftsOf = async (playerId: string): Promise<string[]> => {
    const kinds = "kind in ('sign-up-reward', 'email-reward', 'profile-reward')"
    const { rows } = await site.database.pool.query(
      `select kind from ledger.transfer where player = $1 and ${kinds} order by no`,
      [playerId],
    )
    return rows.map(({ kind }: { kind: string }) => kind)
  }
  const confirm = async (email: string | undefined) =>
    (await site.visitor().call(confirmEmail, { body: { token: await linkTokenOf(site, email, 'Confirm') } })).body
  const complete = async (client: TestClient) => {
    await confirmTerms(client)
    const who = { name: 'Anna', surname: 'Bell', address: '1 High St', address2: '', city: 'Austin', zip: '78701' }
    const { body } = await client.call(updateProfile, { body: who })
    expect(body).toMatchObject({ success: true, data: { profileCompleted: true } })
  }
  const mailbox = () => `once${crypto.randomUUID().slice(0, 8)}`
  const all = ['sign-up-reward', 'email-reward', 'profile-reward']

  test('are given once per mailbox, however its address is written', async () => {
    const name = mailbox()
    const first = await newcomer(site, { email: `${name}@mail.example` })
    await confirm(first.form.email)
    await complete(first.client)
    expect(await giftsOf(first.playerId)).toEqual(all)
    for (const email of [`${name}+2@mail.example`, `${name.toUpperCase()}+3@mail.example`]) {
      const next = await newcomer(site, { email })
      expect(await confirm(email)).toEqual({ success: true, data: { reward: { coins: 0, entries: 0 } } })
      await complete(next.client)
      expect(await giftsOf(next.playerId)).toEqual([])
    }
    expect(await giftsOf(first.playerId)).toEqual(all)
  })

  test('are given to one of two accounts opened concurrently with one mailbox', async () => {
    const name = mailbox()
    const both = await Promise.all([1, 2].map((tag) => newcomer(site, { email: `${name}+${tag}@mail.example` })))
    const gifts = await Promise.all(both.map(({ playerId }) => giftsOf(playerId)))
    expect(gifts.flat()).toEqual(['sign-up-reward'])
  })

  test('for the address and the profile stay with the mailbox’s owner, whoever signed up with it before', async () => {
    const name = mailbox()
    const stranger = await newcomer(site, { email: `${name}+x@mail.example` })
    const owner = await newcomer(site, { email: `${name}@mail.example` })
    await complete(owner.client)
    expect(await giftsOf(owner.playerId)).toEqual([])
    expect((await owner.client.call(getRewards)).body.data.profile).toMatchObject({
      completed: true,
      awaitsEmail: true,
      ...wireReward(economy.profile),
    })
    const reply = await confirm(owner.form.email)
    const reward = wireReward(addRewards(emailConfirmation.defaults.reward, economy.profile))
    expect(reply).toEqual({ success: true, data: { reward } })
    expect(await confirm(owner.form.email)).toEqual(reply)
    expect(await giftsOf(owner.playerId)).toEqual(['email-reward', 'profile-reward'])
    expect((await owner.client.call(getRewards)).body.data.profile).toMatchObject({ completed: true, awaitsEmail: false })
    await complete(stranger.client)
    expect(await giftsOf(stranger.playerId)).toEqual(['sign-up-reward'])
  })

  describe('of an account opened without an address', () => {
    const openedByLogin = async () => {
      const opened = await newcomer(site, { typeRegistration: 'login', email: undefined })
      await confirmTerms(opened.client)
      return opened
    }
    const nothing = { coins: 0, entries: 0 }
    const gift = wireReward(addRewards(addRewards(signUpReward, emailConfirmation.defaults.reward), economy.profile))

    test('wait for its first confirmed address, and are paid once', async () => {
      const { client, playerId } = await openedByLogin()
      await complete(client)
      expect(await balancesOf(client)).toMatchObject(nothing)
      const ofEmail = wireReward(addRewards(signUpReward, emailConfirmation.defaults.reward))
      expect((await client.call(getRewards)).body.data.email).toMatchObject({ completed: false, ...ofEmail })
      const email = `${mailbox()}@mail.example`
      expect((await client.call(setEmail, { body: { email } })).body).toEqual({ success: true })
      expect(await giftsOf(playerId)).toEqual([])
      const replies = await Promise.all([confirm(email), confirm(email)])
      replies.push(await confirm(email))
      for (const reply of replies) expect(reply).toEqual({ success: true, data: { reward: gift } })
      expect((await giftsOf(playerId)).toSorted()).toEqual(all.toSorted())
      expect(await balancesOf(client)).toMatchObject(gift)
      expect((await client.call(getRewards)).body.data.email).toMatchObject({ completed: true, ...ofEmail })
    })

    test('are not paid to a mailbox that has had them, and never again after them', async () => {
      const name = mailbox()
      await newcomer(site, { email: `${name}@mail.example` })
      const second = await openedByLogin()
      await second.client.call(setEmail, { body: { email: `${name}+2@mail.example` } })
      await confirm(`${name}+2@mail.example`)
      expect(await giftsOf(second.playerId)).toEqual(['email-reward'])
      const told = (await second.client.call(getRewards)).body.data.email
      expect(told).toMatchObject(wireReward(emailConfirmation.defaults.reward))
      const third = await openedByLogin()
      await third.client.call(setEmail, { body: { email: `${name}+3@mail.example` } })
      expect(await confirm(`${name}+3@mail.example`)).toEqual({ success: true, data: { reward: nothing } })
      expect(await giftsOf(third.playerId)).toEqual([])
    })
  })
})
