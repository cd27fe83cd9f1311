import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { signUp, type SignUpForm } from '#features/registration/contract.ts'
import { getInfo } from '../contract.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const PASSWORD = 'plum tram forty gull'

async function join(login: string, code: string): Promise<void> {
  const form = { typeRegistration: 'login', login, password: PASSWORD, birthDate: '1990-05-01', state: 'NY', invited_by: code }
  const { body } = await site.visitor().call(signUp, { body: { ...form, termsIds: [] } as SignUpForm })
  expect(body).toMatchObject({ success: true })
}

test('whoever signs up by a code stands in its owner’s list, masked, and in nobody else’s', async () => {
  const [owner, other] = [await site.player(), await site.player()]
  const { own } = (await owner.call(getInfo)).body.data
  expect(own).toEqual({ code: owner.login, total: 0, invited: [] })
  await join('marguerite', owner.login)
  site.advance(1_000)
  await join('jonathan', owner.login)
  expect((await owner.call(getInfo)).body.data.own).toMatchObject({
    total: 2,
    invited: [
      { name: 'j•••n', day: '2026-11-21', state: 'joined' },
      { name: 'm•••e', state: 'joined' },
    ],
  })
  await site.database.pool.query("update player set email_confirmed_at = now() where login = 'marguerite'")
  expect((await owner.call(getInfo)).body.data.own?.invited[1]).toMatchObject({ state: 'confirmed' })
  expect((await other.call(getInfo)).body.data.own).toMatchObject({ total: 0, invited: [] })
})

test('a guest has no code', async () => {
  expect((await site.visitor().call(getInfo)).body.data).toMatchObject({ own: null, inviterReward: null })
})
