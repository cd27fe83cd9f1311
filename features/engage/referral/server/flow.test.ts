import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { expectPostings } from '#apps/site/testing/expectations.ts'
import { auditOf, newcomer } from '#apps/site/testing/people.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { checkRewards, signUp, type SignUpForm } from '#features/account/registration/contract.ts'
import { registration } from '#features/account/registration/feature.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { economy } from '#kernel/economy.ts'
import type { EventContract } from '#kernel/event.ts'
import type { Id } from '#kernel/id.ts'
import { wireReward } from '#kernel/reward.ts'
import { markEmailConfirmed } from '#platform/auth/players.ts'
import { seedCampaigns } from '#platform/campaigns/index.ts'
import { contactConfirmed, purchaseCompleted } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { factsChanged } from '#promotions/audience/facts-changed.ts'
import { getInfo } from '../contract.ts'
import { referralCampaign } from '../shared/campaign.ts'
import { demos } from './seed-campaigns.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await seedCampaigns(referralCampaign, demos)(site.context)
})
afterAll(() => site.close())

const PASSWORD = 'plum tram forty gull'

const ownOf = async (player: TestClient) => (await player.call(getInfo)).body.data.own ?? expect.fail('no code')

const PAID = { ...wireReward(economy.referral) }
const REWARD = { ...PAID, condition: 'active', friendsMax: 50 }

/** An inviter, and a friend who signed up with the code. */
async function pair(changes: Partial<SignUpForm> = {}) {
  const owner = await site.player()
  const { code } = await ownOf(owner)
  const { client, playerId } = await newcomer(site, { ...changes, invited_by: code })
  return [owner, Object.assign(client, { playerId: playerId as Id<'plr'> })] as const
}

async function happens<T extends string, P extends z.ZodObject>(
  { playerId }: Pick<TestPlayer, 'playerId'>,
  event: EventContract<T, P>,
  payload: z.output<P>,
): Promise<void> {
  site.advance(1_000)
  await site.context.transaction((tx) => emit(tx, event as never, { playerId, payload, at: site.clock.now() } as never))
  await site.deliverEvents()
  await site.deliverEvents()
}

async function confirm(player: Pick<TestPlayer, 'playerId'>): Promise<void> {
  await site.context.transaction((tx) => markEmailConfirmed(tx, player.playerId, site.clock.now()))
  await happens(player, contactConfirmed, { what: 'email' })
}

const buy = (player: Pick<TestPlayer, 'playerId'>, nth: number) =>
  happens(player, purchaseCompleted, {
    orderId: `ord_${nth}`,
    preset: 'starter',
    cents: 199,
    nth,
    offer: null,
    coins: 1,
    entries: 1,
  })
const reachLevel = (player: Pick<TestPlayer, 'playerId'>, vipLevel: number) => happens(player, factsChanged, { vipLevel })

async function keepCard({ playerId }: Pick<TestPlayer, 'playerId'>): Promise<void> {
  await site.database.pool.query(
    `insert into saved_payment_method (id, player, provider, token, method, title, fingerprint, saved_at)
     values ($1, $1, 'sandbox', $1, 'card', 'Card 4242', 'one-card', now())`,
    [playerId],
  )
}

async function join(login: string, code: string): Promise<void> {
  const form = { typeRegistration: 'login', login, password: PASSWORD, birthDate: '1990-05-01', state: 'TX', invited_by: code }
  const { body } = await site.visitor().call(signUp, { body: { ...form, termsIds: [] } as SignUpForm })
  expect(body).toMatchObject({ success: true })
}

test('a player who signs up with a code appears masked in its owner’s list, and in no other', async () => {
  const [owner, other] = [await site.player(), await site.player()]
  const own = await ownOf(owner)
  expect(own).toEqual({ code: expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/), total: 0, invited: [] })
  await join('marguerite', own.code)
  site.advance(1_000)
  await join('jonathan', own.code.toLowerCase())
  expect((await owner.call(getInfo)).body.data.own).toMatchObject({
    total: 2,
    invited: [
      { name: 'j•••n', day: '2026-11-21', state: 'joined' },
      { name: 'm•••e', state: 'joined' },
    ],
  })
  expect((await other.call(getInfo)).body.data.own).toMatchObject({ total: 0, invited: [] })
})

test('a player’s code is random, unique and stable, also for two concurrent requests', async () => {
  const [one, two] = [await site.player(), await site.player()]
  const asked = await Promise.all([ownOf(one), ownOf(one), ownOf(two)])
  const [code, again, other] = asked.map((own) => own.code)
  expect((await ownOf(one)).code).toBe(code)
  expect(again).toBe(code)
  expect(other).not.toBe(code)
})

