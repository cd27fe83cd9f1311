import { afterAll, expect, test } from 'vitest'
import { checkInvariants } from '#ledger/index.ts'
import { findMoneyFaults } from '#platform/payments/money-check.ts'
import { actElsewhere } from '#apps/site/testing/kill-elsewhere.ts'
import type { RedeemerOptions } from '#apps/site/testing/mortal-redeemer.ts'
import { openBench, type Winner } from '#apps/site/testing/redemption-bench.ts'

const { site, payments, winner, redeem, overview, stateOf, jobs, close } = await openBench()
afterAll(close)

/** For every moment: REDEMPTION_KILLS=100 vitest run features/store/redemptions/server/crash */
// oxlint-disable-next-line node/no-process-env -- a switch of this test alone, not of the site
const KILLS = Number(process.env['REDEMPTION_KILLS'] ?? 2)
const KEY = 'once'
const CENTS = 6_000

const redeemElsewhere = ({ player, accountId }: Winner, killAt: number) =>
  actElsewhere<RedeemerOptions>({
    program: 'mortal-redeemer.ts',
    site,
    payments,
    player,
    killAt,
    more: { accountId, cents: CENTS, key: KEY },
  })

test('kill -9 before and after every commit and call loses no redemption and pays none twice', { timeout: 600_000 }, async () => {
  payments.script({ payouts: 'paid' })
  const moments = (await redeemElsewhere(await winner(), 0)) as number
  expect(moments).toBeGreaterThanOrEqual(8)
  const count = Math.min(KILLS, moments)
  for (let nth = 0; nth < count; nth++) {
    const killAt = 1 + Math.floor((nth * moments) / count)
    const killed = await winner()
    expect(await redeemElsewhere(killed, killAt)).toBeNull()
    await redeem(killed, CENTS, KEY)
    for (let round = 0; round < 3 && (await stateOf(killed)) !== 'paid'; round++) await jobs(2)
    await payments.deliver()
    await expect.poll(() => stateOf(killed), { message: `killed at ${killAt}` }).toBe('paid')
    const { rows } = await site.database.pool.query(
      `select count(*)::int as payouts from redemption r join redemption_payout p on p.redemption = r.id where r.player = $1`,
      [killed.player.playerId],
    )
    expect(rows, `killed at ${killAt}`).toEqual([{ payouts: 1 }])
    expect(await overview(killed)).toMatchObject({ winnings: 20_000 - CENTS, heldWinnings: 0 })
    expect(await findMoneyFaults(site.database.reader, site.slices, 0)).toEqual([])
  }
  expect(await checkInvariants(site.database.reader)).toEqual([])
})
