import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { confirmPassword, getProfile, switchToSweepStakes } from '#features/account/account/contract.ts'
import { getProfilePage } from '#features/account/personal-info/contract.ts'
import type { PlayerProfile } from '#kernel/profile.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { TestClient } from '#platform/testing/client.ts'
import * as contract from '../contract.ts'

/** Rounds of a test slice. */
const playing: ServerFeature = {
  id: 'playing',
  isInEveryTheme: true,
  played: async (_ctx, since) => [
    { mode: 'SweepStakes', rounds: 2, stake: 500n, win: BigInt(since % 7) },
    { mode: 'TournamentPoints', rounds: 1, stake: 1_000n, win: 2_500n },
  ],
}

let site: TestSite
beforeAll(async () => void (site = await openTestSite({ besides: [playing] })))
afterAll(() => site.close())

const part = async (client: TestClient) =>
  ((await client.call(getProfile)).body.data as PlayerProfile).realityCheck ?? expect.fail('no part')
const choose = async (client: TestClient, minutes: contract.IntervalMinutes) =>
  (await client.call(contract.chooseInterval, { body: { minutes } })).body.data
/** Calls often enough that no session becomes idle. */
async function stay(client: TestClient, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 20 * MINUTE_MS) {
    site.advance(Math.min(left, 20 * MINUTE_MS))
    await client.call(getProfile)
  }
}
const refusal = { status: 403, body: { success: false, code: 'reality-check-due' } }

describe('a reality check', () => {
  test('blocks a player after an hour until it is acknowledged, and again an hour later (RC-1, RC-2)', async () => {
    const player = await site.player()
    expect(await part(player)).toMatchObject({ isDue: false, minutes: 60 })
    await stay(player, HOUR_MS - MINUTE_MS)
    expect((await player.call(switchToSweepStakes)).status).toBe(200)
    await stay(player, MINUTE_MS)
    expect(await part(player)).toMatchObject({ isDue: true })
    expect(await player.call(switchToSweepStakes)).toMatchObject(refusal)
    expect((await player.call(contract.acknowledge)).body).toEqual({ success: true })
    expect((await player.call(switchToSweepStakes)).status).toBe(200)
    await stay(player, HOUR_MS)
    expect(await player.call(switchToSweepStakes)).toMatchObject(refusal)
  })

  test('shows the visit’s duration and totals', async () => {
    const player = await site.player()
    const began = Math.floor(site.clock.now() / 1_000)
    await stay(player, 50 * MINUTE_MS)
    const { data } = (await player.call(contract.getInfo)).body
    expect(data).toMatchObject({ since: began, minutes: 60, next: null })
    expect(data.played).toContainEqual({ mode: 'TournamentPoints', rounds: 1, stake: 1_000, win: 2_500 })
  })

  test('becomes more frequent immediately, and less frequent a day later', async () => {
    const player = await site.player()
    expect(await choose(player, 15)).toMatchObject({ minutes: 15, next: null })
    await stay(player, 15 * MINUTE_MS)
    expect(await player.call(switchToSweepStakes)).toMatchObject(refusal)
    const { next, minutes } = await choose(player, 60)
    expect(minutes).toBe(15)
    expect(next).toMatchObject({ minutes: 60, from: Math.ceil((site.clock.now() + DAY_MS) / 1_000) })
    const page = (await player.call(getProfilePage)).body
    expect(page.payload.responsiblePlay.activityReminderValue).toBe(15)
  })

  test('restarts with a new visit after an idle time, but not with a repeated password', async () => {
    const password = 'plum tram forty gull'
    const player = await site.player({ password })
    await stay(player, 40 * MINUTE_MS)
    const before = await part(player)
    await player.call(confirmPassword, { body: { password } })
    expect((await part(player)).dueAt).toBe(before.dueAt)
    site.advance(31 * MINUTE_MS)
    await player.call(confirmPassword, { body: { password } })
    expect((await part(player)).dueAt).toBe(Math.ceil((site.clock.now() + HOUR_MS) / 1_000))
  })

  test('is not postponed by an early acknowledgment', async () => {
    const player = await site.player()
    await stay(player, HOUR_MS - MINUTE_MS)
    expect((await player.call(contract.acknowledge)).body).toEqual({ success: true })
    await stay(player, MINUTE_MS)
    expect(await player.call(switchToSweepStakes)).toMatchObject(refusal)
  })

  test('belongs to its player: a guest can neither read nor set one', async () => {
    const guest = site.visitor()
    expect((await guest.call(contract.getInfo)).status).toBe(401)
    expect((await guest.call(contract.acknowledge)).status).toBe(401)
    expect((await guest.call(contract.chooseInterval, { body: { minutes: 15 } })).status).toBe(401)
  })

  test('accepts only the listed intervals, and audits each choice', async () => {
    const player = await site.player()
    expect((await player.call(contract.chooseInterval, { body: { minutes: 90 as 60 } })).status).toBe(422)
    await choose(player, 30)
    const { rows } = await site.database.pool.query('select what from audit_event where subject = $1 order by at', [
      player.playerId,
    ])
    expect(rows.map(({ what }: { what: string }) => what)).toContain('reality-check-interval-chosen')
  })
})
