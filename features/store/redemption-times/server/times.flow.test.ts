import { afterAll, expect, test } from 'vitest'
import { openTestSite } from '#apps/site/testing/site.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { getRedemptionTimes } from '../contract.ts'

const site = await openTestSite({ mayBreakMoney: true })
afterAll(() => site.close())

let made = 0
/** Requests of one player, as the tables keep them. */
async function add(
  count: number,
  { ageMs, tookMs, state, code }: { ageMs: number; tookMs?: number; state: string; code?: string },
) {
  const { pool } = site.database
  const { playerId } = await site.player()
  const at = site.clock.now() - ageMs
  await pool.query(
    `insert into payout_account (id, brand, player, provider, method, token, title, fingerprint, is_holder_matched, added_at)
     values ($1, $2, $3, 'p', 'trustly', 't', 't', 'f', true, now())`,
    [`pac_${++made}`, site.theme.id, playerId],
  )
  for (let nth = 0; nth < count; nth++) {
    const id = `rdm_${++made}`
    const ended = tookMs === undefined ? null : new Date(at + tookMs)
    await pool.query(
      `insert into redemption (id, brand, player, request_key, asked_cents, cents, account, residence, origin, state, code,
         requested_at, ended_at) values ($1, $2, $3, $1, 1, 1, (select id from payout_account where player = $3), 'TX', 'o', $4, $5, $6, $7)`,
      [id, site.theme.id, playerId, state, code ?? null, new Date(at), ended],
    )
    if (ended)
      await pool.query("insert into redemption_step (redemption, state, code, actor, at) values ($1, $2, $3, 'rule', $4)", [
        id,
        state === 'paid' ? 'approved' : state,
        code ?? null,
        new Date(at + 2 * SECOND_MS),
      ])
  }
}

const read = async () => (await site.visitor().call(getRedemptionTimes)).body.data

test('anyone reads the times; small numbers are hidden, and open and refused requests count', async () => {
  await add(19, { ageMs: 2 * HOUR_MS, tookMs: MINUTE_MS, state: 'paid' })
  expect(await read()).toEqual({
    windows: [7, 30, 90].map((days) => ({ days, count: null, decided: null, paid: null, byRulePercent: null, refused: [] })),
    open: null,
  })
  await add(1, { ageMs: 2 * HOUR_MS, tookMs: MINUTE_MS, state: 'paid' })
  expect((await read()).windows[0]?.count).toBeNull()
  await add(20, { ageMs: 2 * HOUR_MS, state: 'review' })
  await add(20, { ageMs: HOUR_MS, tookMs: 30 * SECOND_MS, state: 'refused', code: 'not-here' })
  site.advance(11 * MINUTE_MS)
  const { windows, open } = await read()
  expect(windows[0]).toMatchObject({
    count: 60,
    decided: { p50: 2, p90: null },
    paid: { p50: 60, p90: null },
    byRulePercent: 100,
    refused: [{ reason: 'not-here', count: 20 }],
  })
  expect(open).toEqual({ count: 20, oldestSeconds: (2 * HOUR_MS + 11 * MINUTE_MS) / SECOND_MS })
})
