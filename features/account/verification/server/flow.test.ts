import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { expectEvents } from '#apps/site/testing/expectations.ts'
import { closeAccount } from '#features/account/account-closure/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { getProfilePage } from '#features/account/personal-info/contract.ts'
import { DAY_MS, MINUTE_MS } from '#kernel/time.ts'
import { setClosed } from '#platform/auth/sign-in/closed-accounts.ts'
import { readPlayer } from '#platform/auth/players.ts'
import { isVerified } from '#platform/auth/verified.ts'
import { identityDocumentDecided } from '#features/account/documents/contract.ts'
import { emit } from '#platform/outbox/index.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import * as contract from '../contract.ts'
import * as desk from '../shared/operator-contract.ts'
import type { Delivery } from './sandbox/sandbox-provider.ts'
import { startSandboxProvider } from './sandbox/sandbox-provider.ts'
import { CheckSite } from './test-check-site.ts'

let checks: CheckSite
let site: TestSite
let anna: TestClient
beforeAll(async () => {
  checks = await CheckSite.open()
  site = checks.site
  anna = await checks.operator('anna')
})
afterAll(() => checks.close())

describe('a check', () => {
  test('ACC-2 that passes verifies the player, and switches automatic verification off', async () => {
    const { player, email } = await checks.person()
    const before = (await player.call(getProfilePage)).body.payload.autoVerificationData
    expect(before).toEqual({ isEnabled: true, isAvailable: true, showOn: ['profile'], providers: ['sandbox'], isTest: true })
    expect(await isVerified(site.database.reader, player.playerId)).toBe(false)
    await checks.check(player, { outcome: 'approved' })
    expect(checks.words).toEqual(['applied'])
    expect(await checks.statusOf(player)).toMatchObject({ state: 'approved', mayStart: false, decidedBy: 'provider' })
    expect(await isVerified(site.database.reader, player.playerId)).toBe(true)
    await expectEvents(site, player, 'identity.approved', [{}])
    const { autoVerificationData: after, documentConfirmStatus } = (await player.call(getProfilePage)).body.payload
    expect(after).toMatchObject({ isEnabled: false, isAvailable: false })
    expect(documentConfirmStatus).toBe('approved')
    expect(await checks.pushesTo(player, 'playerVerification')).toEqual(['success'])
    expect(await checks.mailsTo(email)).toContainEqual(expect.stringContaining('is verified'))
    expect((await checks.start(player)).body).toEqual({ success: false, reasonType: 'verified' })
  })

  test.each([
    ['rejected: altered', { state: 'rejected', reason: 'altered', mayRequestReview: true }, 'failed'],
    ['needs-survey', { state: 'pending', step: 'survey' }, 'surveyRequired'],
    ['needs-document', { state: 'pending', step: 'document' }, 'needUploadDocument'],
    ['needs-scan', { state: 'pending', step: 'scan' }, 'needScanDocument'],
    ['duplicate', { state: 'duplicate', mayRequestReview: true }, 'duplicate'],
  ])('that ends in %s reports it', async (outcome, status, action) => {
    const { player } = await checks.person()
    await checks.check(player, { outcome })
    expect(await checks.statusOf(player)).toMatchObject(status)
    expect(await checks.pushesTo(player, 'playerVerification')).toEqual([action])
    expect(await isVerified(site.database.reader, player.playerId)).toBe(false)
    await expectEvents(site, player, 'identity.approved', [])
  })

  test('that is open continues on the same page, even when started twice concurrently', async () => {
    const { player } = await checks.person()
    const [first, second] = await Promise.all([checks.start(player), checks.start(player)])
    expect(first.body).toEqual(second.body)
    await checks.check(player, { outcome: 'needs-scan' })
    await checks.check(player, { outcome: 'approved' })
    expect((await checks.statusOf(player)).state).toBe('approved')
  })

  test('requires a name, and is limited to three in a month', async () => {
    const nameless = await site.player()
    expect((await checks.start(nameless)).body).toEqual({ success: false, reasonType: 'profile-incomplete' })
    const { player } = await checks.person()
    for (let times = 0; times < contract.CHECKS_MAX; times += 1)
      await checks.check(player, { outcome: 'rejected: not-recognised' })
    expect((await checks.start(player)).body).toEqual({ success: false, reasonType: 'too-many-checks' })
    expect(await checks.statusOf(player)).toMatchObject({ checksLeft: 0, mayStart: false, mayRequestReview: true })
  })

  test('that identified another person verifies nobody', async () => {
    const { player } = await checks.person()
    await checks.check(player, { outcome: 'approved', birthDate: '1990-05-02' })
    expect(await checks.statusOf(player)).toMatchObject({ state: 'rejected', reason: 'details-differ' })
  })

  test('is reported when the provider does not answer, and can be restarted later', async () => {
    const { player } = await checks.person()
    const gone = await startSandboxProvider()
    await gone.close()
    const lonely = await openTestSite({ beside: site, verification: { provider: gone.provider } })
    const { body } = await lonely.app.inject({
      method: 'POST',
      url: contract.startVerification.path,
      headers: {
        host: 'play.example',
        'sec-fetch-site': 'same-origin',
        cookie: [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    expect(JSON.parse(body)).toEqual({ success: false, reasonType: 'provider-down' })
    expect((await checks.start(player)).body.success).toBe(true)
    await lonely.close()
  })
})

describe('a provider’s report', () => {
  test('that arrives twice counts once', async () => {
    const { player, email } = await checks.person()
    await checks.check(player, { outcome: 'approved', misdeed: 'twice' }, 2)
    expect(checks.words).toEqual(['applied', 'known'])
    expect(await checks.pushesTo(player, 'playerVerification')).toEqual(['success'])
    expect((await checks.mailsTo(email)).filter((subject) => subject.includes('verified'))).toHaveLength(1)
  })

  test('that arrives out of order changes nothing', async () => {
    const { player } = await checks.person()
    await checks.check(player, { outcome: 'approved', misdeed: 'wrong-order' }, 2)
    expect(checks.words).toEqual(['applied', 'late'])
    expect((await checks.statusOf(player)).state).toBe('approved')
    expect(await checks.pushesTo(player, 'playerVerification')).toEqual(['success'])
  })

  test('for a closed account is ignored', async () => {
    const { player } = await checks.person()
    await site.context.transaction((tx) => setClosed(tx, player.playerId, site.clock.now()))
    await checks.check(player, { outcome: 'approved' })
    expect(checks.words).toEqual(['late'])
    expect(await isVerified(site.context.reader, player.playerId)).toBe(false)
  })

  test('that arrives five times concurrently counts once', async () => {
    const { player, email } = await checks.person()
    await checks.check(player, { outcome: 'approved' })
    const { delivery } = checks
    const { player: other } = await checks.person()
    await checks.start(other)
    const { rows } = await site.database.pool.query('select id from identity_check where player = $1', [other.playerId])
    const word = {
      ...JSON.parse(delivery.body),
      id: 'at once',
      reference: rows[0].id,
      outcome: 'rejected',
      reason: 'altered',
      person: null,
    }
    await Promise.all([1, 2, 3, 4, 5].map(() => checks.take(checks.signed(delivery.url, word))))
    expect(checks.words.slice(1).filter((word) => word === 'applied')).toHaveLength(1)
    expect(checks.words.slice(1).filter((word) => word === 'known')).toHaveLength(4)
    expect(await checks.pushesTo(other, 'playerVerification')).toEqual(['failed'])
    expect(await checks.mailsTo(email)).not.toHaveLength(0)
  })

  test('with a wrong or old signature is refused and changes nothing', async () => {
    const { player } = await checks.person()
    await checks.check(player, { outcome: 'approved', misdeed: 'wrong-key' })
    expect(checks.words).toEqual([403])
    expect((await checks.statusOf(player)).state).toBe('pending')
    const { delivery } = checks
    const word = JSON.parse(delivery.body)
    const old = await checks.take(checks.signed(delivery.url, word, site.clock.now() - 6 * MINUTE_MS))
    const elsewhere = await checks.take(checks.signed(delivery.url.replace('sandbox', 'nobody'), word))
    const changed = checks.signed(delivery.url, word)
    const other = await checks.take({ ...changed, body: changed.body.replace('approved', 'rejected') })
    expect([old, elsewhere, other].map(({ status }) => status)).toEqual([403, 403, 403])
    expect((await checks.statusOf(player)).state).toBe('pending')
    expect((await checks.take(checks.signed(delivery.url, { ...word, reference: 'chk_nobody' }))).outcome).toBe('unknown')
    expect((await checks.take(checks.signed(delivery.url, word))).outcome).toBe('applied')
    await turn(false)
    expect((await checks.take(checks.signed(delivery.url, word))).status).toBe(404)
    await turn(true)
  })

  test('that was lost is fetched, and a check without any expires after three days', async () => {
    const [{ player }, { player: silent }] = [await checks.person(), await checks.person()]
    await checks.check(player, { outcome: 'approved', misdeed: 'lost' }, 0)
    await checks.check(silent, { outcome: 'nothing' }, 0)
    site.advance(20 * MINUTE_MS)
    await site.runJobs()
    expect((await checks.statusOf(player)).state).toBe('approved')
    expect((await checks.statusOf(silent)).state).toBe('pending')
    site.advance(contract.CHECK_LASTS_DAYS * DAY_MS)
    await site.runJobs()
    const { rows } = await site.database.pool.query('select state from identity_check where player = $1', [silent.playerId])
    expect(rows).toEqual([{ state: 'expired' }])
    checks.providerClock.advance(20 * MINUTE_MS + contract.CHECK_LASTS_DAYS * DAY_MS)
    anna = await checks.operator('clara')
  })
})

async function turn(isOn: boolean): Promise<void> {
  await site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: 'verification', isOn }))
  await site.liveSettings.refresh()
}

describe('one person', () => {
  test('has one account, by name and birth date and by document, in any spelling', async () => {
    const { player } = await checks.person('Twín')
    await checks.check(player, { outcome: 'approved', documentNumber: 'ab-12 34' })
    const { player: sameName } = await checks.person('TWIN')
    await checks.check(sameName, { outcome: 'approved', documentNumber: 'Z9' })
    expect((await checks.statusOf(sameName)).state).toBe('duplicate')
    const { player: sameDocument } = await checks.person()
    await checks.check(sameDocument, { outcome: 'approved', documentNumber: 'AB1234' })
    expect((await checks.statusOf(sameDocument)).state).toBe('duplicate')
    expect(await checks.pushesTo(sameDocument, 'playerVerification')).toEqual(['duplicate'])
    const { rows } = await site.database.pool.query('select * from identity_check where player = $1', [player.playerId])
    expect(JSON.stringify(Object.values(rows[0]).map(String))).not.toMatch(/1234|Tw/)
  })

  test.each([
    ['Leaver', null, 'approved'],
    ['Stayaway', 'six-months', 'duplicate'],
  ] as const)('can return after an erasure, but not to bypass a self-exclusion: %s', async (surname, period, state) => {
    const { player } = await checks.person(surname)
    await checks.check(player, { outcome: 'approved' })
    if (period) expect((await player.call(beginAbsence, { body: { length: period } as never })).status).toBe(200)
    const slice = site.slices.find(({ id }) => id === 'verification')
    const who = await readPlayer(site.context.reader, player.playerId)
    await site.context.transaction((tx) => slice!.erase!({ ...site.context, today: '2026-11-21' }, tx, who))
    const { player: back } = await checks.person(surname)
    await checks.check(back, { outcome: 'approved' })
    expect((await checks.statusOf(back)).state).toBe(state)
  })

  test('has one account even when two are checked concurrently', async () => {
    const both = [await checks.person('Racer'), await checks.person('Racer')]
    const deliveries: Delivery[] = []
    for (const { player } of both) {
      await checks.start(player)
      const { rows } = await site.database.pool.query('select id from identity_check where player = $1', [player.playerId])
      const word = { id: `race ${rows[0].id}`, reference: rows[0].id, order: 1, outcome: 'approved', reason: null }
      const url = `http://play.example${contract.takeResult.path.replace(':provider', 'sandbox')}`
      deliveries.push(
        checks.signed(url, {
          ...word,
          person: { name: 'Casey', surname: 'Racer', birthDate: '1990-05-01', documentNumber: 'R1', documentCountry: 'US' },
        }),
      )
    }
    await Promise.all(deliveries.map((delivery) => checks.take(delivery)))
    const states = await Promise.all(both.map(async ({ player }) => (await checks.statusOf(player)).state))
    expect(states.toSorted()).toEqual(['approved', 'duplicate'])
  })
})

describe('an operator’s review', () => {
  const ask = (player: TestPlayer, note = 'That is me.') => player.call(contract.requestReview, { body: { note } })
  const reviewOf = async (player: TestPlayer) =>
    (await anna.call(desk.listReviews)).body.data.reviews.find((each) => each.player.id === player.playerId)
  const decide = async (
    by: TestClient,
    player: TestPlayer,
    decision: 'approved' | 'rejected' | 'duplicate',
    reason: contract.VerificationReason | null = null,
  ) => {
    const { id = 0 } = (await reviewOf(player)) ?? {}
    return by.call(desk.decideReview, { body: { id, decision, reason } })
  }

  test('PRV-4 is requested once, shows what the provider saw, and is final', async () => {
    const { player, email } = await checks.person()
    expect((await ask(player)).body).toEqual({ success: false, reasonType: 'nothing-to-review' })
    await checks.check(player, { outcome: 'approved', birthDate: '1991-01-01' })
    const { delivery } = checks
    await Promise.all([ask(player), ask(player)])
    expect(await checks.statusOf(player)).toMatchObject({ state: 'rejected', mayRequestReview: false, mayStart: false })
    expect((await checks.statusOf(player)).reviewRequestedAt).not.toBeNull()
    expect((await checks.start(player)).body).toEqual({ success: false, reasonType: 'person-looks' })
    expect(await reviewOf(player)).toMatchObject({
      note: 'That is me.',
      reason: 'details-differ',
      seen: { birthDate: '1991-01-01' },
      sameAs: [],
    })
    expect((await decide(anna, player, 'approved')).body).toEqual({ success: true })
    expect(await checks.statusOf(player)).toMatchObject({ state: 'approved', decidedBy: 'person' })
    expect(await checks.pushesTo(player, 'playerIdentityVerification')).toEqual(['approved'])
    expect(await checks.mailsTo(email)).toContainEqual(expect.stringContaining('is verified'))
    const late = {
      ...JSON.parse(delivery.body),
      id: 'much later',
      order: 9,
      outcome: 'rejected',
      reason: 'altered',
      person: null,
    }
    expect((await checks.take(checks.signed(delivery.url, late))).outcome).toBe('late')
    expect((await checks.statusOf(player)).state).toBe('approved')
  })

  test('can decide that two accounts are two people, or one', async () => {
    const { player: first } = await checks.person('Common')
    await checks.check(first, { outcome: 'approved' })
    for (const decision of ['approved', 'duplicate'] as const) {
      const { player } = await checks.person('Common')
      await checks.check(player, { outcome: 'approved', documentNumber: `other-${decision}` })
      await ask(player)
      expect((await reviewOf(player))?.sameAs).toEqual([first.login])
      await decide(anna, player, decision)
      expect(await checks.statusOf(player)).toMatchObject({ state: decision, mayRequestReview: false })
      expect(await checks.pushesTo(player, 'playerIdentityVerification')).toEqual([
        decision === 'approved' ? 'approved' : 'duplicateCredentials',
      ])
    }
    expect(await isVerified(site.database.reader, first.playerId)).toBe(true)
  })

  test('is dropped once the account is closed, and an open check ends', async () => {
    const [{ player }, { player: other }] = [await checks.person(), await checks.person()]
    await checks.check(player, { outcome: 'rejected: altered' })
    await ask(player)
    await checks.start(other)
    for (const each of [player, other]) {
      expect((await each.call(closeAccount, { body: { kind: 'close' } })).body.success).toBe(true)
    }
    expect(await reviewOf(player)).toBeUndefined()
    expect((await checks.checkOf(other)).state).toBe('expired')
  })

  test('is decided by one of two concurrent operators, requires a reason to refuse, and is closed to others', async () => {
    const { player } = await checks.person()
    await checks.check(player, { outcome: 'rejected: altered' })
    await ask(player)
    const { id = 0 } = (await reviewOf(player)) ?? {}
    const { rows: looks } = await site.database.pool.query(
      "select after from audit_event where what = 'identity-reviews-seen' order by id desc limit 1",
    )
    expect(looks[0]?.after.seen).toContain(player.playerId)
    const bert = await checks.operator('bert')
    expect((await decide(anna, player, 'rejected')).body).toEqual({ success: false, reasonType: 'wants-reason' })
    expect((await player.call(desk.decideReview, { body: { id, decision: 'approved', reason: null } })).status).toBe(401)
    expect((await player.call(desk.listReviews)).status).toBe(401)
    const replies = await Promise.all([
      anna.call(desk.decideReview, { body: { id, decision: 'rejected', reason: 'altered' } }),
      bert.call(desk.decideReview, { body: { id, decision: 'approved', reason: null } }),
    ])
    expect(replies.filter(({ body }) => body.success)).toHaveLength(1)
    expect((await checks.statusOf(player)).decidedBy).toBe('person')
  })
})

describe('an accepted identity document', () => {
  const accept = async (player: TestPlayer) => {
    const { rows } = await site.database.pool.query(`select id from operator where name = 'anna'`)
    const payload = { documentId: 'doc_1' as const, isAccepted: true, by: rows[0].id as string }
    await site.context.transaction((tx) => emit(tx, identityDocumentDecided, { playerId: player.playerId, payload }))
    await site.deliverEvents()
  }

  test('verifies the player, even while a check waits for it', async () => {
    const [{ player }, { player: waiting }] = [await checks.person(), await checks.person()]
    await checks.check(waiting, { outcome: 'needs-document' })
    for (const each of [player, waiting]) {
      await accept(each)
      await accept(each)
      expect(await checks.statusOf(each)).toMatchObject({ state: 'approved', decidedBy: 'person' })
    }
    const { rows } = await site.database.pool.query('select from identity_check where player = $1', [player.playerId])
    expect(rows).toHaveLength(1)
  })

  test('of a person who has an account is reported as a duplicate', async () => {
    const [{ player }, { player: again }] = [await checks.person('Paper'), await checks.person('Paper')]
    await accept(player)
    await accept(again)
    expect((await checks.statusOf(again)).state).toBe('duplicate')
    expect(await checks.pushesTo(again, 'playerIdentityVerification')).toEqual(['duplicateCredentials'])
  })

  test('verifies no account without a name, which could not be added afterwards', async () => {
    const nameless = await site.player()
    await accept(nameless)
    expect((await checks.statusOf(nameless)).state).toBe('unverified')
  })
})

test('the data export lists what was checked, and nothing about others', async () => {
  const { player } = await checks.person()
  await checks.check(player, { outcome: 'rejected: altered' })
  await player.call(contract.requestReview, { body: { note: 'Look again.' } })
  const own = site.slices.find(({ id }) => id === 'verification')!
  const copy = await own.personalData!({ ...site.context, today: '2026-11-21' }, player.playerId)
  expect(copy).toMatchObject({
    isVerified: false,
    checks: [{ state: 'rejected', reason: 'altered' }],
    words: [{ outcome: 'rejected' }],
    reviews: [{ note: 'Look again.' }],
  })
})

test('a guest has no check', async () => {
  expect((await site.visitor().call(contract.startVerification)).status).toBe(401)
  expect((await site.visitor().call(contract.getVerification)).status).toBe(401)
})
