import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectEvents } from '#apps/site/testing/expectations.ts'
import { balancesOf, newForm } from '#apps/site/testing/people.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { getInfo } from '#features/engage/referral/contract.ts'
import { wireReward } from '#kernel/reward.ts'
import { DAY_MS } from '#kernel/time.ts'
import { createTestClient, type TestClient } from '#platform/testing/client.ts'
import { checkRewards, signUp, type SignUpForm } from '../contract.ts'
import { registration } from '../feature.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const { signUpReward } = registration.defaults
const from = (address: string) => createTestClient(site.app, 'play.example', address)

async function open(client: TestClient, changes: Partial<SignUpForm> = {}) {
  const { body } = await client.call(signUp, { body: newForm(changes) })
  if (!body.success) throw new Error(body.reasonType)
  return body.data
}

/** A player with a code who signed up from this address. */
async function inviter(address: string, changes: Partial<SignUpForm> = {}) {
  const client = from(address)
  const { playerId } = await open(client, changes)
  const { own } = (await client.call(getInfo)).body.data
  return { client, playerId, code: own!.code, listed: async () => (await client.call(getInfo)).body.data.own!.total }
}

const promised = async (client: TestClient, code: string) =>
  (await client.call(checkRewards, { query: { invited_by: code } })).body.reasonType

const whyOf = async (playerId: string) => {
  const { rows } = await site.database.pool.query("select after->>'referral' as why from audit_event where subject = $1", [
    playerId,
  ])
  return rows[0]?.why
}

describe('an invitation', () => {
  test('from another network and browser is accepted, and sign-up pays the ordinary gift', async () => {
    const { code, listed, playerId: referrer } = await inviter('8.8.4.4')
    const client = from('8.8.5.4')
    expect(await promised(client, code)).toBeNull()
    const { referral, playerId } = await open(client, { invited_by: code })
    expect(referral).toBe('accepted')
    expect(await whyOf(playerId)).toBe('accepted')
    expect(await balancesOf(client)).toMatchObject(wireReward(signUpReward))
    expect(await listed()).toBe(1)
    await expectEvents(site, { playerId }, 'player.signed-up', [{ isReferred: true, referrer }])
  })

  test.each([
    ['same-address', '9.9.9.4', (_: TestClient) => from('9.9.9.200'), {}],
    ['same-device', '9.9.8.4', (own: TestClient) => own, {}],
    ['same-person', '9.9.7.4', (_: TestClient) => from('9.9.6.4'), { email: 'self.invited+2@gmail.com' }],
  ] as const)('is refused for the %s, and the reason stays in the audit trail', async (why, at, by, changes) => {
    const {
      client: own,
      code,
      listed,
    } = await inviter(at, {
      email: why === 'same-person' ? 'selfinvited@gmail.com' : undefined,
      ...(why !== 'same-person' && { typeRegistration: 'login' }),
    })
    const client = by(own)
    // The mailbox is known only once the form is sent.
    expect(await promised(client, code)).toBe(why === 'same-person' ? null : 'code-refused')
    const before = await listed()
    const { referral, playerId } = await open(client, { invited_by: code, ...changes })
    expect(referral).toBe('code-refused')
    expect(await whyOf(playerId)).toBe(why)
    expect(before).toBe(0)
    const { rows } = await site.database.pool.query('select invited_by from player where id = $1', [playerId])
    expect(rows).toEqual([{ invited_by: null }])
    await expectEvents(site, { playerId }, 'player.signed-up', [{ isReferred: false, referrer: null }])
    if (why !== 'same-person') expect(await balancesOf(client)).toMatchObject(wireReward(signUpReward))
  })

  test('is valid from a network that the inviter left a month ago', async () => {
    const { code } = await inviter('9.9.5.4')
    site.advance(31 * DAY_MS)
    expect(await promised(from('9.9.5.9'), code)).toBeNull()
  })

  test('belongs to one brand', async () => {
    const { code } = await inviter('9.9.4.4')
    const { rows } = await site.database.pool.query(
      "update invitation_code set brand = 'another' where code = $1 returning code",
      [code],
    )
    expect(rows).toHaveLength(1)
    expect(await promised(from('9.9.3.4'), code)).toBe('code-not-found')
  })
})
