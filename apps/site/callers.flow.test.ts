import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeResult } from '#features/account/verification/contract.ts'
import { putCachedGames } from '#features/play/lobby/contract.ts'
import * as wallet from '#features/play/game-providers/contract.ts'
import type { RouteContract } from '#kernel/contract.ts'
import { mayOperator, OPERATOR_ROLES, type OperatorRole } from '#kernel/operator-rights.ts'
import { assert } from '#kernel/result.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { signedInOperator } from './testing/operator.ts'
import { openTestSite, type TestSite } from './testing/site.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const ROLES = Object.keys(OPERATOR_ROLES) as OperatorRole[]

const contracts = () => site.slices.flatMap(({ routes = [] }) => routes.map(({ contract }) => contract))
const ofOperators = () => contracts().filter(({ actor }) => actor === 'operator')

/** The reply to a malformed body and query. */
async function answerTo(client: TestClient, { method, path }: RouteContract) {
  const at = path.replace(/:\w+/g, 'any')
  const reply = await client.send({ method, path: at, ...(method === 'GET' ? {} : { body: { nothing: 'that fits' } }) })
  return { status: reply.status, code: (reply.body as { code?: string }).code, isTold: 'issues' in Object(reply.body) }
}

test('operator calls refuse guests and players before validating the input', async () => {
  expect(ofOperators().length).toBeGreaterThan(20)
  for (const client of [site.visitor(), await site.player()]) {
    for (const contract of ofOperators()) {
      const refused = { status: 401, code: 'not-signed-in', isTold: false }
      expect(await answerTo(client, contract), contract.path).toEqual(refused)
    }
  }
})

test.each(ROLES)('the role %s is refused calls without its right before the input is validated', async (role) => {
  const operator = await signedInOperator(site, `as-${role}`, role)
  for (const contract of ofOperators()) {
    assert(contract.right, contract.path)
    const { code, isTold } = await answerTo(operator, contract)
    const isRefused = code === 'forbidden' && !isTold
    expect({ path: contract.path, isRefused }).toEqual({ path: contract.path, isRefused: !mayOperator(role, contract.right) })
  }
})

test('operator calls that need no right are those of sign-in and invitations', () => {
  const others = contracts().filter(({ path, actor }) => path.startsWith('/rest/operator/') && actor !== 'operator')
  expect(others.map(({ path }) => path)).toEqual([
    '/rest/operator/sign-in/',
    '/rest/operator/sign-in/code/',
    '/rest/operator/sign-out/',
    '/rest/operator/me/',
    '/rest/operator/join/',
  ])
})

test('server-to-server calls validate the input only after the signature', async () => {
  const stranger = site.visitor()
  for (const contract of [wallet.authenticate, wallet.balance, wallet.bet, wallet.win, wallet.rollback, wallet.endRound]) {
    const { status, body } = await stranger.post(contract.path, { request_uuid: 'r-1' })
    expect([status, body], contract.path).toEqual([200, { status: 'INVALID_PARTNER', request_uuid: 'r-1' }])
  }
  expect(await answerTo(stranger, takeResult)).toEqual({ status: 403, code: 'forbidden', isTold: false })
})

test('only the site itself learns what the games cache accepts', async () => {
  for (const client of [site.visitor(), await site.player()]) {
    expect(await answerTo(client, putCachedGames)).toEqual({ status: 403, code: 'forbidden', isTold: false })
  }
})
