import { afterAll, beforeAll, expect, test } from 'vitest'
import { switchToSweepStakes } from '#features/account/account/contract.ts'
import { spin } from '#features/play/game-session/contract.ts'
import { z } from 'zod'
import { type RouteContract, route } from '#kernel/contract.ts'
import { units } from '#kernel/money.ts'
import { post, readBalances } from '#ledger/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import { bind } from '#platform/feature.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { misfitsOf } from './testing/misfits.ts'
import { openTestSite, type TestSite } from './testing/site.ts'

let site: TestSite
let isHeldBack = false
/** A player on a break, self-excluded or in a blocked region. */
const holdingBack: ServerFeature = {
  id: 'holding-back',
  isInEveryTheme: true,
  guardAs: async (_ctx, start) => {
    if (isHeldBack) throw new AppError('forbidden', `No ${start} now.`)
  },
}
beforeAll(async () => void (site = await openTestSite({ besides: [holdingBack] })))
afterAll(() => site.close())

/** Every writing call of every slice, present and future. */
const allWrites = () =>
  site.slices.flatMap((slice) =>
    (slice.routes ?? []).flatMap(({ contract }) => (contract.effect === 'write' ? [{ slice, contract }] : [])),
  )

/** Browser calls; server-to-server calls are signed. */
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

test.each<[string, Record<string, string>]>([
  ['a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }],
  ['a neighbour below the same domain', { 'sec-fetch-site': 'same-site' }],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }],
  ['another site that names our origin', { 'sec-fetch-site': 'cross-site', origin: 'http://play.example' }],
  ['a page without an origin', { 'sec-fetch-site': '', origin: 'null' }],
])('a write from %s is refused, by any of its methods', async (_, foreign) => {
  expect(writes().length).toBeGreaterThan(20)
  const methodsOf = ({ method, alsoPost }: RouteContract) => (alsoPost ? [method, 'POST' as const] : [method])
  const asked = writes().flatMap(({ contract }) => methodsOf(contract).map((method) => ({ contract: { ...contract, method } })))
  expect(await codesOf(asked, (contract) => codeOf(site.visitor(), contract, foreign))).toEqual(all(asked, 'foreign-origin'))
})

test('a player’s write is refused to guests, and to idle sessions without the password', async () => {
  const ofPlayers = writes().filter(({ contract }) => contract.actor === 'player' && !contract.isUnattended)
  expect(await codesOf(ofPlayers, (contract) => codeOf(site.visitor(), contract))).toEqual(all(ofPlayers, 'not-signed-in'))
  const idle = await site.player()
  site.advance(31 * MINUTE_MS)
  expect(await codesOf(ofPlayers, (contract) => codeOf(idle, contract))).toEqual(all(ofPlayers, 'password-needed'))
})

test('a restricted player cannot start anything new, and every other write stays open', async () => {
  const player = await site.player()
  const guarded = writes().filter(({ contract }) => typeof contract.guardedAs === 'string')
  const ask = async (contract: RouteContract) => {
    const { body } = await player.call(contract, { params, body: contract.body && misfitsOf(contract.body).fit })
    return `${contract.path} ${(body as { code?: string }).code}`
  }
  const before = await codesOf(guarded, ask)
  for (const code of before) expect(code).not.toContain('forbidden')
  // Invalid input is refused before any guard runs.
  const asked = guarded.filter((_, nth) => !before[nth]?.endsWith('invalid-input'))
  expect(asked.map(({ contract }) => contract.path)).toContain(spin.path)
  isHeldBack = true
  expect(await codesOf(asked, ask)).toEqual(all(asked, 'forbidden'))
  expect((await player.call(switchToSweepStakes)).status).toBe(200)
  isHeldBack = false
})

test('a write does not exist if its slice is off', async () => {
  const switchable = allWrites().filter(({ slice }) => !slice.isInEveryTheme)
  expect(switchable.some(({ contract }) => contract.actor === 'provider')).toBe(true)
  const brand = site.theme.id
  await site.context.transaction(async (tx) => {
    for (const { id } of site.slices) await setFeatureSwitch(tx, { brand, feature: id, isOn: false })
  })
  await site.liveSettings.refresh()
  expect(await codesOf(switchable, (contract) => codeOf(site.visitor(), contract))).toEqual(all(switchable, 'not-found'))
})

test('a write without a guard moves no amounts', async () => {
  const careless = route({
    method: 'POST',
    path: '/test/careless/',
    effect: 'write',
    actor: 'player',
    guardedAs: { open: 'preferences' },
    summary: 'Grants coins although it is open to everyone.',
    reply: z.object({ success: z.literal(true) }),
  })
  const verb = async (ctx: PlayerContext) => {
    const movements = [
      { from: { house: 'promotions', asset: 'coins' }, to: { player: ctx.playerId, asset: 'coins' }, amount: units('coins', 1) },
    ] as const
    await ctx.transaction((tx) => post(tx, { key: 'careless', kind: 'gift', player: ctx.playerId, movements }))
    return { success: true as const }
  }
  await using other = await openTestSite({
    besides: [{ id: 'careless', isInEveryTheme: true, routes: [bind(careless, verb)] }],
  })
  const player = await other.player()
  const before = await readBalances(other.context.reader, player.playerId)
  expect((await player.call(careless)).status).toBe(500)
  expect(await readBalances(other.context.reader, player.playerId)).toEqual(before)
})
