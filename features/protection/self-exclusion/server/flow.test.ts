import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce, expectEvents } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { backAgain } from '#apps/site/testing/people.ts'
import { applyPrize } from '#features/promotions/daily-login/contract.ts'
import { spin } from '#features/play/game-session/contract.ts'
import { exportRounds } from '#features/play/round-history/contract.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { signIn } from '#features/account/sign-in/contract.ts'
import { signUp } from '#features/account/registration/contract.ts'
import { getPlayerAds } from '#features/engage/pop-up-ads/contract.ts'
import { choose as chooseChannel } from '#features/engage/subscription/contract.ts'
import { closeAccount } from '#features/account/account-closure/contract.ts'
import { updateProfile } from '#features/account/personal-info/contract.ts'
import type { PlayerProfile } from '#kernel/profile.ts'
import { DAY_MS, MINUTE_MS } from '#kernel/time.ts'
import { markVerified } from '#platform/auth/verified.ts'
import { offerMailWanted, playerProved } from '#platform/events/index.ts'
import { listCaptured } from '#platform/mail/queue.ts'
import { emit } from '#platform/outbox/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { TestClient } from '#platform/testing/client.ts'
import * as contract from '../contract.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const PASSWORD = 'plum tram forty gull'
const SAID = { en: 'Triple weekend', es: 'Fin de semana triple' }
const begin = (client: TestClient, length: contract.AbsenceLength) => client.call(contract.beginAbsence, { body: { length } })
const absenceOf = async (client: TestClient) => (await client.call(contract.getAbsence)).body.data.absence
const play = (client: TestClient) =>
  client.call(spin, { params: { slug: 'voltage-sevens' }, body: { stake: 100 } }) as Promise<{ status: number; body: object }>
const absent = { status: 403, body: { code: 'absent' } }

const newcomer = () => site.player()
/** As the verification slice does it. */
const verify = ({ playerId }: TestPlayer) =>
  site.context.transaction(async (tx) => {
    await markVerified(tx, playerId, { at: site.clock.now(), by: 'staff' })
    await emit(tx, playerProved, { playerId, payload: { what: 'identity' } })
  })
const until = (ms: number): number => Math.ceil((site.clock.now() + ms) / 1_000)
const mayPromote = (player: TestPlayer) => {
  const slice = site.slices.find(({ id }) => id === 'self-exclusion')
  return slice?.mayPromote?.({ ...site.context, today: '2026-11-21' }, player.playerId, 'push')
}

describe('a break', () => {
  test('starts immediately: signs out everywhere, blocks rounds and marketing, and ends by itself (EXC-1, EXC-3, EXC-6)', async () => {
    const player = await newcomer()
    const other = await backAgain(site, player)
    expect(await mayPromote(player)).toBe(true)
    expect((await begin(player, 'day')).body).toEqual({ success: true })
    expect((await other.call(getProfile)).status).toBe(401)
    expect((await player.call(getProfile)).status).toBe(401)
    expect(await mayPromote(player)).toBe(false)
    const back = await backAgain(site, player)
    expect(await play(back)).toMatchObject(absent)
    expect(await back.call(applyPrize)).toMatchObject(absent)
    expect(await absenceOf(back)).toEqual({ kind: 'break', until: until(DAY_MS), mayAskReturn: false, returnsAt: null })
    site.advance(DAY_MS)
    const later = await backAgain(site, player)
    expect(await absenceOf(later)).toBeNull()
    expect((await play(later)).status).not.toBe(403)
    expect(await mayPromote(player)).toBe(true)
  })

  test('leaves profile and data export available, and is reported in the profile', async () => {
    const player = await site.player({ password: PASSWORD })
    await begin(player, 'week')
    const back = site.visitor()
    const identity = { identifier: player.login, password: PASSWORD }
    expect((await back.call(signIn, { body: identity })).body.success).toBe(true)
    const profile = (await back.call(getProfile)).body.data as PlayerProfile
    expect(profile.absence).toMatchObject({ kind: 'break' })
    expect((await back.call(exportRounds)).status).toBe(200)
  })

  test('requires a player with a recent proof', async () => {
    expect((await begin(site.visitor(), 'day')).status).toBe(401)
    expect((await site.visitor().call(contract.askReturn)).status).toBe(401)
    const player = await newcomer()
    site.advance(11 * MINUTE_MS)
    expect(await begin(player, 'day')).toMatchObject({ status: 403, body: { code: 'proof-needed' } })
    expect((await player.call(contract.beginAbsence, { body: { length: 'hour' as 'day' } })).status).toBe(422)
  })

  test('can be extended and never shortened, even by two concurrent calls (EXC-4)', async () => {
    const player = await newcomer()
    await begin(player, 'week')
    const back = await backAgain(site, player)
    expect((await begin(back, 'day')).body).toEqual({ success: false, reasonType: 'shorter' })
    expect((await begin(back, 'month')).body).toEqual({ success: true })
    const [one, two] = [await backAgain(site, player), await backAgain(site, player)]
    const lock = { sql: 'select pg_advisory_xact_lock(hashtextextended($1, 7307))', values: [player.playerId] }
    const answers = await atOnce(site, lock, [() => begin(one, 'year'), () => begin(two, 'year')])
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    const now = site.clock.now()
    await expectEvents(site, player, 'break.started', [
      { kind: 'cool-off', until: now + 7 * DAY_MS },
      { kind: 'cool-off', until: expect.any(Number) },
      { kind: 'self-exclusion', until: now + 365 * DAY_MS },
    ])
    expect(await absenceOf(await backAgain(site, player))).toMatchObject({ kind: 'exclusion', until: until(365 * DAY_MS) })
  })

  test('cannot be shortened in the database either (EXC-4)', async () => {
    const player = await site.player({ email: 'kept@mail.example' })
    await begin(player, 'five-years')
    const tries = [
      ['update exclusion set until = now() where player = $1', [player.playerId]],
      ['update exclusion set player = (select min(id) from player) where player = $1', [player.playerId]],
      ['delete from exclusion where player = $1', [player.playerId]],
      ['delete from exclusion_person', []],
      ['truncate exclusion cascade', []],
    ] as const
    for (const [statement, values] of tries) {
      await expect(site.database.pool.query(statement, [...values])).rejects.toThrow()
    }
    expect(await absenceOf(await backAgain(site, player))).toMatchObject({ kind: 'exclusion' })
  })

  test('is recorded in the audit trail', async () => {
    const player = await newcomer()
    await begin(player, 'day')
    const { rows } = await site.database.pool.query('select what from audit_event where subject = $1', [player.playerId])
    expect(rows).toContainEqual({ what: 'break-begun' })
  })
})

