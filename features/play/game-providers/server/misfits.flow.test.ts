import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { misfitsOf } from '#apps/site/testing/misfits.ts'
import { expectNoFaults } from '#apps/site/testing/signed-misfits.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { RequestSigner } from '#platform/crypto/signed-request.ts'
import { registerProvider } from './providers.ts'
import { benchOf } from './test-bench.ts'
import { GAME, provider, secretOf, workshop } from './test-workshop.ts'

// Hundreds of calls, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await site.context.transaction((tx) => registerProvider(tx, provider))
})
afterAll(() => site.close())

const { betOf, launched, nowSeconds, richPlayer } = benchOf(() => site)

test('a provider’s signed invalid call never causes a server error', async () => {
  const player = await richPlayer(1_000_000n)
  const token = await launched(player)
  const signer = new RequestSigner('workshop/one', secretOf(workshop))
  const wallet = site.slices.flatMap(({ routes = [] }) =>
    routes.flatMap(({ contract: { path, body } }) => (path.startsWith('/wallet/') && body ? [{ path, body }] : [])),
  )
  expect(wallet.length).toBeGreaterThan(5)
  const statuses = new Set<unknown>()
  for (const { path, body } of wallet) {
    const { fit, misfits } = misfitsOf(body)
    const ids = () => ({ round: crypto.randomUUID(), transaction_uuid: crypto.randomUUID() })
    const bodies = [fit, ...misfits].map((each) =>
      withNames(each, fit, { user: player.playerId, game_code: GAME, token, ...ids() }),
    )
    const sign = (text: string) => signer.headersFor(path, text, String(nowSeconds()))
    for (const reply of await expectNoFaults(site, { path, bodies, sign })) statuses.add((reply as { status: unknown }).status)
  }
  // The calls passed the signature and reached the code behind the contract.
  expect([...statuses]).toEqual(expect.arrayContaining(['OK', 'WRONG_SYNTAX', 'WRONG_TYPES', 'INVALID_TOKEN']))
  expect([...statuses]).not.toContain('INVALID_SIGNATURE')
  expect((await betOf(player, token)).status).toBe('OK')
})

/** Names that pass the lookups, in each field that is not the invalid one. */
function withNames(body: unknown, fit: unknown, names: Readonly<Record<string, unknown>>): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const valid = fit as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(body).map(([field, value]) => [field, value === valid[field] && field in names ? names[field] : value]),
  )
}