test('a guest has no code', async () => {
  expect((await site.visitor().call(getInfo)).body.data).toMatchObject({ own: null, reward: REWARD })
})

describe('a friend', () => {
  test('who confirms a contact and buys first brings both sides the reward, once, whatever comes later', async () => {
    const [owner, friend] = await pair()
    await confirm(friend)
    expect((await ownOf(owner)).invited).toMatchObject([{ state: 'confirmed' }])
    for (const side of [owner, friend]) await expectPostings(site, side, 'referral', [])
    await buy(friend, 1)
    expect((await ownOf(owner)).invited).toMatchObject([{ state: 'active' }])
    for (const side of [owner, friend]) await expectPostings(site, side, 'referral', [PAID])
    await buy(friend, 2)
    await confirm(friend)
    await reachLevel(friend, 3)
    for (const side of [owner, friend]) await expectPostings(site, side, 'referral', [PAID])
  })

  test('who reaches a level first and confirms later brings the reward', async () => {
    const [owner, friend] = await pair()
    await reachLevel(friend, 2)
    await expectPostings(site, owner, 'referral', [])
    await confirm(friend)
    for (const side of [owner, friend]) await expectPostings(site, side, 'referral', [PAID])
    expect((await ownOf(owner)).invited).toMatchObject([{ state: 'active' }])
  })

  test('at the first level has not started yet', async () => {
    const [owner, friend] = await pair()
    await confirm(friend)
    await reachLevel(friend, 1)
    await expectPostings(site, owner, 'referral', [])
    expect((await ownOf(owner)).invited).toMatchObject([{ state: 'confirmed' }])
  })

  test('who pays with the inviter’s card brings nothing, and the audit trail says why', async () => {
    const [owner, friend] = await pair()
    await keepCard(owner)
    await keepCard(friend)
    await confirm(friend)
    await buy(friend, 1)
    for (const side of [owner, friend]) await expectPostings(site, side, 'referral', [])
    expect((await ownOf(owner)).invited).toMatchObject([{ state: 'not-eligible' }])
    expect(await auditOf(site, friend.playerId)).toContain('referral-refused')
    await reachLevel(friend, 2)
    await expectPostings(site, owner, 'referral', [])
  })

  test('whose inviter excluded themselves gets the reward; the inviter’s is held', async () => {
    const [owner, friend] = await pair()
    await owner.call(beginAbsence, { body: { length: 'six-months' } })
    await confirm(friend)
    await buy(friend, 1)
    await expectPostings(site, friend, 'referral', [PAID])
    await expectPostings(site, owner, 'referral', [])
    expect(await auditOf(site, friend.playerId)).not.toContain('referral-refused')
  })

  test('of a state with coins only gets the coins; the inviter gets both', async () => {
    const [owner, friend] = await pair({ state: 'NY' })
    await confirm(friend)
    await buy(friend, 1)
    await expectPostings(site, friend, 'referral', [{ coins: PAID.coins }])
    await expectPostings(site, owner, 'referral', [PAID])
    expect((await ownOf(owner)).invited).toMatchObject([{ state: 'active' }])
  })
})

test('a player whom nobody invited gets no reward', async () => {
  const player = await site.player()
  await confirm(player)
  await buy(player, 1)
  await expectPostings(site, player, 'referral', [])
  expect(await ownOf(player)).toMatchObject({ total: 0 })
})

test('a newcomer is promised the sign-up gift and the referral reward', async () => {
  const { code } = await ownOf(await site.player())
  const { body } = await site.visitor().call(checkRewards, { query: { invited_by: code } })
  const gift = wireReward(registration.defaults.signUpReward)
  expect(body).toMatchObject({
    reasonType: null,
    registrationRewardWithoutCode: gift,
    registrationReferralReward: { coins: gift.coins + PAID.coins, entries: gift.entries + PAID.entries },
    referral: { ...PAID, condition: 'active' },
  })
})

test('a slice that is switched off promises nothing, and pays what was promised before', async () => {
  const [owner, friend] = await pair()
  const turn = async (isOn: boolean) => {
    await site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: 'referral', isOn }))
    await site.liveSettings.refresh()
  }
  await turn(false)
  expect((await site.visitor().call(checkRewards)).body.referral).toBeNull()
  await confirm(friend)
  await buy(friend, 1)
  await expectPostings(site, owner, 'referral', [PAID])
  await turn(true)
})
