import { afterAll, beforeAll, expect, test } from 'vitest'
import { switchToSweepStakes } from '#features/account/contract.ts'
import { spin } from '#features/game-session/contract.ts'
import type { RouteContract } from '#kernel/contract.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { openTestSite, type TestSite } from './testing/site.ts'

let site: TestSite
let isHeldBack = false
/** Somebody on a break, excluded or in the wrong place. */
const holdingBack: ServerFeature = {
  id: 'holding-back',
  isInEveryTheme: true,
  guardStart: async (_ctx, start) => {
    if (isHeldBack) throw new AppError('forbidden', `No ${start} now.`)
  },
}
beforeAll(async () => void (site = await openTestSite({ besides: [holdingBack] })))
afterAll(() => site.close())

/** Every call that changes something, of every slice there is or will be. */
const allWrites = () =>
  site.slices.flatMap((slice) =>
    (slice.routes ?? []).flatMap(({ contract }) => (contract.effect === 'write' ? [{ slice, contract }] : [])),
  )

/** Those of a browser; the servers of others sign theirs. */
const writes = () => allWrites().filter(({ contract }) => contract.actor !== 'provider')

const params = new Proxy({}, { get: () => 'any' }) as Record<string, string>

async function codeOf(client: TestClient, contract: RouteContract, headers: Record<string, string> = {}): Promise<string> {
  const { body } = await client.call(contract, { params, headers })
  return `${contract.path} ${(body as { code?: string }).code}`
}

const codesOf = (asked: readonly { contract: RouteContract }[], ask: (contract: RouteContract) => Promise<string>) =>
  Promise.all(asked.map(({ contract }) => ask(contract)))

const all = (asked: readonly { contract: RouteContract }[], code: string) =>
  asked.map(({ contract }) => `${contract.path} ${code}`)

test('no write is taken from a page of another site', async () => {
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }
  expect(writes().length).toBeGreaterThan(20)
  expect(await codesOf(writes(), (contract) => codeOf(site.visitor(), contract, foreign))).toEqual(
    all(writes(), 'foreign-origin'),
  )
})

test('no player’s write is taken from a guest, nor from somebody idle without the password', async () => {
  const ofPlayers = writes().filter(({ contract }) => contract.actor === 'player')
  expect(await codesOf(ofPlayers, (contract) => codeOf(site.visitor(), contract))).toEqual(all(ofPlayers, 'not-signed-in'))
  const idle = await site.player()
  site.advance(31 * MINUTE_MS)
  expect(await codesOf(ofPlayers, (contract) => codeOf(idle, contract))).toEqual(all(ofPlayers, 'password-needed'))
})

test('who is held back starts nothing, and everything else stays open', async () => {
  const player = await site.player()
  const starts = writes().filter(({ contract }) => contract.starts)
  const ask = async (contract: RouteContract) => {
    const { body } = await player.call(contract, { params, body: { stake: 1, isAgreed: true } })
    return `${contract.path} ${(body as { code?: string }).code}`
  }
  for (const code of await codesOf(starts, ask)) expect(code).not.toContain('forbidden')
  isHeldBack = true
  expect(starts.map(({ contract }) => contract.path)).toContain(spin.path)
  expect(await codesOf(starts, ask)).toEqual(all(starts, 'forbidden'))
  expect((await player.call(switchToSweepStakes)).status).toBe(200)
  isHeldBack = false
})

test('no write is there where its slice is off', async () => {
  const switchable = allWrites().filter(({ slice }) => !slice.isInEveryTheme)
  expect(switchable.some(({ contract }) => contract.actor === 'provider')).toBe(true)
  const brand = site.theme.id
  await site.context.transaction(async (tx) => {
    for (const { id } of site.slices) await setFeatureSwitch(tx, { brand, feature: id, isOn: false })
  })
  await site.liveSettings.refresh()
  expect(await codesOf(switchable, (contract) => codeOf(site.visitor(), contract))).toEqual(all(switchable, 'not-found'))
})