describe('a self-exclusion', () => {
  test.each(['day', 'six-months'] as const)(
    'EXC-6 of a %s stops offers by mail, pop-ups and every other channel',
    async (length) => {
      const email = `offers-${length}@mail.example`
      const player = await site.player({ email, isEmailConfirmed: true })
      await player.call(chooseChannel, { body: { channel: 'email', isOn: true } })
      await site.slices.find(({ id }) => id === 'content')?.seed?.(site.context)
      await site.liveSettings.refresh()
      const adsOf = async (client: TestClient) =>
        (await client.call(getPlayerAds, { body: { triggerType: 'sessionStart' } })).body.ads
      const offer = async (key: string) => {
        const payload = {
          key,
          subject: SAID,
          paragraphs: { en: ['Come.'], es: ['Ven.'] },
          action: { label: SAID, path: '/promotions' },
        }
        await site.context.transaction((tx) => emit(tx, offerMailWanted, { playerId: player.playerId, payload }))
        await site.deliverEvents()
        return (await listCaptured(site.database.reader, { recipient: email })).length
      }
      expect(await adsOf(player)).not.toEqual([])
      const mails = await offer('before')
      expect(mails).toBeGreaterThan(0)
      await begin(player, length)
      const back = await backAgain(site, player)
      expect(await adsOf(back)).toEqual([])
      expect(await offer('after')).toBe(mails)
      const ctx = { ...site.context, today: '2026-11-21' } as const
      for (const channel of ['email', 'push', 'text', 'site'] as const) {
        const words = await Promise.all(site.slices.map((slice) => slice.mayPromote?.(ctx, player.playerId, channel)))
        expect(words, channel).toContain(false)
      }
    },
  )

  test('lasts until the player requests the return and waits seven days (EXC-2, EXC-8)', async () => {
    const player = await newcomer()
    await begin(player, 'six-months')
    const early = await backAgain(site, player)
    expect((await early.call(contract.askReturn)).body).toEqual({ success: false, reasonType: 'too-early' })
    site.advance(200 * DAY_MS)
    const late = await backAgain(site, player)
    expect(await absenceOf(late)).toMatchObject({ kind: 'exclusion', mayAskReturn: true, returnsAt: null })
    expect(await play(late)).toMatchObject(absent)
    const asked = (await late.call(contract.askReturn)).body
    const waiting = { kind: 'exclusion', mayAskReturn: false, returnsAt: until(7 * DAY_MS) }
    expect(asked).toMatchObject({ success: true, data: { absence: waiting } })
    site.advance(3 * DAY_MS)
    const again = await backAgain(site, player)
    expect((await again.call(contract.askReturn)).body).toEqual(asked)
    expect(await play(again)).toMatchObject(absent)
    site.advance(4 * DAY_MS)
    const back = await backAgain(site, player)
    expect(await absenceOf(back)).toBeNull()
    expect((await play(back)).status).not.toBe(403)
    expect((await back.call(contract.askReturn)).body).toEqual({ success: false, reasonType: 'not-excluded' })
  })

  test('covers the person: a second account with the same mailbox is refused as already taken (EXC-7)', async () => {
    const player = await site.player({ email: 'ann.lee@gmail.com' })
    const form = { typeRegistration: 'email' as const, password: PASSWORD, birthDate: '1990-05-01', state: 'TX', termsIds: [] }
    const apply = (email: string) => site.visitor().call(signUp, { body: { ...form, email } as never })
    await begin(player, 'indefinite')
    expect((await apply('AnnLee+again@googlemail.com')).body).toMatchObject({ success: false, reasonType: 'email-taken' })
    expect((await apply('ann.lee@gmail.com')).body).toMatchObject({ success: false, reasonType: 'email-taken' })
    expect((await apply('bea.lee@gmail.com')).body).not.toMatchObject({ reasonType: 'email-taken' })
  })

  describe('prevents new accounts from its browsers (EXC-7)', () => {
    const form = { password: PASSWORD, birthDate: '1990-05-01', state: 'TX', termsIds: [] }
    let people = 0
    const byLogin = () => ({ ...form, typeRegistration: 'login', login: `home-${(people += 1)}` })
    const open = async (client: TestClient, body: object = byLogin()) => (await client.call(signUp, { body: body as never })).body
    const enter = async (client: TestClient, identifier: string) =>
      (await client.call(signIn, { body: { identifier, password: PASSWORD } })).body
    const away = async (length: contract.AbsenceLength) => {
      const client = site.visitor()
      const reply = await open(client)
      if (!reply.success) throw new Error(reply.reasonType)
      const family = byLogin()
      expect(await open(client, family)).toMatchObject({ success: true })
      expect(await enter(client, reply.data.login)).toMatchObject({ success: true })
      expect((await begin(client, length)).body).toEqual({ success: true })
      return { client, login: reply.data.login, family: family.login }
    }

    test('with the text of a taken name, signed in or out, while the household’s other account can sign in and play', async () => {
      const { client, login, family } = await away('year')
      expect(await open(client)).toEqual({ success: false, reasonType: 'login-taken' })
      const mail = { ...form, typeRegistration: 'email', email: 'quite.new@mail.example' }
      expect(await open(client, mail)).toEqual({ success: false, reasonType: 'email-taken' })
      expect(await enter(client, login)).toMatchObject({ success: true })
      expect(await open(client)).toEqual({ success: false, reasonType: 'login-taken' })
      expect(await enter(client, family)).toMatchObject({ success: true })
      expect(await absenceOf(client)).toBeNull()
      expect((await play(client)).body).not.toMatchObject({ code: 'absent' })
      // The existing account may be given an address, because it is not a new account.
      const slice = site.slices.find(({ id }) => id === 'self-exclusion')
      const ctx = { ...site.context, cookies: { get: (name: string) => client.cookies.get(name) } } as unknown as VisitorContext
      const who = { email: 'quite.new@mail.example', birthDate: '1990-05-01' } as const
      expect(await slice?.maySignUp?.(ctx, who)).toBe(false)
      expect(await slice?.maySignUp?.(ctx, { ...who, id: site.context.newId('plr') })).toBe(true)
      expect(await open(site.visitor(), mail)).toMatchObject({ success: true })
    })

    test('but not after a mere break', async () => {
      const { client } = await away('month')
      expect(await open(client)).toMatchObject({ success: true })
    })

    test('even after the excluded account and its list of browsers are erased', async () => {
      const { client, login } = await away('indefinite')
      await enter(client, login)
      expect((await client.call(closeAccount, { body: { kind: 'erase' } })).body.success).toBe(true)
      const none = 'delete from known_device where player = (select id from player where login = $1)'
      await site.database.pool.query(none, [login])
      expect(await open(client)).toEqual({ success: false, reasonType: 'login-taken' })
    })
  })

  test('prevents the same person from playing with another account (EXC-7)', async () => {
    const who = { name: 'Ann', surname: 'Lee', address: '1 High St', address2: '', city: 'Austin', zip: '78701' }
    const [first, second] = [await newcomer(), await newcomer()]
    for (const each of [first, second]) expect((await each.call(updateProfile, { body: who as never })).status).toBe(200)
    await verify(first)
    expect(await absenceOf(second)).toBeNull()
    await begin(first, 'year')
    expect(await absenceOf(second)).toMatchObject({ kind: 'exclusion' })
    expect(await play(second)).toMatchObject(absent)
    expect(await mayPromote(second)).toBe(false)
  })

  test('recognizes personal data entered after the choice, even once that account is closed (EXC-7)', async () => {
    const who = { name: 'Ottoline', surname: 'Farrow', address: '', address2: '', city: '', zip: '78701' }
    const [first, second] = [await newcomer(), await newcomer()]
    await begin(first, 'indefinite')
    const back = await backAgain(site, first)
    for (const each of [back, second]) expect((await each.call(updateProfile, { body: who as never })).status).toBe(200)
    expect(await absenceOf(second)).toBeNull()
    await verify(first)
    await site.deliverEvents()
    expect(await absenceOf(second)).toMatchObject({ kind: 'exclusion' })
    expect((await back.call(closeAccount, { body: { kind: 'erase' } })).body.success).toBe(true)
    expect(await play(second)).toMatchObject(absent)
  })
})
