import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProfile } from '#features/account/account/contract.ts'
import { newcomer } from '#apps/site/testing/people.ts'
import { confirmTerms, openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { endPart, type Part } from '../contract.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

async function newPlayer(): Promise<TestClient> {
  const { client } = await newcomer(site)
  await confirmTerms(client)
  return client
}
const stepsOf = async (client: TestClient) => (await client.call(getProfile)).body.data['firstSteps']
const end = async (client: TestClient, part: Part) => (await client.call(endPart, { body: { part } })).body.data

test('a newcomer has tips until the first call that ends them, also of two at once', async () => {
  const client = await newPlayer()
  expect(await stepsOf(client)).toEqual({ tips: true, checklist: true })
  const replies = await Promise.all([end(client, 'tips'), end(client, 'tips')])
  expect(replies.filter(({ isFirst }) => isFirst)).toHaveLength(1)
  expect(await end(client, 'tips')).toEqual({ isFirst: false })
  expect(await stepsOf(client)).toEqual({ tips: false, checklist: true })
})

test('the checklist ends by itself, and only once', async () => {
  const client = await newPlayer()
  expect(await end(client, 'checklist')).toEqual({ isFirst: true })
  expect(await end(client, 'checklist')).toEqual({ isFirst: false })
  expect(await stepsOf(client)).toEqual({ tips: true, checklist: false })
})

test('one newcomer’s steps are not another’s', async () => {
  const [client, other] = [await newPlayer(), await newPlayer()]
  await end(client, 'tips')
  expect(await stepsOf(other)).toEqual({ tips: true, checklist: true })
})

test('a player of old has none, and ends none', async () => {
  const player = await site.player()
  expect(await stepsOf(player)).toBeUndefined()
  expect(await end(player, 'tips')).toEqual({ isFirst: false })
})

test('a guest ends nothing, and switched off the call is a 404', async () => {
  expect(await site.visitor().call(endPart, { body: { part: 'tips' } })).toMatchObject({ status: 401 })
  await using without = await openTestSite({ options: { 'first-steps': false } })
  expect(await (await without.player()).call(endPart, { body: { part: 'tips' } })).toMatchObject({ status: 404 })
})
